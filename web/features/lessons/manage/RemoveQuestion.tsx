import { useMutation, useQueryClient } from '@tanstack/react-query'
import { removeObj } from '../../../../contract/exams.ts'
import { ask, Declared } from '../../../api/ask.ts'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { Mixed } from '../../../kit/Prose.tsx'
import { toast } from '../../../kit/toast.ts'
import { lessonsChanged } from './editor-queries.ts'
import type { QuestionDraft } from './lesson-draft.ts'

type RemoveQuestionProps = {
  /** The question that is asked about; undefined while none is. */
  question: QuestionDraft | undefined
  onClose: () => void
  onRemoved: (id: string) => void
}

/** Asks, and removes a question from its exam at once (wallet-and-admin §7, §8). */
export function RemoveQuestion({ question, onClose, onRemoved }: RemoveQuestionProps) {
  const queries = useQueryClient()
  const removing = useMutation({
    mutationFn: (id: string) => ask(removeObj, { obj_id: Number(id) }),
    onSuccess: (_, id) => {
      toast.good(removeObj.says ?? '')
      onRemoved(id)
      onClose()
      return lessonsChanged(queries)
    },
    onError: (fault) =>
      toast.bad(
        fault instanceof Declared
          ? fault.message || 'Failed to remove objective'
          : 'An error occurred while removing the objective',
      ),
  })
  return (
    <ConfirmDialog
      open={question !== undefined}
      destructive
      title="Remove question?"
      confirm="Remove question"
      busy={removing.isPending && 'Removing...'}
      onClose={onClose}
      onConfirm={() => question && removing.mutate(question.id)}
    >
      <span className="font-semibold wrap-anywhere">
        <Mixed text={question?.question ?? ''} />
      </span>{' '}
      will be removed from this exam now. This action cannot be undone.
    </ConfirmDialog>
  )
}
