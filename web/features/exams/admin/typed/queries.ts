import type * as z from 'zod/mini'
import type { Verdict } from '../../../../../contract/arabic/arabic-judge.ts'
import { getTypedAnswers } from '../../../../../contract/exams/typed-review.ts'
import { adminKeys } from '../../../../api/admin-query-keys.ts'
import { pageQuery } from '../../../../api/call-query.ts'

export type AnswersPage = z.output<typeof getTypedAnswers.response>

type AnswersFilters = { lessonId: number; questionId?: number; verdict?: Verdict; page: number }

/** One page of the grouped answers; the previous one is displayed while it loads. */
export const typedAnswersQuery = (filters: AnswersFilters) =>
  pageQuery(getTypedAnswers, filters, adminKeys.typedAnswers(filters), {
    // another administrator may set a verdict at the same time
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
