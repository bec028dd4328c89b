import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  getUnmarkedAnswers,
  getUnmarkedExamsPage,
  type UnmarkedSubmission,
} from '../../../../contract/marking.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'

/** One page of the unmarked submissions; the previous one is displayed while it loads. */
export const gradingQueueQuery = (filters: { search: string; page: number }) =>
  queryOptions({
    queryKey: adminKeys.gradingQueuePage(filters),
    queryFn: ({ signal }) => callApi(getUnmarkedExamsPage, filters, { signal }),
    placeholderData: keepPreviousData,
    // another administrator may mark at the same time
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })

/** The answer of a submission, null if it has been marked or deleted. Not cached: the URL of a photograph expires. */
export const submissionQuery = ({ lessonId, studentId }: UnmarkedSubmission) =>
  queryOptions({
    queryKey: adminKeys.submission(lessonId, studentId),
    queryFn: async ({ signal }) => {
      const [submission] = await callApi(getUnmarkedAnswers, { lessonId, studentId }, { signal })
      return submission ?? null
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
