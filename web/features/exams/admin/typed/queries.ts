import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Verdict } from '../../../../../contract/arabic/arabic-judge.ts'
import { getTypedAnswers } from '../../../../../contract/exams/typed-review.ts'
import { adminKeys } from '../../../../api/admin-query-keys.ts'
import { callApi } from '../../../../api/call-api.ts'

export type AnswersPage = z.output<typeof getTypedAnswers.response>

type AnswersFilters = { lessonId: number; questionId?: number; verdict?: Verdict; page: number }

/** One page of the grouped answers; the previous one is displayed while it loads. */
export const typedAnswersQuery = (filters: AnswersFilters) =>
  queryOptions({
    queryKey: adminKeys.typedAnswers(filters),
    queryFn: ({ signal }) => callApi(getTypedAnswers, filters, { signal }),
    placeholderData: keepPreviousData,
    // another administrator may set a verdict at the same time
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
