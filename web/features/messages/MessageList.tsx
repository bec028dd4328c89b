import { useQuery } from '@tanstack/react-query'
import { Mail, Search } from 'lucide-react'
import { useSearchParams } from 'wouter'
import type { Message } from '../../../contract/messages.ts'
import { Card } from '../../kit/Card.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Pagination } from '../../kit/Pagination.tsx'
import { SearchBox } from '../../kit/SearchBox.tsx'
import { LoadingRegion, Skeleton } from '../../kit/Skeleton.tsx'
import { MessageCard } from './MessageCard.tsx'
import { MessagesLoadError } from './MessagesLoadError.tsx'
import { messagesQuery } from './queries.ts'
import './messages.css'

/** One's messages: searched by subject or body, ten to a page (R-MSG-001 to R-MSG-007). */
export function MessageList() {
  const messages = useQuery(messagesQuery)
  if (messages.data) return <FilteredMessages list={messages.data} />
  return messages.isPending ? <ListSkeleton /> : <MessagesLoadError query={messages} />
}

const PAGE_SIZE = 10

function FilteredMessages({ list: messages }: { list: readonly Message[] }) {
  const { search, page, look, turnTo: goToPage } = useMessageFilters()
  const needle = search.trim().toLowerCase()
  const matching = messages.filter((it) =>
    `${it.subject}\n${it.body}`.toLowerCase().includes(needle),
  )
  const pages = Math.max(1, Math.ceil(matching.length / PAGE_SIZE))
  // an address may name a page that is not there any more
  const currentPage = Math.min(page, pages)
  return (
    <>
      <SearchBox placeholder="Search messages..." value={search} onChange={look} />
      {matching.length > 0 ? (
        <ul className="grid gap-3" aria-label="Messages">
          {matching.slice((currentPage - 1) * PAGE_SIZE, currentPage * PAGE_SIZE).map((it) => (
            <MessageCard key={it.id} message={it} />
          ))}
        </ul>
      ) : (
        <NoMatchingMessages isSearch={messages.length > 0} />
      )}
      <Pagination page={currentPage} pageCount={pages} onPage={goToPage} />
    </>
  )
}

/** What is looked for and the page, kept in the address, so that Back from a message returns to the same place. */
function useMessageFilters() {
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const setFilters = (filters: { search: string; page: number }, replace: boolean) => {
    const next = new URLSearchParams()
    if (filters.search) next.set('search', filters.search)
    if (filters.page > 1) next.set('page', String(filters.page))
    setParams(next, { replace })
  }
  const goToPage = (nextPage: number) => {
    setFilters({ search, page: nextPage }, false)
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return {
    search,
    page,
    look: (text: string) => setFilters({ search: text, page: 1 }, true),
    turnTo: goToPage,
  }
}

function NoMatchingMessages({ isSearch: hasFilter }: { isSearch: boolean }) {
  return (
    <Card>
      <EmptyState icon={hasFilter ? Search : Mail} title="No messages">
        {hasFilter ? 'No messages match your search' : 'You have no messages yet'}
      </EmptyState>
    </Card>
  )
}

function ListSkeleton() {
  return (
    <LoadingRegion className="grid gap-3">
      <Skeleton className="h-12 w-full rounded-control" />
      {['first', 'second', 'third'].map((it) => (
        <Card key={it} as="div" padded className="grid gap-3">
          <Skeleton className="w-1/2" />
          <Skeleton className="w-full" />
          <Skeleton className="h-3 w-1/4" />
        </Card>
      ))}
    </LoadingRegion>
  )
}
