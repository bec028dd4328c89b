import { useQueryClient } from '@tanstack/react-query'
import { BIN_DAYS } from '../../../../contract/bin/bin.ts'
import { deleteQuestion } from '../../../../contract/exams/manage-questions.ts'
import { m } from '../../../../messages/m.ts'
import { callApi } from '../../../api/call-api.ts'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'
import { useDeletionToast } from '../../../forms/use-undo.ts'
import { written } from '../../../forms/written.ts'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { MixedScriptText } from '../../../kit/Prose.tsx'
import { Text } from '../../../kit/Text.tsx'
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
    fallbackError: m.lessons_remove_question_failed(),
    networkError: m.lessons_remove_question_error(),
    onSuccess: (_, id) => {
      onRemoved(id)
      reportDeletion(written(deleteQuestion.successMessage ?? ''), 'question', Number(id))
      onClose()
      return invalidateLessons(queryClient)
    },
  })
  return (
    <ConfirmDialog
      open={question !== undefined}
      destructive
      title={m.lessons_remove_question_title()}
      confirmLabel={m.lessons_remove_question()}
      busy={removal.isPending && m.kit_removing()}
      onClose={onClose}
      onConfirm={() => question && removal.mutate(question.id)}
    >
      <Text
        of={m.lessons_remove_question_what_happens}
        question={
          <span className="font-semibold wrap-anywhere">
            <MixedScriptText text={question?.question ?? ''} />
          </span>
        }
        days={BIN_DAYS}
      />
    </ConfirmDialog>
  )
}
