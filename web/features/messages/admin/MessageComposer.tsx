import { CalendarClock, Send } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../../messages/m.ts'
import { renewSession } from '../../../api/call-api.ts'
import { sessionToken } from '../../../api/session.ts'
import { FormError } from '../../../forms/FormError.tsx'
import { Button } from '../../../kit/Button.tsx'
import { Card } from '../../../kit/Card.tsx'
import { LazyDialog, lazyDialog, prefetchOnIntent } from '../../../kit/LazyDialog.tsx'
import { toast } from '../../../kit/toast.ts'
import { LazyRecipientDialog } from './LazyRecipientDialog.tsx'
import { MessageFields } from './MessageFields.tsx'
import { MessagePreview } from './MessagePreview.tsx'
import { useMessageForm } from './message-draft.ts'
import { NOT_LOGGED_IN, useSendMessage } from './queries.ts'
import type { StudentPickerComponent } from './RecipientDialog.tsx'
import { useScheduleMessage } from './schedule-queries.ts'

const importConfirmation = () => import('./ConfirmSending.tsx')
const ConfirmSending = lazyDialog(async () => (await importConfirmation()).ConfirmSending)

type MessageComposerProps = {
  userId: string
  /** Addresses passed on by another page. */
  initialRecipients: readonly string[]
  /** The recipients of a message to all students; undefined while loading. */
  studentTotal: number | undefined
  StudentPicker: StudentPickerComponent
}

/** The message form beside its preview. A dialog confirms before it is sent or scheduled (R-AMSG-001 to R-AMSG-006). */
export function MessageComposer(props: MessageComposerProps) {
  const form = useMessageForm(props.userId, props.initialRecipients)
  const draft = form.values
  const [openDialog, setOpenDialog] = useState<'recipients' | 'confirm'>()
  const close = () => setOpenDialog(undefined)
  const callbacks = {
    form,
    onSent: () => {
      form.clear()
      close()
    },
    onFailed: close,
  }
  const send = useSendMessage(callbacks)
  const schedule = useScheduleMessage(callbacks)
  const request = draft.when === 'later' ? schedule : send
  const requestConfirmation = async () => {
    if (sessionToken() !== '') return setOpenDialog('confirm')
    toast.error(NOT_LOGGED_IN)
    if (await renewSession('')) setOpenDialog('confirm')
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
      <Card padded as="div">
        <form
          className="grid grid-cols-1 gap-5"
          onSubmit={form.handleSubmit(requestConfirmation)}
          noValidate
        >
          <MessageFields form={form} onChoose={() => setOpenDialog('recipients')} />
          <FormError message={request.errorMessage} />
          <SubmitButton isLater={draft.when === 'later'} />
        </form>
      </Card>
      <MessagePreview draft={draft} />
      <LazyRecipientDialog
        open={openDialog === 'recipients'}
        onClose={close}
        StudentPicker={props.StudentPicker}
        recipients={draft.recipients}
        onChange={(recipients) => form.update({ recipients })}
      />
      {openDialog === 'confirm' && (
        <LazyDialog title={submitLabel(draft.when === 'later')} onClose={close}>
          <ConfirmSending
            draft={draft}
            studentTotal={props.studentTotal}
            onClose={close}
            onConfirm={() => request.mutate(draft)}
            isPending={request.isPending}
          />
        </LazyDialog>
      )}
    </div>
  )
}

const submitLabel = (isLater: boolean) =>
  isLater ? m.messages_schedule_message() : m.messages_send_message()

function SubmitButton({ isLater }: { isLater: boolean }) {
  return (
    <Button
      type="submit"
      variant="primary"
      className="justify-self-start"
      {...prefetchOnIntent(importConfirmation)}
    >
      {isLater ? (
        <CalendarClock className="icon" aria-hidden />
      ) : (
        <Send className="icon mirror" aria-hidden />
      )}
      {submitLabel(isLater)}
    </Button>
  )
}
