import { useQuery } from '@tanstack/react-query'
import { Mail, Search } from 'lucide-react'
import type { Message } from '../../../contract/messages/messages.ts'
import { m } from '../../../messages/m.ts'
import { Card } from '../../kit/Card.tsx'
import { EmptyCard } from '../../kit/EmptyState.tsx'
import { Pagination } from '../../kit/Pagination.tsx'
import { paginate } from '../../kit/paginate.ts'
import { SearchBox } from '../../kit/SearchBox.tsx'
import { LoadingRegion, Skeleton } from '../../kit/Skeleton.tsx'
import { textFilter } from '../../kit/url-filters.ts'
import { useUrlFilters } from '../../kit/use-url-filters.ts'
import { QueryBoundary } from '../../loading/QueryBoundary.tsx'
import { messagesQuery } from './queries.ts'
import './messages.css'
import { paths } from '../../api/paths.ts'
import { Badge } from '../../kit/Badge.tsx'
import { BilingualTitle } from '../../kit/BilingualTitle.tsx'
import { classNames } from '../../kit/class-names.ts'
import { Time } from '../../kit/DateText.tsx'
import { Link } from '../../kit/Link.tsx'
import { Prose } from '../../kit/Prose.tsx'
import { useSearch } from '../../kit/use-search.ts'
import { previewOf } from './preview.ts'

/** The messages of the user: searched by subject or body, ten per page (R-MSG-001 to R-MSG-007). */
export function MessageList() {
  const messages = useQuery(messagesQuery)
  return (
    <QueryBoundary
      query={messages}
      errorTitle={m.messages_own_did_not_load()}
      skeleton={<ListSkeleton />}
    >
      {(list) => <FilteredMessages messages={list} />}
    </QueryBoundary>
  )
}

const PAGE_SIZE = 10
const messageFilters = { search: textFilter }

const textOf = (it: Message) => `${it.subject}\n${it.body}`

function FilteredMessages({ messages }: { messages: readonly Message[] }) {
  const { filters, page, setFilters, goToPage } = useUrlFilters(messageFilters)
  const { search } = filters
  const matching = useSearch(messages, textOf, search)
  const shown = paginate(matching, page, PAGE_SIZE)
  return (
    <>
      <SearchBox
        placeholder={m.messages_search_messages()}
        value={search}
        onChange={(text) => setFilters({ search: text }, { replace: true })}
      />
      {matching.length > 0 ? (
        <ul className="grid gap-3" aria-label={m.messages_messages()}>
          {shown.items.map((it) => (
            <MessageCard key={it.id} message={it} />
          ))}
        </ul>
      ) : (
        <NoMatchingMessages isFiltered={messages.length > 0} />
      )}
      <Pagination page={shown.page} pageCount={shown.pageCount} onPage={goToPage} />
    </>
  )
}

function NoMatchingMessages({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyCard icon={isFiltered ? Search : Mail} title={m.messages_no_messages()}>
      {isFiltered ? m.messages_no_messages_match_search() : m.messages_have_no_messages_yet()}
    </EmptyCard>
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

/** A message of the list. The link of the subject covers the card, except the links in the preview. */
function MessageCard({ message }: { message: Message }) {
  const { publicId: rand, subject, body, sentAt, isRead } = message
  return (
    <li className={classNames('card pad message-card', !isRead && 'message-new')}>
      <div className="flex items-start gap-3">
        <h2 className="grow font-sans text-base font-semibold">
          <Link to={paths.message(rand)}>
            <BilingualTitle>{subject}</BilingualTitle>
          </Link>
        </h2>
        <Badge kind={isRead ? 'read' : 'new'} />
      </div>
      <Prose compact links text={previewOf(body)} className="page-side line-clamp-2 text-ink-2" />
      <Time at={sentAt} className="num text-small text-ink-3" />
    </li>
  )
}
