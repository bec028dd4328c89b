import { queryOptions } from '@tanstack/react-query'
import { getMyClasses } from '../../../contract/enrolment.ts'
import { callApi } from '../../api/call-api.ts'
import { keys } from '../../api/query-keys.ts'
import { readNames, savedRead } from '../../offline/saved-read.ts'

/** The classes of this student, newest first. */
export const myClassesQuery = queryOptions({
  queryKey: keys.myClasses,
  queryFn: ({ signal }) =>
    savedRead(readNames.myClasses, () => callApi(getMyClasses, {}, { signal })),
})
