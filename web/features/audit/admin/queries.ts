import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getAuditLog } from '../../../../contract/audit.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import type { PageSize } from '../../../kit/page-size.ts'

/** Filters of the audit log: an action, and a person by name or email; '' for all. */
export type AuditFilters = { action: string; person: string; page: number; size: PageSize }

/** One page of the audit log; the previous one is displayed while it loads. Refetched at every visit. */
export function auditQuery({ action, person, page, size }: AuditFilters) {
  return queryOptions({
    queryKey: adminKeys.auditLog({ act: action, person: person.trim(), page, size }),
    queryFn: ({ signal }) =>
      callApi(getAuditLog, { action, userSearch: person, page, size }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
