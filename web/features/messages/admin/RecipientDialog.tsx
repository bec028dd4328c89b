import { type ComponentType, useState } from 'react'
import { notRegisteredMessage } from '../../../../contract/announcements.ts'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { Tabs } from '../../../kit/Tabs.tsx'
import { TextArea } from '../../../kit/TextInput.tsx'
import { toast } from '../../../kit/toast.ts'
import { type Recipient, withRecipients } from './message-draft.ts'
import { parseEmails } from './parse-emails.ts'
import { useCheckRecipients } from './queries.ts'

type StudentMatch = { name: string; email: string }

/** Finds students by name or email and ticks some: a part of another feature, which the screen brings. */
export type StudentPickerComponent = ComponentType<{
  isChosen: (student: StudentMatch) => boolean
  onToggle: (student: StudentMatch) => void
  count: number
}>

type RecipientDialogProps = {
  open: boolean
  onClose: () => void
  StudentPicker: StudentPickerComponent
  recipients: readonly Recipient[]
  onChange: (recipients: Recipient[]) => void
}

const TABS = [
  { id: 'search', label: 'Search students' },
  { id: 'paste', label: 'Paste emails' },
] as const

/** Who shall get the message: found by name, or pasted as a list of addresses (R-AMSG-007 to R-AMSG-009). */
export function RecipientDialog(props: RecipientDialogProps) {
  const { open, onClose, StudentPicker, recipients, onChange } = props
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('search')
  const isChosen = ({ email }: StudentMatch) =>
    recipients.some((it) => isSameEmail(it.email, email))
  const toggle = ({ name, email }: StudentMatch) =>
    onChange(
      isChosen({ name, email })
        ? recipients.filter((it) => !isSameEmail(it.email, email))
        : withRecipients(recipients, [{ name, email }]),
    )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Select Recipients"
      wide
      tall
      actions={
        <Button variant="main" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="grid min-h-80 content-start gap-4">
        <Tabs label="How to choose" tabs={TABS} current={tab} onSelect={setTab}>
          <div className="pt-2">
            {tab === 'search' ? (
              <StudentPicker isChosen={isChosen} onToggle={toggle} count={recipients.length} />
            ) : (
              <PasteEmails onAdd={(more) => onChange(withRecipients(recipients, more))} />
            )}
          </div>
        </Tabs>
      </div>
    </Dialog>
  )
}

const isSameEmail = (left: string, right: string) => left.toLowerCase() === right.toLowerCase()

/** Addresses from elsewhere; those that the school does not know stay in the field and are named. */
function PasteEmails({ onAdd }: { onAdd: (recipients: Recipient[]) => void }) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const check = useCheckRecipients()
  const addEmails = async () => {
    if (text.trim() === '') return setError('Please paste some email addresses')
    const emails = parseEmails(text)
    if (emails.length === 0) return setError('No valid email addresses found')
    const result = await check.mutateAsync(emails).catch(() => null)
    if (!result) return
    const { registered, unregistered } = result
    if (registered.length > 0) {
      onAdd(registered)
      toast.success(`Added ${registered.length} valid email(s)`)
    }
    setText(unregistered.join('\n'))
    setError(unregistered.length > 0 ? notRegisteredMessage(unregistered) : undefined)
  }
  return (
    <div className="grid gap-4">
      <TextArea
        label="Email addresses"
        hint="One to a line, or parted by commas"
        error={error}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        value={text}
        readOnly={check.isPending}
        className="min-h-40"
        onChange={(event) => {
          setText(event.target.value)
          setError(undefined)
        }}
      />
      <Button
        variant="soft"
        className="justify-self-start"
        busy={check.isPending && 'Checking...'}
        onClick={() => void addEmails()}
      >
        Add emails
      </Button>
    </div>
  )
}
