import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getAuditLog } from '../../../../contract/audit.ts'
import { callApi } from '../../../api/call-api.ts'
import { keys } from '../../../api/query-keys.ts'

/** What is wanted of the log: a kind of act, a person by name or email, '' for all. */
export type AuditFilters = { action: string; person: string; page: number }

/** One page of the log; the last one stays until the next has come. Others write in it, so it is never kept for long. */
export function auditQuery({ action, person, page }: AuditFilters) {
  return queryOptions({
    queryKey: keys.auditLog({ act: action, person: person.trim(), page }),
    queryFn: ({ signal }) => callApi(getAuditLog, { action, userSearch: person, page }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
