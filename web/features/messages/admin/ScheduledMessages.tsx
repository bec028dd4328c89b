import { useQuery } from '@tanstack/react-query'
import { Pencil, X } from 'lucide-react'
import { useState } from 'react'
import {
  SCHEDULED_PAGE,
  type ScheduledMessage,
} from '../../../../contract/messages/scheduled-messages.ts'
import { m } from '../../../../messages/m.ts'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { Card, CardHead } from '../../../kit/Card.tsx'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { Time } from '../../../kit/DateText.tsx'
import { FieldError } from '../../../kit/Field.tsx'
import { IconButton } from '../../../kit/IconButton.tsx'
import { LazyDialog, lazyDialog, prefetchOnIntent } from '../../../kit/LazyDialog.tsx'
import { Pagination } from '../../../kit/Pagination.tsx'
import { Text } from '../../../kit/Text.tsx'
import { previewOf } from '../preview.ts'
import { deliveryText } from './message-text.ts'
import type { StudentPickerComponent } from './RecipientDialog.tsx'
import { scheduledMessagesQuery, useCancelScheduled } from './schedule-queries.ts'

const importEditor = () => import('./EditScheduledDialog.tsx')
const EditScheduledDialog = lazyDialog(async () => (await importEditor()).EditScheduledDialog)

type OpenDialog = { kind: 'edit' | 'cancel'; message: ScheduledMessage }

/** The messages that wait for their time, or could not be sent. Nothing without any. */
export function ScheduledMessages({ StudentPicker }: { StudentPicker: StudentPickerComponent }) {
  const [page, setPage] = useState(1)
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  const { data } = useQuery(scheduledMessagesQuery(page))
  const close = () => setOpenDialog(undefined)
  return (
    <>
      {data && data.total > 0 && (
        <>
          <Card>
            <CardHead title={m.messages_scheduled()} />
            <ul className="rows" aria-label={m.messages_scheduled_messages()}>
              {data.messages.map((it) => (
                <ScheduledItem key={it.id} message={it} onOpen={setOpenDialog} />
              ))}
            </ul>
          </Card>
          <Pagination
            page={data.page}
            pageCount={Math.ceil(data.total / SCHEDULED_PAGE)}
            onPage={setPage}
          />
        </>
      )}
      {openDialog?.kind === 'edit' && (
        <LazyDialog title={m.messages_edit_scheduled_message()} onClose={close}>
          <EditScheduledDialog
            id={openDialog.message.id}
            StudentPicker={StudentPicker}
            onClose={close}
          />
        </LazyDialog>
      )}
      {openDialog?.kind === 'cancel' && (
        <CancelDialog message={openDialog.message} onClose={close} />
      )}
    </>
  )
}

type ScheduledItemProps = { message: ScheduledMessage; onOpen: (open: OpenDialog) => void }

function ScheduledItem({ message, onOpen }: ScheduledItemProps) {
  const { subject, preview, sendAt, sender, audience, failure } = message
  return (
    <li className="flex! items-start gap-2!">
      <div className="grid min-w-0 grow gap-2">
        <h3 className="wrap-anywhere">
          <BilingualTitle>{subject}</BilingualTitle>
        </h3>
        <p className="page-side line-clamp-2 text-small text-ink-2" dir="auto">
          {previewOf(preview)}
        </p>
        <p className="text-small text-ink-3">
          <Text
            of={m.messages_scheduled_facts}
            time={<Time at={sendAt} className="num font-semibold text-ink-2" />}
            audience={audience}
            how={deliveryText(message)}
            sender={sender}
          />
        </p>
        {failure && (
          <FieldError>
            <Text of={m.messages_not_sent} failure={failure} />
          </FieldError>
        )}
      </div>
      <div className="flex flex-none">
        <IconButton
          label={m.messages_edit_subject({ subject })}
          icon={<Pencil className="icon" aria-hidden />}
          onClick={() => onOpen({ kind: 'edit', message })}
          {...prefetchOnIntent(importEditor)}
        />
        <IconButton
          destructive
          label={m.messages_cancel_subject({ subject })}
          icon={<X className="icon" aria-hidden />}
          onClick={() => onOpen({ kind: 'cancel', message })}
        />
      </div>
    </li>
  )
}

function CancelDialog({ message, onClose }: { message: ScheduledMessage; onClose: () => void }) {
  const cancel = useCancelScheduled(onClose)
  return (
    <ConfirmDialog
      open
      destructive
      title={m.messages_cancel_scheduled_message()}
      confirmLabel={m.messages_cancel_message()}
      cancelLabel={m.messages_keep_it()}
      busy={cancel.isPending && m.messages_cancelling()}
      onClose={onClose}
      onConfirm={() => cancel.mutate(message.id)}
    >
      <Text
        of={m.messages_confirm_cancel}
        subject={
          <b className="text-ink">
            <BilingualTitle>{message.subject}</BilingualTitle>
          </b>
        }
        audience={message.audience}
        time={<Time at={message.sendAt} />}
      />
      {cancel.errorMessage && (
        <span className="mt-2 block text-danger-ink">{cancel.errorMessage}</span>
      )}
    </ConfirmDialog>
  )
}
