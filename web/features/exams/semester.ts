import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { semesterGrades } from '../../../contract/exams.ts'
import { ask } from '../../api/ask.ts'

/** One month of the semester, with its exams. */
export type Month = z.output<typeof semesterGrades.answers>[number]

/** The months in which one's exams were handed in, the newest first. */
export const semesterQuery = queryOptions({
  queryKey: ['semester'],
  queryFn: ({ signal }) => ask(semesterGrades, {}, { signal }),
})
