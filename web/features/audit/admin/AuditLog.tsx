import { useQuery } from '@tanstack/react-query'
import { ScrollText, Search } from 'lucide-react'
import { auditCsv, getAuditLog } from '../../../../contract/audit/audit.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { pageQuery } from '../../../api/page-query.ts'
import { ExportButton } from '../../../downloads/ExportButton.tsx'
import { EmptyCard } from '../../../kit/EmptyState.tsx'
import { ListFooter } from '../../../kit/ListFooter.tsx'
import { type PageSize, pageSizeFilter } from '../../../kit/page-size.ts'
import { SavedFilters } from '../../../kit/SavedFilters.tsx'
import { SearchBox } from '../../../kit/SearchBox.tsx'
import { dayFilter, textFilter } from '../../../kit/url-filters.ts'
import { useDebounced } from '../../../kit/use-debounced.ts'
import { useUrlFilters } from '../../../kit/use-url-filters.ts'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { AuditEntryList } from './AuditEntryList.tsx'
import { actionLabel } from './action-sentence.ts'

const URL_FILTERS = {
  ...{ act: textFilter, person: textFilter, from: dayFilter, to: dayFilter },
  size: pageSizeFilter(25),
}

/** The recorded actions of administrators, newest first, filtered by action, person and days, and exported (decision 0500). */
export function AuditLog() {
  const { filters, page, setFilters, goToPage } = useUrlFilters(URL_FILTERS)
  const person = useDebounced(filters.person.trim(), 250)
  const { act, from, to, size } = filters
  const request = { act, person, from, to }
  const query = useQuery(auditQuery(request, { page, size }))
  const actions = query.data?.acts ?? []
  return (
    <>
      <search className="flex flex-wrap items-center gap-3 max-sm:*:first:basis-full">
        <SearchBox
          label={m.audit_search_log()}
          placeholder={m.audit_search_hint()}
          value={filters.person}
          onChange={(text) => setFilters({ person: text }, { replace: true })}
        />
        <select
          className="input w-auto min-w-0 grow basis-0 sm:grow-0 sm:basis-auto"
          aria-label={m.audit_action()}
          value={act}
          onChange={(event) => setFilters({ act: event.target.value })}
        >
          <option value="">{m.audit_everything()}</option>
          {[...new Set([...actions, act])].filter(Boolean).map((it) => (
            <option key={it} value={it}>
              {actionLabel(it)}
            </option>
          ))}
        </select>
        <SavedFilters list="audit" parameters={['act', 'person', 'from', 'to']} />
        <div className="flex basis-full flex-wrap items-end gap-3">
          {(['from', 'to'] as const).map((it) => (
            <label key={it} className="grid min-w-0 grow basis-36 gap-1.5 sm:max-w-52">
              <span className="label">{it === 'from' ? m.audit_from() : m.audit_to()}</span>
              <input
                type="date"
                className="input"
                value={filters[it]}
                onChange={({ target }) => setFilters({ [it]: target.value }, { replace: true })}
              />
            </label>
          ))}
          <ExportButton file={auditCsv} filter={request} />
        </div>
      </search>
      <QueryBoundary query={query} errorTitle={m.audit_log_did_not_load()}>
        {({ rows, total, page: loadedPage }) =>
          rows.length === 0 ? (
            <NoAuditEntries isFiltered={Object.values(request).some((it) => it !== '')} />
          ) : (
            <>
              <div className={query.isPlaceholderData ? 'opacity-60' : undefined}>
                <AuditEntryList entries={rows} />
              </div>
              <ListFooter
                page={loadedPage}
                total={total}
                size={size}
                onPage={goToPage}
                onSize={(size) => setFilters({ size })}
              />
            </>
          )
        }
      </QueryBoundary>
    </>
  )
}

function NoAuditEntries({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyCard icon={isFiltered ? Search : ScrollText} title={m.audit_nothing_found()}>
      {isFiltered ? m.audit_nothing_matches() : m.audit_nothing_recorded()}
    </EmptyCard>
  )
}

/** Filters of the audit log: an action, a person by name or email, and days 'YYYY-MM-DD'; '' for all. */
type AuditFilters = { act: string; person: string; from: string; to: string }

/** One page of the audit log; the previous one is displayed while it loads. Refetched at every visit. */
function auditQuery(filters: AuditFilters, page: { page: number; size: PageSize }) {
  const { act: action, person: userSearch, from, to } = filters
  return pageQuery(
    getAuditLog,
    { action, userSearch, from, to, ...page },
    adminKeys.auditLog({ ...filters, ...page }),
    { staleTime: 0 },
  )
}
