import { useQuery } from '@tanstack/react-query'
import { ScrollText, Search } from 'lucide-react'
import { AUDIT_ENTRIES_PER_PAGE } from '../../../../contract/audit.ts'
import { Card } from '../../../kit/Card.tsx'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { Pagination } from '../../../kit/Pagination.tsx'
import { SearchBox } from '../../../kit/SearchBox.tsx'
import { textFilter } from '../../../kit/url-filters.ts'
import { useDebounced } from '../../../kit/use-debounced.ts'
import { useUrlFilters } from '../../../kit/use-url-filters.ts'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { AuditEntryList } from './AuditEntryList.tsx'
import { actionLabel } from './action-sentence.ts'
import { auditQuery } from './queries.ts'

const URL_FILTERS = { act: textFilter, person: textFilter }

/** The recorded actions of administrators, newest first, filtered by action and person (decision 0154). */
export function AuditLog() {
  const { filters, page, setFilters, goToPage } = useUrlFilters(URL_FILTERS)
  const person = useDebounced(filters.person.trim(), 250)
  const query = useQuery(auditQuery({ action: filters.act, person, page }))
  const actions = query.data?.acts ?? []
  return (
    <>
      <search className="flex flex-wrap items-center gap-3">
        <SearchBox
          label="Search the log"
          placeholder="Search by name or email"
          value={filters.person}
          onChange={(text) => setFilters({ person: text }, { replace: true })}
        />
        <select
          className="input basis-full sm:w-auto sm:basis-auto"
          aria-label="Action"
          value={filters.act}
          onChange={(event) => setFilters({ act: event.target.value })}
        >
          <option value="">Everything</option>
          {[...new Set([...actions, filters.act])].filter(Boolean).map((it) => (
            <option key={it} value={it}>
              {actionLabel(it)}
            </option>
          ))}
        </select>
      </search>
      <QueryBoundary query={query} errorTitle="The log did not load">
        {({ rows, total, page: loadedPage }) =>
          rows.length === 0 ? (
            <NoAuditEntries isFiltered={filters.act !== '' || person !== ''} />
          ) : (
            <>
              <div className={query.isPlaceholderData ? 'opacity-60' : undefined}>
                <AuditEntryList entries={rows} />
              </div>
              <Pagination
                page={loadedPage}
                pageCount={Math.ceil(total / AUDIT_ENTRIES_PER_PAGE)}
                onPage={goToPage}
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
    <Card>
      <EmptyState icon={isFiltered ? Search : ScrollText} title="Nothing found">
        {isFiltered
          ? 'Nothing in the log matches your search'
          : 'No actions have been recorded yet'}
      </EmptyState>
    </Card>
  )
}
