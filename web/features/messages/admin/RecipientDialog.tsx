import { type ComponentType, useState } from 'react'
import { notRegisteredMessage } from '../../../../contract/messages/announcements.ts'
import { m, textOf } from '../../../../messages/m.ts'
import { validateBy } from '../../../forms/field-rules.ts'
import { unchanged, useForm } from '../../../forms/use-form.ts'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { Tabs } from '../../../kit/Tabs.tsx'
import { TextArea } from '../../../kit/TextInput.tsx'
import { toast } from '../../../kit/toast.ts'
import { type Recipient, withRecipients } from './message-draft.ts'
import { leftOutMessage, parseEmails } from './parse-emails.ts'
import { useCheckRecipients } from './queries.ts'

type StudentMatch = { name: string; email: string }

/** A search for students with checkboxes. The screen passes it in: it belongs to another feature. */
export type StudentPickerComponent = ComponentType<{
  isChosen: (student: StudentMatch) => boolean
  onToggle: (student: StudentMatch) => void
  count: number
}>

export type RecipientDialogProps = {
  open: boolean
  onClose: () => void
  StudentPicker: StudentPickerComponent
  recipients: readonly Recipient[]
  onChange: (recipients: Recipient[]) => void
}

const TABS = [
  { id: 'search', label: m.messages_search_students() },
  { id: 'paste', label: m.messages_paste_emails() },
] as const

/** Selects recipients by search or from a pasted list of addresses (R-AMSG-007 to R-AMSG-009). */
export function RecipientDialog(props: RecipientDialogProps) {
  const { open, onClose, StudentPicker, recipients, onChange } = props
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('search')
  // stays while the dialog is closed, so that Escape loses no pasted list
  const pasted = usePastedEmails((more) => onChange(withRecipients(recipients, more)))
  const isChosen = ({ email }: StudentMatch) =>
    recipients.some((it) => isSameEmail(it.email, email))
  const toggle = ({ name, email }: StudentMatch) =>
    onChange(
      isChosen({ name, email })
        ? recipients.filter((it) => !isSameEmail(it.email, email))
        : withRecipients(recipients, [{ name, email }]),
    )
  const finish = async () => {
    // a pasted list that was not added yet
    if (tab === 'search' || !pasted.hasNewText || (await pasted.add())) onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.messages_select_recipients()}
      wide
      tall
      actions={
        <Button variant="primary" busy={pasted.isPending && m.messages_checking()} onClick={finish}>
          {m.kit_done()}
        </Button>
      }
    >
      <div className="grid min-h-80 content-start gap-4">
        <Tabs label={m.messages_how_choose()} tabs={TABS} current={tab} onSelect={setTab}>
          <div className="pt-2">
            {tab === 'search' ? (
              <StudentPicker isChosen={isChosen} onToggle={toggle} count={recipients.length} />
            ) : (
              <PasteEmails pasted={pasted} />
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
    if (text.trim() === '') return m.messages_please_paste_emails()
    return parseEmails(text).addresses.length === 0 ? m.messages_no_valid_emails() : undefined
  },
})

/** The pasted text. Entries that were not added stay in it and are named in the error (R-AMSG-007 to R-AMSG-009). */
function usePastedEmails(onAdd: (recipients: Recipient[]) => void) {
  const form = useForm({ initial: () => unchanged({ text: '' }), validate: validatePasted })
  const check = useCheckRecipients()
  const [rejected, setRejected] = useState('')
  /** True if every entry was added. */
  const add = async (): Promise<boolean> => {
    if (!form.check()) return false
    const { addresses, leftOut } = parseEmails(form.values.text)
    const result = await check.mutateAsync(addresses).catch(() => null)
    if (!result) return false
    const { registered, unregistered } = result
    if (registered.length > 0) {
      onAdd(registered)
      toast.success(m.messages_emails_added({ count: registered.length }))
    }
    const rest = [...unregistered, ...leftOut].join('\n')
    setRejected(rest)
    form.update({ text: rest })
    const reasons = [
      unregistered.length > 0 ? textOf(notRegisteredMessage(unregistered)) : '',
      leftOutMessage(leftOut),
    ].filter(Boolean)
    if (reasons.length > 0) form.setErrors({ text: reasons.join('. ') })
    return reasons.length === 0
  }
  const { text } = form.values
  return {
    field: form.field('text'),
    /** Text that was not checked yet. */
    hasNewText: text.trim() !== '' && text !== rejected,
    add,
    isPending: check.isPending,
  }
}

/** A field for pasted addresses. */
function PasteEmails({ pasted }: { pasted: ReturnType<typeof usePastedEmails> }) {
  return (
    <div className="grid gap-4">
      <TextArea
        label={m.messages_email_addresses()}
        hint={m.messages_one_per_line_separated_commas()}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        readOnly={pasted.isPending}
        className="min-h-40"
        {...pasted.field}
      />
      <Button
        variant="soft"
        className="justify-self-start"
        busy={pasted.isPending && m.messages_checking()}
        onClick={() => void pasted.add()}
      >
        {m.messages_add_emails()}
      </Button>
    </div>
  )
}
