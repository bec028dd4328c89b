import { CalendarDays } from 'lucide-react'
import type { ReactNode } from 'react'
import { progressPercent } from '../../../contract/lessons/next-lesson.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { ProgressBar } from '../../kit/ProgressBar.tsx'
import { PercentStar } from '../../kit/ScoreStar.tsx'
import type { Course } from './course.ts'
import { lessonsText } from './next-lesson-text.ts'
import './class-page.css'

type YourProgressProps = { course: Course; onTimetable: () => void; children?: ReactNode }

/** The progress of the student: star, text, progress bar and the timetable button (R-CLASS-008, R-CLASS-009). */
export function YourProgress({ course, onTimetable, children }: YourProgressProps) {
  const { done, total } = course
  const count = lessonsText(done, total)
  return (
    <Card as="aside" padded className="progress">
      <h2 className="text-card-head">{m.classes_your_progress()}</h2>
      <div className="progress-top">
        <PercentStar value={progressPercent(done, total)} large />
        <p className="grow">
          <b className="num block">{count}</b>
          <span className="text-ink-2">{nextStepText(course)}</span>
        </p>
      </div>
      <ProgressBar value={done} max={total} label={count} />
      {course.timetables.length > 0 && (
        <Button variant="outline" onClick={onTimetable}>
          <CalendarDays className="icon" aria-hidden />
          {m.classes_view_timetable()}
        </Button>
      )}
      {children}
    </Card>
  )
}

/** 'Twelve to go. The next one is open.' */
function nextStepText({ rows, done, total, next }: Course): string {
  if (total === 0) return m.classes_progress_no_lessons()
  if (done === total) return m.classes_progress_completed()
  const remainingText = m.classes_remaining({ count: total - done })
  if (next?.opens === 'now') return `${remainingText} ${m.classes_next_is_open()}`
  const nextRow = rows.find((it) => it.lesson.id === next?.id)
  return nextRow?.isScheduled
    ? `${remainingText} ${m.classes_next_is({ note: nextRow.note })}`
    : remainingText
}
