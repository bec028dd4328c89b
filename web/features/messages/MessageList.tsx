import { useQuery } from '@tanstack/react-query'
import { Mail, Search } from 'lucide-react'
import { useSearchParams } from 'wouter'
import type { Message } from '../../../contract/messages.ts'
import { Card } from '../../kit/Card.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Pager } from '../../kit/Pager.tsx'
import { SearchBox } from '../../kit/SearchBox.tsx'
import { Skeleton, Waiting } from '../../kit/Skeleton.tsx'
import { MessageCard } from './MessageCard.tsx'
import { MessagesFailed } from './MessagesFailed.tsx'
import { messagesQuery } from './queries.ts'
import './messages.css'

/** One's messages: searched by subject or body, ten to a page (wallet-and-admin §2). */
export function MessageList() {
  const messages = useQuery(messagesQuery)
  if (messages.data) return <Found list={messages.data} />
  return messages.isPending ? <ListComing /> : <MessagesFailed query={messages} />
}

const PAGE_SIZE = 10

function Found({ list }: { list: readonly Message[] }) {
  const { search, page, look, turnTo } = useWanted()
  const text = search.trim().toLowerCase()
  const found = list.filter((it) => `${it.subject}\n${it.body}`.toLowerCase().includes(text))
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  // an address may name a page that is not there any more
  const shown = Math.min(page, pages)
  return (
    <>
      <SearchBox placeholder="Search messages..." value={search} onChange={look} />
      {found.length > 0 ? (
        <ul className="grid gap-3" aria-label="Messages">
          {found.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE).map((it) => (
            <MessageCard key={it.id} message={it} />
          ))}
        </ul>
      ) : (
        <NoMessages isSearch={list.length > 0} />
      )}
      <Pager page={shown} pages={pages} onPage={turnTo} />
    </>
  )
}

/** What is looked for and the page, kept in the address, so that Back from a message returns to the same place. */
function useWanted() {
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const go = (wanted: { search: string; page: number }, replace: boolean) => {
    const next = new URLSearchParams()
    if (wanted.search) next.set('search', wanted.search)
    if (wanted.page > 1) next.set('page', String(wanted.page))
    setParams(next, { replace })
  }
  const turnTo = (to: number) => {
    go({ search, page: to }, false)
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return { search, page, look: (text: string) => go({ search: text, page: 1 }, true), turnTo }
}

function NoMessages({ isSearch }: { isSearch: boolean }) {
  return (
    <Card>
      <EmptyState icon={isSearch ? Search : Mail} title="No messages">
        {isSearch ? 'No messages match your search' : 'You have no messages yet'}
      </EmptyState>
    </Card>
  )
}

function ListComing() {
  return (
    <Waiting className="grid gap-3">
      <Skeleton className="h-12 w-full rounded-control" />
      {['first', 'second', 'third'].map((it) => (
        <Card key={it} as="div" pad className="grid gap-3">
          <Skeleton className="w-1/2" />
          <Skeleton className="w-full" />
          <Skeleton className="h-3 w-1/4" />
        </Card>
      ))}
    </Waiting>
  )
}
