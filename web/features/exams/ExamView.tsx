import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { ALREADY_SUBMITTED } from '../../../contract/exams/exam-submission.ts'
import { submitExam } from '../../../contract/exams/exams.ts'
import type { LessonPage } from '../../../contract/study/study.ts'
import { m, textOf } from '../../../messages/m.ts'
import { invalidate, keys } from '../../api/query-keys.ts'
import { useSession } from '../../api/session.ts'
import { written } from '../../forms/written.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { lazyPart } from '../../kit/lazy-part.ts'
import { Skeleton } from '../../kit/Skeleton.tsx'
import { Note } from '../../kit/Tile.tsx'
import { placeOfExam } from '../voice/shared/place-of-exam.ts'
import { ExamForm } from './ExamForm.tsx'
import { ExamHeader } from './ExamHeader.tsx'
import { ExamResult } from './ExamResult.tsx'
import { draftKey } from './exam-draft.ts'
import { loadTypedComparison } from './MarkedTyped.tsx'
import type { Timing } from './sitting/timing.ts'
import type { Outcome } from './use-submit-exam.ts'
import { RejectedExam, useWaitingExam, WaitingExam } from './WaitingExam.tsx'

type ExamViewProps = {
  lesson: LessonPage
  /** The file of the exam. */
  material: ReactNode
}

const loadSitting = () => import('./sitting/Sitting.tsx')
const Sitting = lazyPart(async () => (await loadSitting()).Sitting)
const Attempts = lazyPart(async () => (await loadSitting()).Attempts)

/** An exam: the form, or the result after the submission. At most 720 px wide. */
export function ExamView(props: ExamViewProps) {
  // a new key resets the outcome for another exam or attempt
  const { id, sitting } = props.lesson
  return <Exam key={`${id} ${sitting?.attempt ?? 1}`} {...props} />
}

function Exam({ lesson, material }: ExamViewProps) {
  const userId = useSession(({ user }) => user?.id ?? '')
  const queryClient = useQueryClient()
  const [outcome, setOutcome] = useState<Outcome>()
  const [isOutcomeClosed, setOutcomeClosed] = useState(false)
  const result = lesson.examResult
  const { sitting } = lesson
  const draftKeyOf = (attempt: number) => draftKey(userId, lesson.examPublicId, attempt)
  const attempt = sitting?.attempt ?? 1
  const storageKey = draftKeyOf(attempt)

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

  // the outbox may have sent it from another page
  const isRecorded = lesson.answerWays?.includes('voice') && (outcome ?? result) !== undefined
  useEffect(() => {
    if (isRecorded)
      void import('../voice/shared/take-store.ts')
        .then(({ removeTakes }) => removeTakes(placeOfExam(lesson.id, attempt)))
        .catch(() => {})
  }, [isRecorded, lesson.id, attempt])

  const { waiting, rejected, isReading } = useWaitingExam(
    { lessonId: lesson.id, attempt },
    () => !result && handleSubmitted('submitted'),
  )

  const form = (timing?: Timing, onBlank?: () => void) => (
    <ExamForm
      key={storageKey}
      draftKey={storageKey}
      {...{ lesson, material, timing, onBlank }}
      onDone={handleSubmitted}
    />
  )
  const status = outcome ? m.exams_submitted() : m.exams_handed_in_waits()
  const isWaiting = outcome !== undefined || waiting !== undefined
  return (
    <>
      {result && (
        <ExamResult
          {...{ lesson, result, material }}
          takesFocus={isOutcomeClosed}
          attempts={<AttemptsOf {...{ lesson, draftKeyOf }} />}
        />
      )}
      {!result && isWaiting && (
        <div className="grid gap-5.5">
          <ExamHeader className={lesson.className} title={lesson.subject} subtitle={status} />
          {outcome ? (
            <SubmittedNotice onRefresh={refresh} />
          ) : (
            waiting && <WaitingExam item={waiting} />
          )}
        </div>
      )}
      {!result && !isWaiting && !isReading && (
        <>
          {rejected && <RejectedExam item={rejected} />}
          <Unsubmitted {...{ lesson, draftKeyOf, form }} />
        </>
      )}
      <OutcomeDialog
        outcome={isOutcomeClosed ? undefined : outcome}
        waitsForMarking={lesson.hasTheory}
        onClose={() => setOutcomeClosed(true)}
      />
    </>
  )
}

type SittingParts = { lesson: LessonPage; draftKeyOf: (attempt: number) => string }

/** The attempts of an exam that can be taken several times. */
function AttemptsOf({ lesson, draftKeyOf }: SittingParts) {
  const { sitting } = lesson
  if (!sitting || (sitting.attempts === 1 && !sitting.canBegin)) return null
  return (
    <Suspense>
      <Attempts {...{ lesson, sitting }} nextDraftKey={draftKeyOf(sitting.attempt + 1)} />
    </Suspense>
  )
}

type UnsubmittedProps = SittingParts & {
  form: (timing?: Timing, onBlank?: () => void) => ReactNode
}

/** The form; of an exam with a last moment, a limit or several attempts what comes before and after it, too. */
function Unsubmitted({ lesson, draftKeyOf, form }: UnsubmittedProps) {
  const { sitting } = lesson
  if (!sitting) return form()
  return (
    <Suspense fallback={<Skeleton className="h-40" />}>
      <Sitting {...{ lesson, sitting, draftKeyOf, form }} />
    </Suspense>
  )
}

type OutcomeDialogProps = {
  /** Undefined if there is nothing to report. */
  outcome: Outcome | undefined
  /** False if the exam has no part that a person marks. */
  waitsForMarking: boolean
  onClose: () => void
}

/** Reports that the exam was submitted, now or earlier (R-EXAM-001). */
function OutcomeDialog({ outcome, waitsForMarking, onClose }: OutcomeDialogProps) {
  const isNewSubmission = outcome === 'submitted'
  const submittedText = waitsForMarking
    ? written(submitExam.successMessage ?? '')
    : m.exams_marked_see_result()
  return (
    <Dialog
      open={outcome !== undefined}
      onClose={onClose}
      title={isNewSubmission ? m.exams_submitted_successfully() : m.exams_notice()}
      description={isNewSubmission ? submittedText : textOf(ALREADY_SUBMITTED)}
      actions={
        <Button variant="primary" onClick={onClose}>
          {m.exams_see_result()}
        </Button>
      }
    />
  )
}

/** Shown until the result has loaded, with a button that loads it again. */
function SubmittedNotice({ onRefresh }: { onRefresh: () => void }) {
  return (
    <div className="grid justify-items-start gap-4">
      <Note tone="success" icon={<CircleCheck className="icon" aria-hidden />}>
        {m.exams_result_appears_here()}
      </Note>
      <Button onClick={onRefresh}>{m.exams_show_my_result()}</Button>
    </div>
  )
}
