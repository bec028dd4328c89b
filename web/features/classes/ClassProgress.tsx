import { isFinished, isNextOpen } from '../../../contract/classes/class-to-continue.ts'
import type { MyClass } from '../../../contract/enrolment/enrolment.ts'
import { progressPercent } from '../../../contract/lessons/next-lesson.ts'
import { m } from '../../../messages/m.ts'
import { Star } from '../../kit/Star.tsx'
import { lessonsText, opensText } from './next-lesson-text.ts'
import './next-lesson.css'

type ClassProgressProps = { myClass: MyClass; now: number; timezone: string }

/** '4 of 10 lessons' with a thin line, and when the next one opens; a filled star for a finished class. */
export function ClassProgress({ myClass, now, timezone }: ClassProgressProps) {
  const { lessonsDone, lessonsTotal, nextLesson } = myClass
  if (isFinished(myClass))
    return (
      <Finished>{m.classes_finished({ lessons: lessonsText(lessonsDone, lessonsTotal) })}</Finished>
    )
  if (lessonsTotal === 0) return null
  const progress = lessonsText(lessonsDone, lessonsTotal)
  const opens = nextLesson && !isNextOpen(myClass, now) && opensText(nextLesson, now, timezone)
  return (
    <span className="class-progress num">
      <span>
        {progress}
        {opens && ` · ${opens}`}
      </span>
      <ProgressLine done={lessonsDone} total={lessonsTotal} />
    </span>
  )
}

/** A thin progress bar beside its text, which screen readers get. */
export function ProgressLine({ done, total }: { done: number; total: number }) {
  return (
    <span className="progress-bar" style={{ '--p': progressPercent(done, total) }} aria-hidden>
      <i />
    </span>
  )
}

/** A filled star with a text. */
export function Finished({ children }: { children: string }) {
  return (
    <span className="finished num">
      <Star kind="done" />
      {children}
    </span>
  )
}
