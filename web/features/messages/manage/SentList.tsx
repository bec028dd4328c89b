import { useQuery } from '@tanstack/react-query'
import { Megaphone, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { SENT_PAGE, type SentMessage } from '../../../../contract/announcements.ts'
import { messageOf } from '../../../api/ask.ts'
import { Button } from '../../../kit/Button.tsx'
import { Card, CardHead } from '../../../kit/Card.tsx'
import { Duo } from '../../../kit/Duo.tsx'
import { dateAndTime, since } from '../../../kit/dates.ts'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { FailedCard } from '../../../kit/FailedCard.tsx'
import { Meter } from '../../../kit/Meter.tsx'
import { Pager } from '../../../kit/Pager.tsx'
import { SkeletonRows, Waiting } from '../../../kit/Skeleton.tsx'
import { previewOf } from '../preview.ts'
import { sentQuery } from './queries.ts'
import { UnsentDialog } from './UnsentDialog.tsx'
import { figure, people, way } from './wording.ts'

/** What was announced lately, to whom, and how far its emails are (decision 0171). */
export function SentList() {
  const [page, setPage] = useState(1)
  const sent = useQuery(sentQuery(page))
  if (sent.isPending) {
    return (
      <Waiting>
        <Card pad>
          <SkeletonRows />
        </Card>
      </Waiting>
    )
  }
  if (!sent.data) {
    return (
      <FailedCard
        title="The announcements did not load"
        busy={sent.isFetching}
        onRetry={() => void sent.refetch()}
      >
        {messageOf(sent.error)}
      </FailedCard>
    )
  }
  const { messages, total } = sent.data
  return (
    <>
      <Card>
        <CardHead title="Recent announcements" />
        {total === 0 ? (
          <EmptyState icon={Megaphone} title="No announcements">
            What you send is listed here, with how far its emails are.
          </EmptyState>
        ) : (
          <ul className="rows" aria-label="Recent announcements">
            {messages.map((it) => (
              <Sent key={it.id} message={it} />
            ))}
          </ul>
        )}
      </Card>
      <Pager page={page} pages={Math.ceil(total / SENT_PAGE)} onPage={setPage} />
    </>
  )
}

function Sent({ message }: { message: SentMessage }) {
  const { subject, preview, sentAt, sender, toAll, recipients, emails } = message
  return (
    <li className="grid! grid-cols-1 gap-2!">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h3 className="grow wrap-anywhere">
          <Duo>{subject}</Duo>
        </h3>
        <time
          className="num text-small text-ink-3"
          dateTime={new Date(sentAt * 1000).toISOString()}
          title={dateAndTime(sentAt)}
        >
          {since(sentAt)}
        </time>
      </div>
      <p className="line-clamp-2 text-small text-ink-2" dir="auto">
        {previewOf(preview)}
      </p>
      <p className="text-small text-ink-3">
        {toAll ? 'To all ' : 'To '}
        {people(recipients)}, {way(message)} · <bdi>{sender}</bdi>
      </p>
      {emails.total > 0 && <Emails message={message} />}
    </li>
  )
}

function Emails({ message: { id, emails } }: { message: SentMessage }) {
  const [isOpen, setOpen] = useState(false)
  const { total, sent, stuck, failed } = emails
  const unsent = stuck + failed
  const text = `${figure(sent)} of ${figure(total)} emails sent`
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1.5">
      <div className="grid min-w-0 flex-[1_1_14rem] gap-1.5">
        <span className="num text-small">{text}</span>
        {sent < total && <Meter value={sent} max={total} label={text} />}
      </div>
      {unsent > 0 && (
        <Button onClick={() => setOpen(true)}>
          <TriangleAlert className="icon text-bad-ink" aria-hidden />
          {figure(unsent)} not delivered
        </Button>
      )}
      {isOpen && <UnsentDialog messageId={id} failed={failed} onClose={() => setOpen(false)} />}
    </div>
  )
}
