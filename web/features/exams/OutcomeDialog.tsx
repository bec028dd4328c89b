import { ALREADY_SUBMITTED } from '../../../contract/exam-answers.ts'
import { submitExam } from '../../../contract/exams.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import type { Outcome } from './use-submit-exam.ts'

type OutcomeDialogProps = {
  /** Nothing while there is nothing to tell. */
  outcome: Outcome | undefined
  onClose: () => void
}

/** Says that the paper is in (student-area §2): now, or since an earlier submission. */
export function OutcomeDialog({ outcome, onClose }: OutcomeDialogProps) {
  const isNow = outcome === 'submitted'
  return (
    <Dialog
      open={outcome !== undefined}
      onClose={onClose}
      title={isNow ? 'Exam Submitted Successfully!' : 'Notice'}
      description={isNow ? submitExam.says : ALREADY_SUBMITTED}
      actions={
        <Button look="main" onClick={onClose}>
          See your result
        </Button>
      }
    />
  )
}
