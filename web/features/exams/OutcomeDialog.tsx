import { ALREADY_SUBMITTED } from '../../../contract/exam-submission.ts'
import { submitExam } from '../../../contract/exams.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import type { Outcome } from './use-submit-exam.ts'

type OutcomeDialogProps = {
  /** Undefined if there is nothing to report. */
  outcome: Outcome | undefined
  onClose: () => void
}

/** Reports that the exam was submitted, now or earlier (R-EXAM-001). */
export function OutcomeDialog({ outcome, onClose }: OutcomeDialogProps) {
  const isNewSubmission = outcome === 'submitted'
  return (
    <Dialog
      open={outcome !== undefined}
      onClose={onClose}
      title={isNewSubmission ? 'Exam Submitted Successfully!' : 'Notice'}
      description={isNewSubmission ? submitExam.successMessage : ALREADY_SUBMITTED}
      actions={
        <Button variant="primary" onClick={onClose}>
          See your result
        </Button>
      }
    />
  )
}
