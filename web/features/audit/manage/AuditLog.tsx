import { useQuery } from '@tanstack/react-query'
import { ScrollText, Search } from 'lucide-react'
import { useSearchParams } from 'wouter'
import { DEEDS_PER_PAGE } from '../../../../contract/audit.ts'
import { messageOf } from '../../../api/ask.ts'
import { Card } from '../../../kit/Card.tsx'
import { useDebounced } from '../../../kit/debounced.ts'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { FailedCard } from '../../../kit/FailedCard.tsx'
import { Pager } from '../../../kit/Pager.tsx'
import { SearchBox } from '../../../kit/SearchBox.tsx'
import { SkeletonRows, Waiting } from '../../../kit/Skeleton.tsx'
import { DeedList } from './DeedList.tsx'
import { auditQuery, type Wanted } from './queries.ts'
import { labelOf } from './sentence.ts'

/** What administrators did, newest first: of one kind, of one person, twenty to a page. */
export function AuditLog() {
  const { wanted, change, turnTo } = useWanted()
  const person = useDebounced(wanted.person, 250)
  const log = useQuery(auditQuery({ ...wanted, person }))
  const acts = log.data?.acts ?? []
  return (
    <>
      <search className="flex flex-wrap items-center gap-3">
        <SearchBox
          label="Search the log"
          placeholder="Search by name or email"
          value={wanted.person}
          onChange={(it) => change({ person: it }, true)}
        />
        <select
          className="input basis-full sm:w-auto sm:basis-auto"
          aria-label="Kind of act"
          value={wanted.act}
          onChange={(event) => change({ act: event.target.value }, false)}
        >
          <option value="">Everything</option>
          {[...new Set([...acts, wanted.act])].filter(Boolean).map((it) => (
            <option key={it} value={it}>
              {labelOf(it)}
            </option>
          ))}
        </select>
      </search>
      <Found query={log} isNarrowed={wanted.act !== '' || person.trim() !== ''} onPage={turnTo} />
    </>
  )
}

type FoundProps = {
  query: ReturnType<typeof useQuery<AuditPage>>
  isNarrowed: boolean
  onPage: (page: number) => void
}
type AuditPage = Awaited<ReturnType<NonNullable<ReturnType<typeof auditQuery>['queryFn']>>>

function Found({ query, isNarrowed, onPage }: FoundProps) {
  if (query.isPending) return <LogComing />
  if (!query.data) {
    return (
      <FailedCard
        title="The log did not load"
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {messageOf(query.error)}
      </FailedCard>
    )
  }
  const { rows, total, page } = query.data
  if (rows.length === 0) return <NoDeeds isNarrowed={isNarrowed} />
  return (
    <>
      <div className={query.isPlaceholderData ? 'opacity-60' : undefined}>
        <DeedList rows={rows} />
      </div>
      <Pager page={page} pages={Math.ceil(total / DEEDS_PER_PAGE)} onPage={onPage} />
    </>
  )
}

/** What is wanted of the log, kept in the address. */
function useWanted() {
  const [params, setParams] = useSearchParams()
  const wanted: Wanted = {
    act: params.get('act') ?? '',
    person: params.get('person') ?? '',
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  }
  const change = (to: Partial<Wanted>, replace: boolean) => {
    const { act, person, page } = { ...wanted, page: 1, ...to }
    const next = new URLSearchParams()
    if (act) next.set('act', act)
    if (person) next.set('person', person)
    if (page > 1) next.set('page', String(page))
    setParams(next, { replace })
  }
  const turnTo = (page: number) => {
    change({ page }, false)
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return { wanted, change, turnTo }
}

function NoDeeds({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <Card>
      <EmptyState icon={isNarrowed ? Search : ScrollText} title="Nothing found">
        {isNarrowed
          ? 'Nothing in the log matches your search'
          : 'Nothing has been written down yet'}
      </EmptyState>
    </Card>
  )
}

function LogComing() {
  return (
    <Waiting>
      <Card pad>
        <SkeletonRows rows={6} />
      </Card>
    </Waiting>
  )
}
