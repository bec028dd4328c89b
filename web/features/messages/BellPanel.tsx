import { useQuery } from '@tanstack/react-query'
import type { Message } from '../../../contract/messages/messages.ts'
import { m } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { BilingualTitle } from '../../kit/BilingualTitle.tsx'
import { classNames } from '../../kit/class-names.ts'
import { Time } from '../../kit/DateText.tsx'
import { Link } from '../../kit/Link.tsx'
import { LoadingRows } from '../../kit/LoadingRows.tsx'
import { QueryBoundary } from '../../loading/QueryBoundary.tsx'
import { BELL_MESSAGE_COUNT, bellQuery } from './queries.ts'

/** The newest messages, and a link to all of them. */
export function BellPanel({ onSelect }: { onSelect: () => void }) {
  const bell = useQuery({ ...bellQuery, enabled: false })
  return (
    <>
      <div className="card-head">
        <h2>{m.messages_notifications()}</h2>
      </div>
      <QueryBoundary
        query={bell}
        errorTitle={m.messages_bell_did_not_load()}
        errorLayout="panel"
        skeleton={<BellSkeleton />}
      >
        {(messages) => (
          <NewestMessages messages={messages.slice(0, BELL_MESSAGE_COUNT)} onSelect={onSelect} />
        )}
      </QueryBoundary>
      <Link to={paths.messages} className="bell-all" onClick={onSelect}>
        {m.messages_view_all()}
      </Link>
    </>
  )
}

function NewestMessages({
  messages,
  onSelect,
}: {
  messages: readonly Message[]
  onSelect: () => void
}) {
  if (messages.length === 0)
    return <p className="px-(--pad) py-8 text-ink-2">{m.messages_no_notifications()}</p>
  return (
    <ul>
      {messages.map((it) => (
        <li key={it.id}>
          <Link to={paths.message(it.publicId)} className="bell-row" onClick={onSelect}>
            <span className="flex items-baseline gap-2">
              {!it.isRead && (
                <span className="bell-star">
                  <span className="sr-only">{m.messages_unread()} </span>
                </span>
              )}
              <span
                className={classNames(
                  'line-clamp-2 leading-[1.75] wrap-anywhere',
                  !it.isRead && 'font-semibold',
                )}
              >
                <BilingualTitle>{it.subject}</BilingualTitle>
              </span>
            </span>
            <Time at={it.sentAt} format="ago" className="text-small text-ink-2" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function BellSkeleton() {
  return <LoadingRows className="px-(--pad)" />
}
