import { Send } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { notRegistered } from '../../../../contract/announcements.ts'
import { token } from '../../../api/session.ts'
import { Button } from '../../../kit/Button.tsx'
import { Card } from '../../../kit/Card.tsx'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { Duo } from '../../../kit/Duo.tsx'
import { Segmented } from '../../../kit/Segmented.tsx'
import { TextArea, TextInput } from '../../../kit/TextInput.tsx'
import { toast } from '../../../kit/toast.ts'
import { type Draft, type Faults, faultsOf, useDraft } from './draft.ts'
import { Preview } from './Preview.tsx'
import { NOT_LOGGED_IN, useSend } from './queries.ts'
import { RecipientDialog, type StudentPickerPart } from './RecipientDialog.tsx'
import { RecipientsField } from './RecipientsField.tsx'
import { people, way } from './wording.ts'

type ComposerProps = {
  userId: string
  /** Addresses that another page sends along. */
  handed: readonly string[]
  /** How many a message to all reaches; unknown until it has been asked. */
  students: number | undefined
  StudentPicker: StudentPickerPart
}

const DELIVERIES = [
  { value: 'inApp', label: 'In-app' },
  { value: 'email', label: 'Email' },
  { value: 'both', label: 'Both' },
] as const
const SCOPES = [
  { value: 'all', label: 'All students' },
  { value: 'individual', label: 'Individual' },
] as const

/** Writes a message beside its preview, and sends it after one more question (wallet-and-admin §2, §4). */
export function Composer({ userId, handed, students, StudentPicker }: ComposerProps) {
  const { draft, change, clear } = useDraft(userId, handed)
  const [faults, setFaults] = useState<Faults>({})
  const [open, setOpen] = useState<'recipients' | 'confirm'>()
  const close = () => setOpen(undefined)
  const send = useSend({
    onSent: () => {
      clear()
      close()
    },
    onRefused: (message) => {
      close()
      if (message.startsWith(notRegistered([]))) setFaults({ recipients: message })
    },
  })
  const edit: typeof change = (part) => {
    setFaults({})
    change(part)
  }
  const wish = () => {
    const found = faultsOf(draft)
    setFaults(found)
    if (Object.keys(found).length > 0) return found
    if (token() === '') toast.bad(NOT_LOGGED_IN)
    else setOpen('confirm')
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
      <MessageForm
        draft={draft}
        faults={faults}
        onChange={edit}
        onChoose={() => setOpen('recipients')}
        onSend={wish}
      />
      <Preview draft={draft} />
      <RecipientDialog
        open={open === 'recipients'}
        onClose={close}
        StudentPicker={StudentPicker}
        recipients={draft.recipients}
        onChange={(recipients) => edit({ recipients })}
      />
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        onConfirm={() => send.mutate(draft)}
        title="Send Message"
        confirm="Send Message"
        busy={send.isPending && 'Sending...'}
      >
        <b className="text-ink">
          <Duo>{draft.subject.trim()}</Duo>
        </b>{' '}
        goes to {audience(draft, students)} {way(draft)}. A message cannot be taken back.
      </ConfirmDialog>
    </div>
  )
}

function audience({ scope, recipients }: Draft, students: number | undefined) {
  if (scope === 'individual') return people(recipients.length)
  return students === undefined ? 'all students' : `all ${people(students)}`
}

type MessageFormProps = {
  draft: Draft
  faults: Faults
  onChange: (change: Partial<Omit<Draft, 'once'>>) => void
  onChoose: () => void
  /** Answers what is wrong with it, if something is. */
  onSend: () => Faults | undefined
}

function MessageForm({ draft, faults, onChange, onChoose, onSend }: MessageFormProps) {
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
  const styles = [
    { value: 'normal', label: 'Normal' },
    { value: 'popup', label: 'Popup', disabled: draft.delivery === 'email' },
  ] as const
  return (
    <Card pad as="div">
      <form className="grid grid-cols-1 gap-5" onSubmit={submit} noValidate>
        <TextInput
          ref={subject}
          label="Subject"
          required
          error={faults.subject}
          value={draft.subject}
          onChange={(event) => onChange({ subject: event.target.value })}
        />
        <TextArea
          ref={body}
          label="Message"
          required
          error={faults.body}
          className="min-h-48"
          value={draft.body}
          onChange={(event) => onChange({ body: event.target.value })}
        />
        <div className="flex flex-wrap gap-x-6 gap-y-5">
          <Segmented
            label="Delivery"
            labelled
            choices={DELIVERIES}
            value={draft.delivery}
            onChange={(delivery) => onChange({ delivery })}
          />
          <Segmented
            label="Style"
            labelled
            choices={styles}
            value={draft.style}
            onChange={(style) => onChange({ style })}
          />
        </div>
        <Segmented
          label="Send to"
          labelled
          className="justify-self-start"
          choices={SCOPES}
          value={draft.scope}
          onChange={(scope) => onChange({ scope })}
        />
        {draft.scope === 'individual' && (
          <RecipientsField
            recipients={draft.recipients}
            onChange={(chosen) => onChange({ recipients: chosen })}
            onChoose={onChoose}
            error={faults.recipients}
            button={recipients}
          />
        )}
        <Button type="submit" look="main" className="justify-self-start">
          <Send className="icon mirror" aria-hidden />
          Send Message
        </Button>
      </form>
    </Card>
  )
}
