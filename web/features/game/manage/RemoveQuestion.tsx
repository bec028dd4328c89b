import { LEVEL_LEAST, LEVEL_TOO_SMALL, type QuizQuestion } from '../../../../contract/quiz-bank.ts'
import { Button } from '../../../kit/Button.tsx'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { Words } from './QuestionTable.tsx'
import { useRemoveQuestion } from './queries.ts'

type RemoveQuestionProps = {
  question: QuizQuestion
  /** How many questions its level has. */
  count: number
  onClose: () => void
}

/** Asks before a question goes; one of a level's last ten stays. */
export function RemoveQuestion({ question, count, onClose }: RemoveQuestionProps) {
  const removal = useRemoveQuestion(onClose)
  if (count <= LEVEL_LEAST) {
    return (
      <Dialog
        open
        onClose={onClose}
        title="Remove Question"
        description={LEVEL_TOO_SMALL}
        actions={
          <Button look="main" onClick={onClose}>
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
      onConfirm={() => removal.mutate(question.id)}
      title="Remove Question"
      confirm="Remove Question"
      busy={removal.isPending && 'Removing...'}
      destructive
    >
      <b className="mb-2 block text-ink">
        <Words text={question.question} />
      </b>
      No new game asks it any more. Games that are being played go on.
    </ConfirmDialog>
  )
}
