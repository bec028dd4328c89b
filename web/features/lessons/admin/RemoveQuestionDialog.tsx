import { useQueryClient } from '@tanstack/react-query'
import { BIN_DAYS } from '../../../../contract/bin/bin.ts'
import { deleteQuestion } from '../../../../contract/exams/manage-questions.ts'
import { callApi } from '../../../api/call-api.ts'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'
import { useDeletionToast } from '../../../forms/use-undo.ts'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { MixedScriptText } from '../../../kit/Prose.tsx'
import { invalidateLessons } from './editor-queries.ts'
import type { ExamQuestionDraft } from './questions/question-draft.ts'

type RemoveQuestionDialogProps = {
  /** The question to remove; undefined while the dialog is closed. */
  question: ExamQuestionDraft | undefined
  onClose: () => void
  onRemoved: (id: string) => void
}

/** Confirms and removes a saved question or check, with Undo (R-ALESSON-021). */
export function RemoveQuestionDialog({ question, onClose, onRemoved }: RemoveQuestionDialogProps) {
  const queryClient = useQueryClient()
  const reportDeletion = useDeletionToast()
  const removal = useFormMutation({
    send: (id: string) => callApi(deleteQuestion, { questionId: Number(id) }),
    fallbackError: 'Failed to remove objective',
    networkError: 'An error occurred while removing the objective',
    onSuccess: (_, id) => {
      onRemoved(id)
      reportDeletion(deleteQuestion.successMessage ?? '', 'question', Number(id))
      onClose()
      return invalidateLessons(queryClient)
    },
  })
  return (
    <ConfirmDialog
      open={question !== undefined}
      destructive
      title="Remove question?"
      confirmLabel="Remove question"
      busy={removal.isPending && 'Removing...'}
      onClose={onClose}
      onConfirm={() => question && removal.mutate(question.id)}
    >
      <span className="font-semibold wrap-anywhere">
        <MixedScriptText text={question?.question ?? ''} />
      </span>{' '}
      will be removed now, whether you save the lesson or not. You can restore it from the bin for{' '}
      {BIN_DAYS} days.
    </ConfirmDialog>
  )
}
