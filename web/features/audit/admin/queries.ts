import { getAuditLog } from '../../../../contract/audit/audit.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { pageQuery } from '../../../api/call-query.ts'
import type { PageSize } from '../../../kit/page-size.ts'

/** Filters of the audit log: an action, a person by name or email, and days 'YYYY-MM-DD'; '' for all. */
export type AuditFilters = { act: string; person: string; from: string; to: string }

/** One page of the audit log; the previous one is displayed while it loads. Refetched at every visit. */
export function auditQuery(filters: AuditFilters, page: { page: number; size: PageSize }) {
  const { act: action, person: userSearch, from, to } = filters
  return pageQuery(
    getAuditLog,
    { action, userSearch, from, to, ...page },
    adminKeys.auditLog({ ...filters, ...page }),
    { staleTime: 0 },
  )
}
