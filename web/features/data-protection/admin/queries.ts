import { getDataProtection } from '../../../../contract/privacy/data-protection.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { pageQuery } from '../../../api/page-query.ts'

/** Who answers for the data, the figures of the year and one page of the complaints. */
export const dataProtectionQuery = (page: number) =>
  pageQuery(getDataProtection, { page }, adminKeys.dataProtectionPage(page), { staleTime: 0 })
