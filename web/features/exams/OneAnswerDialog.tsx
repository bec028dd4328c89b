import { ONE_OPTION_ONLY } from '../../../contract/exams/exam-submission.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'

type OneAnswerDialogProps = { open: boolean; mode: 'text' | 'image'; onClose: () => void }

/** Explains which answer counts if both a text and an image exist. */
export function OneAnswerDialog({ open, mode, onClose }: OneAnswerDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Notice"
      description={ONE_OPTION_ONLY}
      actions={
        <Button variant="primary" onClick={onClose}>
          Got it
        </Button>
      }
    >
      <p>
        {mode === 'image'
          ? 'From here on your image counts. What you typed is kept, and counts again when you go back to Type.'
          : 'From here on what you type counts. Your image is kept, and counts again when you go back to Upload image.'}
      </p>
    </Dialog>
  )
}
