import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { getSemesterGrades } from '../../../contract/exams.ts'
import { callApi } from '../../api/call-api.ts'
import { keys } from '../../api/query-keys.ts'

/** One month of the semester with its exams. */
export type SemesterMonth = z.output<typeof getSemesterGrades.response>[number]

/** The months with submitted exams, newest first. */
export const semesterQuery = queryOptions({
  queryKey: keys.semester,
  queryFn: ({ signal }) => callApi(getSemesterGrades, {}, { signal }),
})
