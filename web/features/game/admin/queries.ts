import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Level } from '../../../../contract/game.ts'
import {
  deleteQuizQuestion,
  exportQuizQuestions,
  getQuizQuestions,
  importQuizQuestions,
  type QuestionContent,
  saveQuizQuestion,
} from '../../../../contract/quiz-bank.ts'
import { callApi, messageOf } from '../../../api/call-api.ts'
import { keys } from '../../../api/query-keys.ts'
import { toast } from '../../../kit/toast.ts'

type QuestionFilters = { level: Level; search: string; page: number }

/** A page of a level's questions. */
export const questionsQuery = (filters: QuestionFilters) =>
  queryOptions({
    queryKey: keys.quizQuestions(filters),
    queryFn: ({ signal }) => callApi(getQuizQuestions, filters, { signal }),
    placeholderData: keepPreviousData,
  })

/** Adds a question, or changes the one with this id. */
export function useSaveQuestion(id: number | undefined, onSaved: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (values: QuestionContent) =>
      callApi(saveQuizQuestion, {
        ...values,
        wrongOptions: [...values.others],
        ...(id === undefined ? {} : { questionId: id }),
      }),
    onSuccess: async () => {
      toast.success('Question saved successfully!')
      await queryClient.invalidateQueries({ queryKey: keys.quizBank })
      onSaved()
    },
    onError: (error) => toast.error(messageOf(error, 'Failed to save question')),
  })
}

/** Takes a question out of the bank. */
export function useRemoveQuestion(onRemoved: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => callApi(deleteQuizQuestion, { questionId: id }),
    onSuccess: async () => {
      toast.success('Question deleted successfully!')
      await queryClient.invalidateQueries({ queryKey: keys.quizBank })
      onRemoved()
    },
    onError: (error) => {
      toast.error(messageOf(error, 'Failed to delete question'))
      onRemoved()
    },
  })
}

/** Fetches the whole bank as the text of a CSV file. */
export function useExportQuestions(onReady: (csv: string) => void) {
  return useMutation({
    mutationFn: () => callApi(exportQuizQuestions, {}),
    onSuccess: ({ csv }) => onReady(csv),
    onError: (error) => toast.error(messageOf(error, 'Failed to export questions')),
  })
}

type ImportInput = { csv: string; isDryRun: boolean }

/** Says what becomes of a file's rows, and unless it is a dry run does it. */
export function useImportQuestions() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ csv, isDryRun }: ImportInput) =>
      callApi(importQuizQuestions, { csv, isDryRun: isDryRun }),
    onSuccess: (_, { isDryRun }) =>
      isDryRun ? undefined : queryClient.invalidateQueries({ queryKey: keys.quizBank }),
    onError: (error) => toast.error(messageOf(error, 'Failed to import questions')),
  })
}
