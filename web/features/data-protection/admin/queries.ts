import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getDataProtection } from '../../../../contract/privacy/data-protection.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'

/** Who answers for the data, the figures of the year and one page of the complaints. */
export const dataProtectionQuery = (page: number) =>
  queryOptions({
    queryKey: adminKeys.dataProtectionPage(page),
    queryFn: ({ signal }) => callApi(getDataProtection, { page }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
