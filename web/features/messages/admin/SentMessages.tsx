import { useQuery } from '@tanstack/react-query'
import { Eye, Megaphone, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { SENT_PAGE, type SentMessage } from '../../../../contract/messages/announcements.ts'
import { m } from '../../../../messages/m.ts'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { Button } from '../../../kit/Button.tsx'
import { Card, CardHead } from '../../../kit/Card.tsx'
import { Time } from '../../../kit/DateText.tsx'
import { DialogButton } from '../../../kit/DialogButton.tsx'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { LazyDialog, lazyDialog, prefetchOnIntent } from '../../../kit/LazyDialog.tsx'
import { Pagination } from '../../../kit/Pagination.tsx'
import { ProgressBar } from '../../../kit/ProgressBar.tsx'
import { Text } from '../../../kit/Text.tsx'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { previewOf } from '../preview.ts'
import { audienceCountText, deliveryText, studentCountText } from './message-text.ts'
import { sentMessagesQuery } from './queries.ts'
import { UndeliveredEmailsDialog } from './UndeliveredEmailsDialog.tsx'

/** The sent announcements with their recipients and the progress of their emails. */
export function SentMessages() {
  const [page, setPage] = useState(1)
  const query = useQuery(sentMessagesQuery(page))
  return (
    <QueryBoundary query={query} errorTitle={m.messages_announcements_did_not_load()}>
      {({ messages, total }) => (
        <>
          <Card>
            <CardHead title={m.messages_recent_announcements()} />
            {total === 0 ? (
              <EmptyState icon={Megaphone} title={m.messages_no_announcements()}>
                {m.messages_sent_announcements_progress_their_emails()}
              </EmptyState>
            ) : (
              <ul className="rows" aria-label={m.messages_recent_announcements()}>
                {messages.map((it) => (
                  <SentMessageItem key={it.id} message={it} />
                ))}
              </ul>
            )}
          </Card>
          <Pagination page={page} pageCount={Math.ceil(total / SENT_PAGE)} onPage={setPage} />
        </>
      )}
    </QueryBoundary>
  )
}

function SentMessageItem({ message }: { message: SentMessage }) {
  const { subject, preview, sentAt, sender, toAll, recipients, audience, emails } = message
  const how = deliveryText(message)
  return (
    <li className="grid! grid-cols-1 gap-2!">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h3 className="grow wrap-anywhere">
          <BilingualTitle>{subject}</BilingualTitle>
        </h3>
        <Time at={sentAt} format="ago" className="num text-small text-ink-3" />
      </div>
      <p className="page-side line-clamp-2 text-small text-ink-2" dir="auto">
        {previewOf(preview)}
      </p>
      <p className="text-small text-ink-3">
        {toAll ? (
          <Text of={m.messages_sent_to_all} count={recipients} how={how} sender={sender} />
        ) : (
          <Text
            of={m.messages_sent_to}
            audience={
              audience ? audienceCountText(recipients, audience) : studentCountText(recipients)
            }
            how={how}
            sender={sender}
          />
        )}
      </p>
      {message.delivery !== 'email' && <ReadCount message={message} />}
      {emails.total > 0 && <EmailProgress message={message} />}
    </li>
  )
}

const importReaders = () => import('./ReadersDialog.tsx')
const ReadersDialog = lazyDialog(async () => (await importReaders()).ReadersDialog)

function ReadCount({ message }: { message: SentMessage }) {
  return (
    <DialogButton
      variant="text"
      className="-ms-4 justify-self-start"
      {...prefetchOnIntent(importReaders)}
      dialog={(close) => (
        <LazyDialog title={message.subject} onClose={close}>
          <ReadersDialog message={message} onClose={close} />
        </LazyDialog>
      )}
    >
      <Eye className="icon" aria-hidden />
      <span className="num">
        <Text of={m.messages_read_count} read={message.read} recipients={message.recipients} />
      </span>
    </DialogButton>
  )
}

function EmailProgress({ message: { id, emails } }: { message: SentMessage }) {
  const [isOpen, setOpen] = useState(false)
  const { total, sent, stuck, failed, inFolder } = emails
  const undelivered = stuck + failed
  const text =
    inFolder > 0
      ? m.messages_emails_in_folder({ inFolder, total })
      : m.messages_emails_sent({ sent, total })
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1.5">
      <div className="grid min-w-0 flex-[1_1_14rem] gap-1.5">
        <span className="num text-small">{text}</span>
        {sent < total && <ProgressBar value={sent} max={total} label={text} />}
      </div>
      {undelivered > 0 && (
        <Button onClick={() => setOpen(true)}>
          <TriangleAlert className="icon text-danger-ink" aria-hidden />
          <span>
            <Text of={m.messages_undelivered_count} count={undelivered} />
          </span>
        </Button>
      )}
      {isOpen && (
        <UndeliveredEmailsDialog
          messageId={id}
          failedCount={failed}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
