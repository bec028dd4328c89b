import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  getExamDetails,
  getUnmarkedExamsPage,
  type WaitingPaper,
} from '../../../../contract/marking.ts'
import { ask } from '../../../api/ask.ts'

/** Every page of the list of those that wait. */
export const WAITING = ['unmarked-exams']

/** One page of the papers that wait for a mark; the one before stands until it has come. */
export const waitingQuery = (wanted: { search: string; page: number }) =>
  queryOptions({
    queryKey: [...WAITING, wanted],
    queryFn: ({ signal }) => ask(getUnmarkedExamsPage, wanted, { signal }),
    placeholderData: keepPreviousData,
    // somebody else may be marking too
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })

/** What one student wrote; undefined inside when it waits no more. A photograph's address ends, so none is kept. */
export const paperQuery = ({ lesson_id, user_id }: WaitingPaper) =>
  queryOptions({
    queryKey: ['paper-to-mark', lesson_id, user_id],
    queryFn: async ({ signal }) => {
      const [paper] = await ask(getExamDetails, { lesson_id, user_id }, { signal })
      return paper ?? null
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
