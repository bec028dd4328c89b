import {
  LEVEL_QUESTIONS_MIN,
  LEVEL_TOO_SMALL,
  type QuizQuestion,
} from '../../../../contract/game/quiz-bank.ts'
import { Button } from '../../../kit/Button.tsx'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { QuestionText } from './QuestionTable.tsx'
import { useRemoveQuestion } from './queries.ts'

type RemoveQuestionDialogProps = {
  question: QuizQuestion
  /** The number of questions in its level. */
  levelCount: number
  onClose: () => void
}

/** Confirms the removal of a question. The last ten of a level cannot be removed. */
export function RemoveQuestionDialog({ question, levelCount, onClose }: RemoveQuestionDialogProps) {
  const removeMutation = useRemoveQuestion(onClose)
  if (levelCount <= LEVEL_QUESTIONS_MIN) {
    return (
      <Dialog
        open
        onClose={onClose}
        title="Remove Question"
        description={LEVEL_TOO_SMALL}
        actions={
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        }
      />
    )
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => removeMutation.mutate(question.id)}
      title="Remove Question"
      confirmLabel="Remove Question"
      busy={removeMutation.isPending && 'Removing...'}
      destructive
    >
      <b className="mb-2 block text-ink">
        <QuestionText text={question.question} />
      </b>
      New games will not include it. Running games are not affected. You can restore it from the bin
      for 30 days.
    </ConfirmDialog>
  )
}
