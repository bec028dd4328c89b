import { queryOptions } from '@tanstack/react-query'
import { getEligibleClasses } from '../../../contract/classes/classes.ts'
import { callApi } from '../../api/call-api.ts'
import { keys } from '../../api/query-keys.ts'

/** The classes that this student may join (R-BROWSE-019). */
export const eligibleClassesQuery = queryOptions({
  queryKey: keys.eligibleClasses,
  queryFn: ({ signal }) => callApi(getEligibleClasses, {}, { signal }),
})
