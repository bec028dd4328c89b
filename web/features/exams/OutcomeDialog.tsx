import { ALREADY_SUBMITTED } from '../../../contract/exams/exam-submission.ts'
import { submitExam } from '../../../contract/exams/exams.ts'
import { m, textOf } from '../../../messages/m.ts'
import { written } from '../../forms/written.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import type { Outcome } from './use-submit-exam.ts'

type OutcomeDialogProps = {
  /** Undefined if there is nothing to report. */
  outcome: Outcome | undefined
  /** False if the exam has no part that a person marks. */
  waitsForMarking: boolean
  onClose: () => void
}

/** Reports that the exam was submitted, now or earlier (R-EXAM-001). */
export function OutcomeDialog({ outcome, waitsForMarking, onClose }: OutcomeDialogProps) {
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
