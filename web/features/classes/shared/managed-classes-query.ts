import { queryOptions } from '@tanstack/react-query'
import { getClasses } from '../../../../contract/classes/classes.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'

/** Every class, including inactive ones, which only administrators receive (R-ACLASS-037). Refetched at every visit. */
export const managedClassesQuery = queryOptions({
  queryKey: adminKeys.managedClasses,
  queryFn: async ({ signal }) => {
    const classes = await callApi(getClasses, {}, { signal })
    return classes.map(({ active = true, ...it }) => ({ ...it, active }))
  },
  staleTime: 0,
})
export type ManagedClassRow = Awaited<
  ReturnType<NonNullable<typeof managedClassesQuery.queryFn>>
>[number]
