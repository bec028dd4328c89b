import { type ComponentType, useState } from 'react'
import { notRegisteredMessage } from '../../../../contract/announcements.ts'
import { validateBy } from '../../../forms/field-rules.ts'
import { unchanged, useForm } from '../../../forms/use-form.ts'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { Tabs } from '../../../kit/Tabs.tsx'
import { TextArea } from '../../../kit/TextInput.tsx'
import { toast } from '../../../kit/toast.ts'
import { type Recipient, withRecipients } from './message-draft.ts'
import { parseEmails } from './parse-emails.ts'
import { useCheckRecipients } from './queries.ts'

type StudentMatch = { name: string; email: string }

/** A search for students with checkboxes. The screen passes it in: it belongs to another feature. */
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

/** Selects recipients by search or from a pasted list of addresses (R-AMSG-007 to R-AMSG-009). */
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
        <Button variant="primary" onClick={onClose}>
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

const validatePasted = validateBy<{ text: string }>({
  text: (text) => {
    if (text.trim() === '') return 'Please paste some email addresses'
    return parseEmails(text).length === 0 ? 'No valid email addresses found' : undefined
  },
})

/** A field for pasted addresses. Unregistered ones stay in it and are named in the error (R-AMSG-007 to R-AMSG-009). */
function PasteEmails({ onAdd }: { onAdd: (recipients: Recipient[]) => void }) {
  const form = useForm({ initial: () => unchanged({ text: '' }), validate: validatePasted })
  const check = useCheckRecipients()
  const addEmails = async () => {
    if (!form.check()) return
    const result = await check.mutateAsync(parseEmails(form.values.text)).catch(() => null)
    if (!result) return
    const { registered, unregistered } = result
    if (registered.length > 0) {
      onAdd(registered)
      toast.success(`Added ${registered.length} valid email(s)`)
    }
    form.update({ text: unregistered.join('\n') })
    if (unregistered.length > 0) form.setErrors({ text: notRegisteredMessage(unregistered) })
  }
  return (
    <div className="grid gap-4">
      <TextArea
        label="Email addresses"
        hint="One per line, or separated by commas"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        readOnly={check.isPending}
        className="min-h-40"
        {...form.field('text')}
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
