import { queryOptions } from '@tanstack/react-query'
import { getClasses } from '../../../contract/classes.ts'
import { callApi } from '../../api/call-api.ts'

/** The active classes, as anybody may see them (R-LANDING-017). */
export const publicClassesQuery = queryOptions({
  queryKey: ['public-classes'],
  queryFn: ({ signal }) => callApi(getClasses, {}, { signal }),
})
