import { AlarmClockOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ExamSitting } from '../../../../contract/exams/sittings.ts'
import type { LessonPage } from '../../../../contract/study/study.ts'
import { m } from '../../../../messages/m.ts'
import { Note } from '../../../kit/Tile.tsx'
import { ExamHeader } from '../ExamHeader.tsx'
import { Attempts } from './Attempts.tsx'
import { BeginExam } from './BeginExam.tsx'
import { readBegin, type Timing, timingOf } from './timing.ts'

export { Attempts } from './Attempts.tsx'
export { ExamTimer } from './ExamTimer.tsx'

type SittingProps = {
  lesson: LessonPage
  sitting: ExamSitting
  /** The storage key of the answers of an attempt. */
  draftKeyOf: (attempt: number) => string
  /** The form of the attempt. `onBlank` is called if the time runs out before anything is answered. */
  form: (timing: Timing, onBlank: () => void) => ReactNode
}

/** An exam with rules before it is submitted: its rules until it is begun, the form, or that its time is over. */
export function Sitting({ lesson, sitting, draftKeyOf, form }: SittingProps) {
  const { state, attempt } = sitting
  const draftKey = draftKeyOf(attempt)
  const [isBlank, setBlank] = useState(false)
  const [, setBegun] = useState(readBegin(draftKey))
  const isBegunHere = readBegin(draftKey) !== undefined && lesson.questions.length > 0
  if (state === 'waiting' && !isBegunHere)
    return (
      <BeginExam
        {...{ lesson, sitting, draftKey, attempt }}
        onBegun={() => setBegun(readBegin(draftKey))}
      />
    )
  const hasForm =
    lesson.questions.length > 0 || (lesson.hasTheory && sitting.openedAt !== undefined)
  // after the end the form saves what this device has
  if (!isBlank && (state !== 'over' || hasForm))
    return form(timingOf(sitting, lesson.examPublicId, draftKey), () => setBlank(true))
  return (
    <div className="grid gap-5.5">
      <ExamHeader
        className={lesson.className}
        title={lesson.subject}
        subtitle={m.fair_over_title()}
      />
      <Note tone="warning" icon={<AlarmClockOff className="icon" aria-hidden />}>
        {m.fair_over_text()}
      </Note>
      {sitting.canBegin && (
        <Attempts {...{ lesson, sitting }} nextDraftKey={draftKeyOf(attempt + 1)} />
      )}
    </div>
  )
}
