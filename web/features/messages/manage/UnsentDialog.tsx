import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SENT_PAGE, type UnsentEmail } from '../../../../contract/announcements.ts'
import { messageOf } from '../../../api/ask.ts'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { dateAndTime } from '../../../kit/dates.ts'
import { Pager } from '../../../kit/Pager.tsx'
import { SkeletonRows, Waiting } from '../../../kit/Skeleton.tsx'
import { unsentQuery, useRetryEmails } from './queries.ts'

type UnsentDialogProps = { messageId: number; failed: number; onClose: () => void }

/** The emails that did not leave: where to, why, and what becomes of them. */
export function UnsentDialog({ messageId, failed, onClose }: UnsentDialogProps) {
  const [page, setPage] = useState(1)
  const unsent = useQuery(unsentQuery(messageId, page))
  const retry = useRetryEmails()
  const pages = Math.ceil((unsent.data?.total ?? 0) / SENT_PAGE)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Emails not delivered"
      wide
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          {failed > 0 && (
            <Button
              look="main"
              busy={retry.isPending && 'Trying...'}
              onClick={() => retry.mutate(messageId)}
            >
              Try again now
            </Button>
          )}
        </>
      }
    >
      {unsent.isPending && (
        <Waiting>
          <SkeletonRows />
        </Waiting>
      )}
      {unsent.isError && !unsent.data && <p role="alert">{messageOf(unsent.error)}</p>}
      {unsent.data && (
        <>
          <ul className="grid gap-4" aria-label="Emails not delivered">
            {unsent.data.emails.map((it) => (
              <Unsent key={it.to} email={it} />
            ))}
          </ul>
          {unsent.data.emails.length === 0 && <p>All of them have left meanwhile.</p>}
          <Pager page={Math.min(page, pages)} pages={pages} onPage={setPage} />
        </>
      )}
    </Dialog>
  )
}

function Unsent({ email: { to, reason, tries, nextTry } }: { email: UnsentEmail }) {
  const tried = `Tried ${tries === 1 ? 'once' : `${tries} times`}`
  return (
    <li className="grid gap-1 border-b border-line pb-4 last:border-0 last:pb-0">
      <b className="wrap-anywhere">{to}</b>
      <span className="text-small text-bad-ink wrap-anywhere" dir="auto">
        {reason}
      </span>
      <span className="num text-small text-ink-3">
        {nextTry > 0 ? `${tried}, next at ${dateAndTime(nextTry)}` : `${tried}, then given up`}
      </span>
    </li>
  )
}
