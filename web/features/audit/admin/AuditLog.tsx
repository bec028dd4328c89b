import { useQuery } from '@tanstack/react-query'
import { ScrollText, Search } from 'lucide-react'
import { useSearchParams } from 'wouter'
import { AUDIT_ENTRIES_PER_PAGE } from '../../../../contract/audit.ts'
import { messageOf } from '../../../api/call-api.ts'
import { Card } from '../../../kit/Card.tsx'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { ErrorCard } from '../../../kit/ErrorCard.tsx'
import { Pagination } from '../../../kit/Pagination.tsx'
import { SearchBox } from '../../../kit/SearchBox.tsx'
import { LoadingRegion, SkeletonRows } from '../../../kit/Skeleton.tsx'
import { useDebounced } from '../../../kit/use-debounced.ts'
import { AuditEntryList } from './AuditEntryList.tsx'
import { actionLabel } from './action-sentence.ts'
import { type AuditFilters, auditQuery } from './queries.ts'

/** What administrators did, newest first: of one kind, of one person, twenty to a page. */
export function AuditLog() {
  const { wanted: filters, change: setFilters, turnTo: goToPage } = useAuditFilters()
  const debouncedPerson = useDebounced(filters.person, 250)
  const logQuery = useQuery(auditQuery({ ...filters, person: debouncedPerson }))
  const actionKinds = logQuery.data?.acts ?? []
  return (
    <>
      <search className="flex flex-wrap items-center gap-3">
        <SearchBox
          label="Search the log"
          placeholder="Search by name or email"
          value={filters.person}
          onChange={(it) => setFilters({ person: it }, true)}
        />
        <select
          className="input basis-full sm:w-auto sm:basis-auto"
          aria-label="Action"
          value={filters.action}
          onChange={(event) => setFilters({ action: event.target.value }, false)}
        >
          <option value="">Everything</option>
          {[...new Set([...actionKinds, filters.action])].filter(Boolean).map((it) => (
            <option key={it} value={it}>
              {actionLabel(it)}
            </option>
          ))}
        </select>
      </search>
      <AuditResults
        query={logQuery}
        isFiltered={filters.action !== '' || debouncedPerson.trim() !== ''}
        onPage={goToPage}
      />
    </>
  )
}

type AuditResultsProps = {
  query: ReturnType<typeof useQuery<AuditPage>>
  isFiltered: boolean
  onPage: (page: number) => void
}
type AuditPage = Awaited<ReturnType<NonNullable<ReturnType<typeof auditQuery>['queryFn']>>>

function AuditResults({ query, isFiltered, onPage }: AuditResultsProps) {
  if (query.isPending) return <AuditSkeleton />
  if (!query.data) {
    return (
      <ErrorCard
        title="The log did not load"
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {messageOf(query.error)}
      </ErrorCard>
    )
  }
  const { rows, total, page } = query.data
  if (rows.length === 0) return <NoAuditEntries isNarrowed={isFiltered} />
  return (
    <>
      <div className={query.isPlaceholderData ? 'opacity-60' : undefined}>
        <AuditEntryList rows={rows} />
      </div>
      <Pagination
        page={page}
        pageCount={Math.ceil(total / AUDIT_ENTRIES_PER_PAGE)}
        onPage={onPage}
      />
    </>
  )
}

/** What is wanted of the log, kept in the address. */
function useAuditFilters() {
  const [params, setParams] = useSearchParams()
  const filters: AuditFilters = {
    action: params.get('act') ?? '',
    person: params.get('person') ?? '',
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  }
  const setFilters = (changes: Partial<AuditFilters>, replace: boolean) => {
    const { action, person, page } = { ...filters, page: 1, ...changes }
    const next = new URLSearchParams()
    if (action) next.set('act', action)
    if (person) next.set('person', person)
    if (page > 1) next.set('page', String(page))
    setParams(next, { replace })
  }
  const goToPage = (page: number) => {
    setFilters({ page }, false)
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return { wanted: filters, change: setFilters, turnTo: goToPage }
}

function NoAuditEntries({ isNarrowed: isFiltered }: { isNarrowed: boolean }) {
  return (
    <Card>
      <EmptyState icon={isFiltered ? Search : ScrollText} title="Nothing found">
        {isFiltered
          ? 'Nothing in the log matches your search'
          : 'Nothing has been written down yet'}
      </EmptyState>
    </Card>
  )
}

function AuditSkeleton() {
  return (
    <LoadingRegion>
      <Card padded>
        <SkeletonRows rows={6} />
      </Card>
    </LoadingRegion>
  )
}
