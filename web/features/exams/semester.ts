import { queryOptions } from '@tanstack/react-query'
import { getSemesterGrades } from '../../../contract/exams/exams.ts'
import { callApi } from '../../api/call-api.ts'
import { keys } from '../../api/query-keys.ts'

/** The months with submitted exams, newest first. */
export const semesterQuery = queryOptions({
  queryKey: keys.semester,
  queryFn: ({ signal }) => callApi(getSemesterGrades, {}, { signal }),
})
