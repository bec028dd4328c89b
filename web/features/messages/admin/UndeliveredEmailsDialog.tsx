import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SENT_PAGE, type UnsentEmail } from '../../../../contract/messages/announcements.ts'
import { m } from '../../../../messages/m.ts'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { LoadingRows } from '../../../kit/LoadingRows.tsx'
import { Pagination } from '../../../kit/Pagination.tsx'
import { useDateFormat } from '../../../kit/use-date-format.ts'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { undeliveredEmailsQuery, useRetryEmails } from './queries.ts'

type UndeliveredEmailsDialogProps = { messageId: number; failedCount: number; onClose: () => void }

/** The emails of a message that were not delivered: address, reason, and the next attempt. */
export function UndeliveredEmailsDialog({
  messageId,
  failedCount,
  onClose,
}: UndeliveredEmailsDialogProps) {
  const [page, setPage] = useState(1)
  const query = useQuery(undeliveredEmailsQuery(messageId, page))
  const retry = useRetryEmails()
  const pageCount = Math.ceil((query.data?.total ?? 0) / SENT_PAGE)
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.messages_emails_not_delivered()}
      wide
      actions={
        <>
          <Button onClick={onClose}>{m.kit_close()}</Button>
          {failedCount > 0 && (
            <Button
              variant="primary"
              busy={retry.isPending && m.messages_trying()}
              onClick={() => retry.mutate(messageId)}
            >
              {m.messages_try_again_now()}
            </Button>
          )}
        </>
      }
    >
      <QueryBoundary
        query={query}
        errorTitle={m.messages_emails_did_not_load()}
        errorLayout="text"
        skeleton={<LoadingRows />}
      >
        {({ emails }) => (
          <>
            <ul className="grid gap-4" aria-label={m.messages_emails_not_delivered()}>
              {emails.map((it) => (
                <UndeliveredEmail key={it.to} email={it} />
              ))}
            </ul>
            {emails.length === 0 && <p>{m.messages_all_emails_have_been_sent()}</p>}
            <Pagination page={Math.min(page, pageCount)} pageCount={pageCount} onPage={setPage} />
          </>
        )}
      </QueryBoundary>
    </Dialog>
  )
}

function UndeliveredEmail({ email: { to, reason, attempts, nextTry } }: { email: UnsentEmail }) {
  const { dateTime } = useDateFormat()
  return (
    <li className="grid gap-1 border-b border-line pb-4 last:border-0 last:pb-0">
      <b className="page-anywhere">{to}</b>
      <span className="page-side text-small text-danger-ink wrap-anywhere" dir="auto">
        {reason}
      </span>
      <span className="num text-small text-ink-3">
        {nextTry > 0
          ? m.messages_tried_next({ count: attempts, date: dateTime(nextTry) })
          : m.messages_tried_given_up({ count: attempts })}
      </span>
    </li>
  )
}
