import { CircleAlert, UserPlus } from 'lucide-react'
import { useId, useState } from 'react'
import { m } from '../../../../messages/m.ts'
import { Button } from '../../../kit/Button.tsx'
import { Chip } from '../../../kit/Chip.tsx'
import { emailText } from '../../../kit/email-text.ts'
import { prefetchOnIntent } from '../../../kit/LazyDialog.tsx'
import { Text } from '../../../kit/Text.tsx'
import { importRecipientDialog } from './LazyRecipientDialog.tsx'
import type { Recipient } from './message-draft.ts'

type RecipientsFieldProps = {
  recipients: readonly Recipient[]
  onChange: (recipients: Recipient[]) => void
  onChoose: () => void
  error: string | undefined
}

const COLLAPSED_COUNT = 24

/** The chosen recipients, each with a button that removes it. */
export function RecipientsField(props: RecipientsFieldProps) {
  const { recipients, onChange, onChoose, error } = props
  const id = useId()
  const [isExpanded, setExpanded] = useState(false)
  const visible = isExpanded ? recipients : recipients.slice(0, COLLAPSED_COUNT)
  const hiddenCount = recipients.length - visible.length
  const removeRecipient = (recipient: Recipient) =>
    onChange(recipients.filter((it) => it !== recipient))
  return (
    <fieldset className="field" aria-describedby={error && id}>
      <legend className="label mb-1.5">
        {m.messages_recipients_number({ count: recipients.length })}
      </legend>
      {recipients.length > 0 && (
        <ul className="mb-1 flex flex-wrap gap-2" aria-label={m.messages_recipients()}>
          {visible.map((it) => (
            <li key={it.email} className="max-w-full min-w-0">
              <Chip
                removeLabel={m.kit_remove_name({ name: it.name || emailText(it.email) })}
                onRemove={() => removeRecipient(it)}
              >
                <bdi>{it.name || emailText(it.email)}</bdi>
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button
          data-invalid={error ? true : undefined}
          onClick={onChoose}
          {...prefetchOnIntent(importRecipientDialog)}
        >
          <UserPlus className="icon" aria-hidden />
          {m.messages_select_recipients()}
        </Button>
        {hiddenCount > 0 && (
          <Button variant="text" onClick={() => setExpanded(true)}>
            <span>
              <Text of={m.messages_show_more} count={hiddenCount} />
            </span>
          </Button>
        )}
        {recipients.length > 1 && (
          <Button variant="text" onClick={() => onChange([])}>
            {m.messages_remove_all()}
          </Button>
        )}
      </div>
      {error && (
        <p className="field-error wrap-anywhere" id={id} role="alert">
          <CircleAlert className="icon icon-s" aria-hidden />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  )
}
