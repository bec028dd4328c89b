import { Send } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { notRegisteredMessage } from '../../../../contract/announcements.ts'
import { sessionToken } from '../../../api/session.ts'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { Button } from '../../../kit/Button.tsx'
import { Card } from '../../../kit/Card.tsx'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx'
import { TextArea, TextInput } from '../../../kit/TextInput.tsx'
import { toast } from '../../../kit/toast.ts'
import { MessagePreview } from './MessagePreview.tsx'
import {
  type MessageDraft,
  type MessageErrors,
  useMessageDraft,
  validateMessage,
} from './message-draft.ts'
import { deliveryText, studentCountText } from './message-text.ts'
import { NOT_LOGGED_IN, useSendMessage } from './queries.ts'
import { RecipientDialog, type StudentPickerComponent } from './RecipientDialog.tsx'
import { RecipientsField } from './RecipientsField.tsx'

type MessageComposerProps = {
  userId: string
  /** Addresses that another page sends along. */
  initialRecipients: readonly string[]
  /** How many a message to all reaches; unknown until it has been asked. */
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

/** Writes a message beside its preview, and sends it after one more question (R-AMSG-001 to R-AMSG-006). */
export function MessageComposer({
  userId,
  initialRecipients,
  studentTotal,
  StudentPicker,
}: MessageComposerProps) {
  const { draft, update, clear } = useMessageDraft(userId, initialRecipients)
  const [errors, setErrors] = useState<MessageErrors>({})
  const [openDialog, setOpenDialog] = useState<'recipients' | 'confirm'>()
  const close = () => setOpenDialog(undefined)
  const send = useSendMessage({
    onSent: () => {
      clear()
      close()
    },
    onDeclined: (message) => {
      close()
      if (message.startsWith(notRegisteredMessage([]))) setErrors({ recipients: message })
    },
  })
  const updateAndClearErrors: typeof update = (changes) => {
    setErrors({})
    update(changes)
  }
  const requestConfirmation = () => {
    const found = validateMessage(draft)
    setErrors(found)
    if (Object.keys(found).length > 0) return found
    if (sessionToken() === '') toast.error(NOT_LOGGED_IN)
    else setOpenDialog('confirm')
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
      <MessageForm
        draft={draft}
        errors={errors}
        onChange={updateAndClearErrors}
        onChoose={() => setOpenDialog('recipients')}
        onSend={requestConfirmation}
      />
      <MessagePreview draft={draft} />
      <RecipientDialog
        open={openDialog === 'recipients'}
        onClose={close}
        StudentPicker={StudentPicker}
        recipients={draft.recipients}
        onChange={(recipients) => updateAndClearErrors({ recipients })}
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
        goes to {audienceText(draft, studentTotal)} {deliveryText(draft)}. A message cannot be taken
        back.
      </ConfirmDialog>
    </div>
  )
}

function audienceText({ scope, recipients }: MessageDraft, studentTotal: number | undefined) {
  if (scope === 'individual') return studentCountText(recipients.length)
  return studentTotal === undefined ? 'all students' : `all ${studentCountText(studentTotal)}`
}

type MessageFormProps = {
  draft: MessageDraft
  errors: MessageErrors
  onChange: (changes: Partial<Omit<MessageDraft, 'once'>>) => void
  onChoose: () => void
  /** Answers what is wrong with it, if something is. */
  onSend: () => MessageErrors | undefined
}

function MessageForm({ draft, errors, onChange, onChoose, onSend }: MessageFormProps) {
  const subject = useRef<HTMLInputElement>(null)
  const body = useRef<HTMLTextAreaElement>(null)
  const recipients = useRef<HTMLButtonElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = onSend()
    if (found?.subject) subject.current?.focus()
    else if (found?.body) body.current?.focus()
    else if (found?.recipients) recipients.current?.focus()
  }
  const styleOptions = [
    { value: 'normal', label: 'Normal' },
    { value: 'popup', label: 'Popup', disabled: draft.delivery === 'email' },
  ] as const
  return (
    <Card padded as="div">
      <form className="grid grid-cols-1 gap-5" onSubmit={submit} noValidate>
        <TextInput
          ref={subject}
          label="Subject"
          required
          error={errors.subject}
          value={draft.subject}
          onChange={(event) => onChange({ subject: event.target.value })}
        />
        <TextArea
          ref={body}
          label="Message"
          required
          error={errors.body}
          className="min-h-48"
          value={draft.body}
          onChange={(event) => onChange({ body: event.target.value })}
        />
        <div className="flex flex-wrap gap-x-6 gap-y-5">
          <SegmentedControl
            label="Delivery"
            showLabel
            options={DELIVERY_OPTIONS}
            value={draft.delivery}
            onChange={(delivery) => onChange({ delivery })}
          />
          <SegmentedControl
            label="Style"
            showLabel
            options={styleOptions}
            value={draft.style}
            onChange={(style) => onChange({ style })}
          />
        </div>
        <SegmentedControl
          label="Send to"
          showLabel
          className="justify-self-start"
          options={SCOPE_OPTIONS}
          value={draft.scope}
          onChange={(scope) => onChange({ scope })}
        />
        {draft.scope === 'individual' && (
          <RecipientsField
            recipients={draft.recipients}
            onChange={(chosen) => onChange({ recipients: chosen })}
            onChoose={onChoose}
            error={errors.recipients}
            selectButtonRef={recipients}
          />
        )}
        <Button type="submit" variant="main" className="justify-self-start">
          <Send className="icon mirror" aria-hidden />
          Send Message
        </Button>
      </form>
    </Card>
  )
}
