import { useQuery } from '@tanstack/react-query'
import { ScrollText, Search } from 'lucide-react'
import { Card } from '../../../kit/Card.tsx'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { ListFooter } from '../../../kit/ListFooter.tsx'
import { pageSizeFilter } from '../../../kit/page-size.ts'
import { SavedFilters } from '../../../kit/SavedFilters.tsx'
import { SearchBox } from '../../../kit/SearchBox.tsx'
import { textFilter } from '../../../kit/url-filters.ts'
import { useDebounced } from '../../../kit/use-debounced.ts'
import { useUrlFilters } from '../../../kit/use-url-filters.ts'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { AuditEntryList } from './AuditEntryList.tsx'
import { actionLabel } from './action-sentence.ts'
import { auditQuery } from './queries.ts'

const URL_FILTERS = { act: textFilter, person: textFilter, size: pageSizeFilter(25) }

/** The recorded actions of administrators, newest first, filtered by action and person (decision 0500). */
export function AuditLog() {
  const { filters, page, setFilters, goToPage } = useUrlFilters(URL_FILTERS)
  const person = useDebounced(filters.person.trim(), 250)
  const query = useQuery(auditQuery({ action: filters.act, person, page, size: filters.size }))
  const actions = query.data?.acts ?? []
  return (
    <>
      <search className="flex flex-wrap items-center gap-3 max-sm:*:first:basis-full">
        <SearchBox
          label="Search the log"
          placeholder="Search by name or email"
          value={filters.person}
          onChange={(text) => setFilters({ person: text }, { replace: true })}
        />
        <select
          className="input w-auto min-w-0 grow basis-0 sm:grow-0 sm:basis-auto"
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
        <SavedFilters list="audit" parameters={['act', 'person']} />
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
              <ListFooter
                page={loadedPage}
                total={total}
                size={filters.size}
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
    <Card>
      <EmptyState icon={isFiltered ? Search : ScrollText} title="Nothing found">
        {isFiltered
          ? 'Nothing in the log matches your search'
          : 'No actions have been recorded yet'}
      </EmptyState>
    </Card>
  )
}
