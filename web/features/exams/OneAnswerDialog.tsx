import { ONE_OPTION_ONLY } from '../../../contract/exams/exam-submission.ts'
import { m, textOf } from '../../../messages/m.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'

type OneAnswerDialogProps = { open: boolean; mode: 'text' | 'image'; onClose: () => void }

/** Explains which answer counts if both a text and an image exist. */
export function OneAnswerDialog({ open, mode, onClose }: OneAnswerDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.exams_notice()}
      description={textOf(ONE_OPTION_ONLY)}
      actions={
        <Button variant="primary" onClick={onClose}>
          {m.exams_got_it()}
        </Button>
      }
    >
      <p>{mode === 'image' ? m.exams_image_counts() : m.exams_text_counts()}</p>
    </Dialog>
  )
}
