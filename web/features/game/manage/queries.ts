import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Level } from '../../../../contract/game.ts'
import {
  deleteQuizQuestion,
  exportQuizQuestions,
  getQuizQuestions,
  importQuizQuestions,
  type QuestionWords,
  saveQuizQuestion,
} from '../../../../contract/quiz-bank.ts'
import { ask, messageOf } from '../../../api/ask.ts'
import { toast } from '../../../kit/toast.ts'

const BANK = ['quiz-bank']

type Wanted = { level: Level; search: string; page: number }

/** A page of a level's questions. */
export const questionsQuery = (wanted: Wanted) =>
  queryOptions({
    queryKey: [...BANK, wanted],
    queryFn: ({ signal }) => ask(getQuizQuestions, wanted, { signal }),
    placeholderData: keepPreviousData,
  })

/** Adds a question, or changes the one with this id. */
export function useSaveQuestion(id: number | undefined, onSaved: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (words: QuestionWords) =>
      ask(saveQuizQuestion, {
        ...words,
        others: [...words.others],
        ...(id === undefined ? {} : { question_id: id }),
      }),
    onSuccess: async () => {
      toast.good('Question saved successfully!')
      await queries.invalidateQueries({ queryKey: BANK })
      onSaved()
    },
    onError: (fault) => toast.bad(messageOf(fault, 'Failed to save question')),
  })
}

/** Takes a question out of the bank. */
export function useRemoveQuestion(onRemoved: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => ask(deleteQuizQuestion, { question_id: id }),
    onSuccess: async () => {
      toast.good('Question deleted successfully!')
      await queries.invalidateQueries({ queryKey: BANK })
      onRemoved()
    },
    onError: (fault) => {
      toast.bad(messageOf(fault, 'Failed to delete question'))
      onRemoved()
    },
  })
}

/** Fetches the whole bank as the text of a CSV file. */
export function useExport(onCome: (csv: string) => void) {
  return useMutation({
    mutationFn: () => ask(exportQuizQuestions, {}),
    onSuccess: ({ csv }) => onCome(csv),
    onError: (fault) => toast.bad(messageOf(fault, 'Failed to export questions')),
  })
}

type Import = { csv: string; isDryRun: boolean }

/** Says what becomes of a file's rows, and unless it is a dry run does it. */
export function useImport() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ csv, isDryRun }: Import) => ask(importQuizQuestions, { csv, dry_run: isDryRun }),
    onSuccess: (_, { isDryRun }) =>
      isDryRun ? undefined : queries.invalidateQueries({ queryKey: BANK }),
    onError: (fault) => toast.bad(messageOf(fault, 'Failed to import questions')),
  })
}
