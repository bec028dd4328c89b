import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useState } from 'react'
import {
  type MessageReader,
  READERS_PAGE,
  type SentMessage,
} from '../../../../contract/messages/announcements.ts'
import { m } from '../../../../messages/m.ts'
import { FormError } from '../../../forms/FormError.tsx'
import { newIdempotencyKey } from '../../../forms/idempotency-key.ts'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { Button } from '../../../kit/Button.tsx'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { Time } from '../../../kit/DateText.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { emailText } from '../../../kit/email-text.ts'
import { LoadingRows } from '../../../kit/LoadingRows.tsx'
import { Pagination } from '../../../kit/Pagination.tsx'
import { Tabs } from '../../../kit/Tabs.tsx'
import { Text } from '../../../kit/Text.tsx'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { deliveryText } from './message-text.ts'
import { readersQuery, useSendAgain } from './queries.ts'

type ReadersDialogProps = { message: SentMessage; onClose: () => void }

/** The readers of a message, and the other recipients with a button that sends it to them again. */
export function ReadersDialog({ message, onClose }: ReadersDialogProps) {
  const [filter, setFilter] = useState({ isUnread: false, page: 1 })
  const [isConfirming, setConfirming] = useState(false)
  const query = useQuery(readersQuery(message.id, filter))
  const { read, unread } = query.data ?? {}
  const shown = (filter.isUnread ? unread : read) ?? 0
  return (
    <>
      <Dialog
        open
        wide
        onClose={onClose}
        title={<BilingualTitle>{message.subject}</BilingualTitle>}
        actions={
          <>
            <Button onClick={onClose}>{m.kit_close()}</Button>
            {unread !== undefined && unread > 0 && (
              <Button variant="primary" onClick={() => setConfirming(true)}>
                <Send className="icon mirror" aria-hidden />
                {m.messages_send_again()}
              </Button>
            )}
          </>
        }
      >
        <Tabs
          label={m.messages_who_has_read()}
          tabs={[
            { id: 'read', label: m.messages_read(), count: read },
            { id: 'unread', label: m.messages_not_read(), count: unread },
          ]}
          current={filter.isUnread ? 'unread' : 'read'}
          onSelect={(id) => setFilter({ isUnread: id === 'unread', page: 1 })}
        >
          <QueryBoundary
            query={query}
            errorTitle={m.messages_readers_did_not_load()}
            errorLayout="text"
            skeleton={<LoadingRows />}
          >
            {({ readers, page }) => (
              <div className="grid gap-4" aria-busy={query.isPlaceholderData}>
                <ReaderList readers={readers} isUnread={filter.isUnread} />
                <Pagination
                  page={page}
                  pageCount={Math.ceil(shown / READERS_PAGE)}
                  onPage={(next) => setFilter({ ...filter, page: next })}
                />
              </div>
            )}
          </QueryBoundary>
        </Tabs>
      </Dialog>
      {isConfirming && (
        <SendAgainDialog
          message={message}
          unread={unread ?? 0}
          onClose={() => setConfirming(false)}
          onSent={onClose}
        />
      )}
    </>
  )
}

function ReaderList({
  readers,
  isUnread,
}: {
  readers: readonly MessageReader[]
  isUnread: boolean
}) {
  if (readers.length === 0)
    return (
      <p className="py-4 text-center text-ink-2">
        {isUnread ? m.messages_everybody_has_read() : m.messages_nobody_has_read_yet()}
      </p>
    )
  return (
    <ul className="grid" aria-label={isUnread ? m.messages_not_read() : m.messages_read()}>
      {readers.map((it) => (
        <li
          key={it.id}
          className="flex flex-wrap items-baseline gap-x-4 border-b border-line py-3 last:border-0"
        >
          <span className="min-w-0 grow">
            <b className="block wrap-anywhere">
              <bdi>{it.name}</bdi>
            </b>
            <span className="block text-small text-ink-2 wrap-anywhere">
              {it.isDeleted ? m.messages_account_deleted() : emailText(it.email)}
            </span>
          </span>
          {it.readAt > 0 && <Time at={it.readAt} className="num text-small text-ink-3" />}
        </li>
      ))}
    </ul>
  )
}

type SendAgainDialogProps = ReadersDialogProps & { unread: number; onSent: () => void }

function SendAgainDialog({ message, unread, onClose, onSent }: SendAgainDialogProps) {
  const [idempotencyKey] = useState(newIdempotencyKey)
  const sendAgain = useSendAgain(message.id, onSent)
  return (
    <ConfirmDialog
      open
      title={m.messages_send_again_title()}
      confirmLabel={m.messages_send_message()}
      busy={sendAgain.isPending && m.kit_sending()}
      onClose={onClose}
      onConfirm={() => sendAgain.mutate(idempotencyKey)}
    >
      <Text
        of={m.messages_sent_once_more}
        subject={
          <b className="text-ink">
            <BilingualTitle>{message.subject}</BilingualTitle>
          </b>
        }
        how={deliveryText(message)}
        count={unread}
      />
      <FormError message={sendAgain.errorMessage} />
    </ConfirmDialog>
  )
}
