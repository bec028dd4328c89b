import { queryOptions } from '@tanstack/react-query'
import { getClasses } from '../../../contract/classes/classes.ts'
import { callApi } from '../../api/call-api.ts'
import { keys } from '../../api/query-keys.ts'

/** The active classes for visitors (R-LANDING-017). */
export const publicClassesQuery = queryOptions({
  queryKey: keys.publicClasses,
  queryFn: ({ signal }) => callApi(getClasses, {}, { signal }),
})
