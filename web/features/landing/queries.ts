import { queryOptions } from '@tanstack/react-query'
import { getClasses } from '../../../contract/classes.ts'
import { callApi } from '../../api/call-api.ts'
import { keys } from '../../api/query-keys.ts'

/** The active classes, as anybody may see them (R-LANDING-017). */
export const publicClassesQuery = queryOptions({
  queryKey: keys.publicClasses,
  queryFn: ({ signal }) => callApi(getClasses, {}, { signal }),
})
