import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteQuestion } from '../../../../contract/exams.ts'
import { ApiError, callApi } from '../../../api/call-api.ts'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { MixedScriptText } from '../../../kit/Prose.tsx'
import { toast } from '../../../kit/toast.ts'
import { invalidateLessons } from './editor-queries.ts'
import type { ExamQuestionDraft } from './lesson-draft.ts'

type RemoveQuestionDialogProps = {
  /** The question that is asked about; undefined while none is. */
  question: ExamQuestionDraft | undefined
  onClose: () => void
  onRemoved: (id: string) => void
}

/** Asks, and removes a question from its exam at once (R-ALESSON-021). */
export function RemoveQuestionDialog({ question, onClose, onRemoved }: RemoveQuestionDialogProps) {
  const queryClient = useQueryClient()
  const removeMutation = useMutation({
    mutationFn: (id: string) => callApi(deleteQuestion, { questionId: Number(id) }),
    onSuccess: (_, id) => {
      toast.success(deleteQuestion.successMessage ?? '')
      onRemoved(id)
      onClose()
      return invalidateLessons(queryClient)
    },
    onError: (error) =>
      toast.error(
        error instanceof ApiError
          ? error.message || 'Failed to remove objective'
          : 'An error occurred while removing the objective',
      ),
  })
  return (
    <ConfirmDialog
      open={question !== undefined}
      destructive
      title="Remove question?"
      confirmLabel="Remove question"
      busy={removeMutation.isPending && 'Removing...'}
      onClose={onClose}
      onConfirm={() => question && removeMutation.mutate(question.id)}
    >
      <span className="font-semibold wrap-anywhere">
        <MixedScriptText text={question?.question ?? ''} />
      </span>{' '}
      will be removed from this exam now. This action cannot be undone.
    </ConfirmDialog>
  )
}
