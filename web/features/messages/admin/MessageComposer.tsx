import { Send } from 'lucide-react'
import { type FormEventHandler, useState } from 'react'
import { sessionToken } from '../../../api/session.ts'
import { FormError } from '../../../forms/FormError.tsx'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { Button } from '../../../kit/Button.tsx'
import { Card } from '../../../kit/Card.tsx'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx'
import { TextArea, TextInput } from '../../../kit/TextInput.tsx'
import { toast } from '../../../kit/toast.ts'
import { MessagePreview } from './MessagePreview.tsx'
import { type MessageDraft, type MessageForm, useMessageForm } from './message-draft.ts'
import { deliveryText, studentCountText } from './message-text.ts'
import { NOT_LOGGED_IN, useSendMessage } from './queries.ts'
import { RecipientDialog, type StudentPickerComponent } from './RecipientDialog.tsx'
import { RecipientsField } from './RecipientsField.tsx'

type MessageComposerProps = {
  userId: string
  /** Addresses passed on by another page. */
  initialRecipients: readonly string[]
  /** The recipients of a message to all students; undefined while loading. */
  studentTotal: number | undefined
  StudentPicker: StudentPickerComponent
}

const DELIVERY_OPTIONS = [
  { value: 'inApp', label: 'In-app' },
  { value: 'email', label: 'Email' },
  { value: 'both', label: 'Both' },
] as const
const SCOPE_OPTIONS = [
  { value: 'all', label: 'All students' },
  { value: 'individual', label: 'Individual' },
] as const

/** The message form beside its preview. A dialog confirms before it is sent (R-AMSG-001 to R-AMSG-006). */
export function MessageComposer({
  userId,
  initialRecipients,
  studentTotal,
  StudentPicker,
}: MessageComposerProps) {
  const form = useMessageForm(userId, initialRecipients)
  const draft = form.values
  const [openDialog, setOpenDialog] = useState<'recipients' | 'confirm'>()
  const close = () => setOpenDialog(undefined)
  const send = useSendMessage({
    onSent: () => {
      form.clear()
      close()
    },
    onFailed: close,
    onUnknownRecipients: (message) => form.setErrors({ recipients: message }),
  })
  const requestConfirmation = () => {
    if (sessionToken() === '') toast.error(NOT_LOGGED_IN)
    else setOpenDialog('confirm')
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
      <MessageFields
        form={form}
        error={send.errorMessage}
        onChoose={() => setOpenDialog('recipients')}
        onSubmit={form.handleSubmit(requestConfirmation)}
      />
      <MessagePreview draft={draft} />
      <RecipientDialog
        open={openDialog === 'recipients'}
        onClose={close}
        StudentPicker={StudentPicker}
        recipients={draft.recipients}
        onChange={(recipients) => form.update({ recipients })}
      />
      <ConfirmDialog
        open={openDialog === 'confirm'}
        onClose={close}
        onConfirm={() => send.mutate(draft)}
        title="Send Message"
        confirmLabel="Send Message"
        busy={send.isPending && 'Sending...'}
      >
        <b className="text-ink">
          <BilingualTitle>{draft.subject.trim()}</BilingualTitle>
        </b>{' '}
        will be sent to {audienceText(draft, studentTotal)} {deliveryText(draft)}. A message cannot
        be recalled.
      </ConfirmDialog>
    </div>
  )
}

function audienceText({ scope, recipients }: MessageDraft, studentTotal: number | undefined) {
  if (scope === 'individual') return studentCountText(recipients.length)
  return studentTotal === undefined ? 'all students' : `all ${studentCountText(studentTotal)}`
}

type MessageFieldsProps = {
  form: MessageForm
  /** Why the last attempt failed. */
  error: string | undefined
  onChoose: () => void
  onSubmit: FormEventHandler<HTMLFormElement>
}

function MessageFields({ form, error, onChoose, onSubmit }: MessageFieldsProps) {
  const { values: draft, update } = form
  const styleOptions = [
    { value: 'normal', label: 'Normal' },
    { value: 'popup', label: 'Popup', disabled: draft.delivery === 'email' },
  ] as const
  return (
    <Card padded as="div">
      <form className="grid grid-cols-1 gap-5" onSubmit={onSubmit} noValidate>
        <TextInput label="Subject" required {...form.field('subject')} />
        <TextArea label="Message" required className="min-h-48" {...form.field('body')} />
        <div className="flex flex-wrap gap-x-6 gap-y-5">
          <SegmentedControl
            label="Delivery"
            showLabel
            options={DELIVERY_OPTIONS}
            value={draft.delivery}
            onChange={(delivery) => update({ delivery })}
          />
          <SegmentedControl
            label="Style"
            showLabel
            options={styleOptions}
            value={draft.style}
            onChange={(style) => update({ style })}
          />
        </div>
        <SegmentedControl
          label="Send to"
          showLabel
          className="justify-self-start"
          options={SCOPE_OPTIONS}
          value={draft.scope}
          onChange={(scope) => update({ scope })}
        />
        {draft.scope === 'individual' && (
          <RecipientsField
            recipients={draft.recipients}
            onChange={(chosen) => update({ recipients: chosen })}
            onChoose={onChoose}
            error={form.errors.recipients}
          />
        )}
        <FormError message={error} />
        <Button type="submit" variant="primary" className="justify-self-start">
          <Send className="icon mirror" aria-hidden />
          Send Message
        </Button>
      </form>
    </Card>
  )
}
