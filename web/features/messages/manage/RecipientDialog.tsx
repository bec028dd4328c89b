import { type ComponentType, useState } from 'react'
import { notRegistered } from '../../../../contract/announcements.ts'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { Tabs } from '../../../kit/Tabs.tsx'
import { TextArea } from '../../../kit/TextInput.tsx'
import { toast } from '../../../kit/toast.ts'
import { type Recipient, withRecipients } from './draft.ts'
import { emailsIn } from './pasted.ts'
import { useCheckRecipients } from './queries.ts'

type Found = { name: string; email: string }

/** Finds students by name or email and ticks some: a part of another feature, which the screen brings. */
export type StudentPickerPart = ComponentType<{
  isChosen: (student: Found) => boolean
  onToggle: (student: Found) => void
  count: number
}>

type RecipientDialogProps = {
  open: boolean
  onClose: () => void
  StudentPicker: StudentPickerPart
  recipients: readonly Recipient[]
  onChange: (recipients: Recipient[]) => void
}

const TABS = [
  { id: 'search', label: 'Search students' },
  { id: 'paste', label: 'Paste emails' },
] as const

/** Who shall get the message: found by name, or pasted as a list of addresses (wallet-and-admin §2, §5). */
export function RecipientDialog(props: RecipientDialogProps) {
  const { open, onClose, StudentPicker, recipients, onChange } = props
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('search')
  const isChosen = ({ email }: Found) => recipients.some((it) => isSame(it.email, email))
  const toggle = ({ name, email }: Found) =>
    onChange(
      isChosen({ name, email })
        ? recipients.filter((it) => !isSame(it.email, email))
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
        <Button look="main" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="grid min-h-80 content-start gap-4">
        <Tabs label="How to choose" tabs={TABS} current={tab} onPick={setTab}>
          <div className="pt-2">
            {tab === 'search' ? (
              <StudentPicker isChosen={isChosen} onToggle={toggle} count={recipients.length} />
            ) : (
              <Paste onAdd={(more) => onChange(withRecipients(recipients, more))} />
            )}
          </div>
        </Tabs>
      </div>
    </Dialog>
  )
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Addresses from elsewhere; those that the school does not know stay in the field and are named. */
function Paste({ onAdd }: { onAdd: (more: Recipient[]) => void }) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const check = useCheckRecipients()
  const add = async () => {
    if (text.trim() === '') return setError('Please paste some email addresses')
    const emails = emailsIn(text)
    if (emails.length === 0) return setError('No valid email addresses found')
    const answer = await check.mutateAsync(emails).catch(() => null)
    if (!answer) return
    const { registered, unregistered } = answer
    if (registered.length > 0) {
      onAdd(registered)
      toast.good(`Added ${registered.length} valid email(s)`)
    }
    setText(unregistered.join('\n'))
    setError(unregistered.length > 0 ? notRegistered(unregistered) : undefined)
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
        look="soft"
        className="justify-self-start"
        busy={check.isPending && 'Checking...'}
        onClick={() => void add()}
      >
        Add emails
      </Button>
    </div>
  )
}
