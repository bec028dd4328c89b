import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  getUnmarkedAnswers,
  getUnmarkedExamsPage,
  type UnmarkedSubmission,
} from '../../../../contract/marking.ts'
import { callApi } from '../../../api/call-api.ts'
import { keys } from '../../../api/query-keys.ts'

/** One page of the papers that wait for a mark; the one before stands until it has come. */
export const gradingQueueQuery = (filters: { search: string; page: number }) =>
  queryOptions({
    queryKey: keys.gradingQueuePage(filters),
    queryFn: ({ signal }) => callApi(getUnmarkedExamsPage, filters, { signal }),
    placeholderData: keepPreviousData,
    // somebody else may be marking too
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })

/** What one student wrote; undefined inside when it waits no more. A photograph's address ends, so none is kept. */
export const submissionQuery = ({ lesson_id, user_id }: UnmarkedSubmission) =>
  queryOptions({
    queryKey: keys.submission(lesson_id, user_id),
    queryFn: async ({ signal }) => {
      const [submission] = await callApi(
        getUnmarkedAnswers,
        { lessonId: lesson_id, studentId: user_id },
        { signal },
      )
      return submission ?? null
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
