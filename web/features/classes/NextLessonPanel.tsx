import { Calendar } from 'lucide-react'
import type { ReactNode } from 'react'
import { isNextOpen } from '../../../contract/classes/class-to-continue.ts'
import type { MyClass, NextLessonOfClass } from '../../../contract/enrolment/enrolment.ts'
import { paths } from '../../api/paths.ts'
import { BilingualTitle } from '../../kit/BilingualTitle.tsx'
import { Star } from '../../kit/Star.tsx'
import { useTimeZone } from '../../kit/time-zone.ts'
import { ProgressLine } from './ClassProgress.tsx'
import { ContinueButton } from './ContinueButton.tsx'
import { lessonsText, opensText } from './next-lesson-text.ts'
import './next-lesson.css'

type NextLessonPanelProps = Pick<MyClass, 'lessonsDone' | 'lessonsTotal'> & {
  /** The public or numeric id of the class. */
  classRef: string
  nextLesson: NextLessonOfClass
  /** A line above the title. */
  children?: ReactNode
}

/** The next lesson of a class, for a dark panel: number, title, progress, and the gold button if it is open. */
export function NextLessonPanel(props: NextLessonPanelProps) {
  const { classRef, nextLesson, lessonsDone, lessonsTotal, children } = props
  const timezone = useTimeZone()
  const now = Date.now() / 1000
  return (
    <div className="next">
      <div className="next-lesson">
        <Star kind="open">{nextLesson.number}</Star>
        <div className="grow">
          {children}
          <h2 className="next-title">
            <BilingualTitle>{nextLesson.subject}</BilingualTitle>
          </h2>
        </div>
      </div>
      <div className="next-progress">
        <span className="num">{lessonsText(lessonsDone, lessonsTotal)}</span>
        <ProgressLine done={lessonsDone} total={lessonsTotal} />
      </div>
      {isNextOpen({ nextLesson }, now) ? (
        <ContinueButton
          to={paths.lesson(classRef, nextLesson.id)}
          variant="gold"
          nextLesson={nextLesson}
          lessonsDone={lessonsDone}
        />
      ) : (
        <p className="next-opens">
          <Calendar className="icon" aria-hidden />
          <span>{opensText(nextLesson, now, timezone)}</span>
        </p>
      )}
    </div>
  )
}
