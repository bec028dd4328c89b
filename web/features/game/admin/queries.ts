import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Level } from '../../../../contract/game/game.ts'
import {
  deleteQuizQuestion,
  exportQuizQuestions,
  getQuizQuestions,
  importQuizQuestions,
  type QuestionContent,
  saveQuizQuestion,
} from '../../../../contract/game/quiz-bank.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi, messageOf } from '../../../api/call-api.ts'
import { pageQuery } from '../../../api/page-query.ts'
import type { ErrorTarget } from '../../../forms/error-target.ts'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'
import { useDeletionToast } from '../../../forms/use-undo.ts'
import { toast } from '../../../kit/toast.ts'

type QuestionFilters = { level: Level; search: string; page: number }

/** One page of a level's questions. */
export const questionsQuery = (filters: QuestionFilters) =>
  pageQuery(getQuizQuestions, filters, adminKeys.quizQuestions(filters))

type SaveQuestionOptions = {
  form: ErrorTarget
  idempotencyKey: string
  onSaved: () => void
}

/** Changes the question with this id, or adds one. */
export function useSaveQuestion(
  id: number | undefined,
  { form, idempotencyKey, onSaved }: SaveQuestionOptions,
) {
  const queryClient = useQueryClient()
  return useFormMutation({
    send: ({ wrongOptions, ...content }: QuestionContent) =>
      callApi(saveQuizQuestion, {
        ...content,
        idempotencyKey,
        wrongOptions: [...wrongOptions],
        ...(id === undefined ? {} : { questionId: id }),
      }),
    successMessage: m.game_question_saved_successfully(),
    fallbackError: m.game_failed_save_question(),
    form,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: adminKeys.quizBank })
      onSaved()
    },
  })
}

/** Deletes a question from the bank. */
export function useRemoveQuestion(onClose: () => void) {
  const queryClient = useQueryClient()
  const reportDeletion = useDeletionToast()
  return useFormMutation({
    send: (id: number) => callApi(deleteQuizQuestion, { questionId: id }),
    fallbackError: m.game_failed_delete_question(),
    onSuccess: async (_, id) => {
      reportDeletion(m.game_question_deleted_successfully(), 'quizQuestion', id)
      await queryClient.invalidateQueries({ queryKey: adminKeys.quizBank })
      onClose()
    },
    onError: onClose,
  })
}

/** Fetches all questions as CSV text. */
export function useExportQuestions(onReady: (csv: string) => void) {
  return useMutation({
    mutationFn: () => callApi(exportQuizQuestions, {}),
    onSuccess: ({ csv }) => onReady(csv),
    onError: (error) => toast.error(messageOf(error, m.game_failed_export_questions())),
  })
}

type ImportInput = { csv: string; isDryRun: boolean }

/** Imports a file and returns the outcome of each row. A dry run changes nothing. */
export function useImportQuestions() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ csv, isDryRun }: ImportInput) => callApi(importQuizQuestions, { csv, isDryRun }),
    onSuccess: (_, { isDryRun }) =>
      isDryRun ? undefined : queryClient.invalidateQueries({ queryKey: adminKeys.quizBank }),
    onError: (error) => toast.error(messageOf(error, m.game_failed_import_questions())),
  })
}
