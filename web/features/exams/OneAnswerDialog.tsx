import type { AnswerWay } from '../../../contract/exams/answer-ways.ts'
import { ONE_OPTION_ONLY } from '../../../contract/exams/exam-submission.ts'
import { m, textOf } from '../../../messages/m.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'

const COUNTS: Record<AnswerWay, string> = {
  text: m.exams_text_counts(),
  image: m.exams_image_counts(),
  voice: m.exams_voice_counts(),
}

type OneAnswerDialogProps = { open: boolean; mode: AnswerWay; onClose: () => void }

/** Explains which answer counts if both a text and an image exist. */
export function OneAnswerDialog({ open, mode, onClose }: OneAnswerDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.exams_notice()}
      description={mode === 'voice' ? m.exams_one_way_counts() : textOf(ONE_OPTION_ONLY)}
      actions={
        <Button variant="primary" onClick={onClose}>
          {m.exams_got_it()}
        </Button>
      }
    >
      <p>{COUNTS[mode]}</p>
    </Dialog>
  )
}
