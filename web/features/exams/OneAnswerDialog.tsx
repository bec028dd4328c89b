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
          {m.exams_got()}
        </Button>
      }
    >
      <p>
        {mode === 'image'
          ? m.exams_here_image_counts_what_typed()
          : m.exams_here_what_type_counts_image()}
      </p>
    </Dialog>
  )
}
