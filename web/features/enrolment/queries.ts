import { queryOptions } from '@tanstack/react-query'
import { getMyClasses } from '../../../contract/enrolment.ts'
import { callApi } from '../../api/call-api.ts'
import { keys } from '../../api/query-keys.ts'

/** The classes of this student, newest first. */
export const myClassesQuery = queryOptions({
  queryKey: keys.myClasses,
  queryFn: ({ signal }) => callApi(getMyClasses, {}, { signal }),
})
