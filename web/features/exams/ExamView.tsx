import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import type { LessonPage } from '../../../contract/study/study.ts'
import { m } from '../../../messages/m.ts'
import { invalidate, keys } from '../../api/query-keys.ts'
import { useSession } from '../../api/session.ts'
import { ExamForm } from './ExamForm.tsx'
import { ExamHeader } from './ExamHeader.tsx'
import { ExamResult } from './ExamResult.tsx'
import { draftKey } from './exam-draft.ts'
import { loadTypedComparison } from './MarkedTyped.tsx'
import { OutcomeDialog } from './OutcomeDialog.tsx'
import { SubmittedNotice } from './SubmittedNotice.tsx'
import type { Outcome } from './use-submit-exam.ts'
import { RejectedExam, useWaitingExam, WaitingExam } from './WaitingExam.tsx'

type ExamViewProps = {
  lesson: LessonPage
  /** The file of the exam. */
  material: ReactNode
}

/** An exam: the form, or the result after the submission. At most 720 px wide. */
export function ExamView(props: ExamViewProps) {
  // a new key resets the outcome for another exam
  return <Exam key={props.lesson.id} {...props} />
}

function Exam({ lesson, material }: ExamViewProps) {
  const userId = useSession(({ user }) => user?.id ?? '')
  const queryClient = useQueryClient()
  const [outcome, setOutcome] = useState<Outcome>()
  const [isOutcomeClosed, setOutcomeClosed] = useState(false)
  const result = lesson.examResult
  const storageKey = draftKey(userId, lesson.examPublicId)

  const refresh = () => {
    // the exam opens further lessons and counts for the semester
    void invalidate(queryClient, keys.lessonPages, keys.classPages, keys.semester)
  }
  const isHandled = useRef(false)
  const handleSubmitted = (newOutcome: Outcome) => {
    // called by the form that waited and by the outbox
    if (isHandled.current) return
    isHandled.current = true
    setOutcome(newOutcome)
    // the result needs the comparison at once
    if (lesson.questions.some((it) => it.kind === 'typed' || it.kind === 'dictation'))
      loadTypedComparison().catch(() => {})
    refresh()
  }

  const { waiting, rejected, isReading } = useWaitingExam(
    lesson.id,
    () => !result && handleSubmitted('submitted'),
  )

  return (
    <>
      {result ? (
        <ExamResult
          lesson={lesson}
          result={result}
          material={material}
          takesFocus={isOutcomeClosed}
        />
      ) : outcome ? (
        <div className="grid gap-5.5">
          <ExamHeader
            className={lesson.className}
            title={lesson.subject}
            subtitle={m.exams_submitted()}
          />
          <SubmittedNotice onRefresh={refresh} />
        </div>
      ) : waiting ? (
        <div className="grid gap-5.5">
          <ExamHeader
            className={lesson.className}
            title={lesson.subject}
            subtitle={m.exams_handed_in_waits()}
          />
          <WaitingExam item={waiting} />
        </div>
      ) : (
        !isReading && (
          <>
            {rejected && <RejectedExam item={rejected} />}
            <ExamForm
              key={storageKey}
              draftKey={storageKey}
              {...{ lesson, material }}
              onDone={handleSubmitted}
            />
          </>
        )
      )}
      <OutcomeDialog
        outcome={isOutcomeClosed ? undefined : outcome}
        waitsForMarking={lesson.hasTheory}
        onClose={() => setOutcomeClosed(true)}
      />
    </>
  )
}
