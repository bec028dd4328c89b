import { CircleAlert, UserPlus } from 'lucide-react'
import { type Ref, useId, useState } from 'react'
import { Button } from '../../../kit/Button.tsx'
import { Chip } from '../../../kit/Chip.tsx'
import type { Recipient } from './draft.ts'
import { figure } from './wording.ts'

type RecipientsFieldProps = {
  recipients: readonly Recipient[]
  onChange: (recipients: Recipient[]) => void
  onChoose: () => void
  error: string | undefined
  button: Ref<HTMLButtonElement>
}

const SHOWN = 24

/** Those who were chosen, each with a way to take them out again. */
export function RecipientsField(props: RecipientsFieldProps) {
  const { recipients, onChange, onChoose, error, button } = props
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? recipients : recipients.slice(0, SHOWN)
  const hidden = recipients.length - shown.length
  const without = (one: Recipient) => onChange(recipients.filter((it) => it !== one))
  return (
    <fieldset className="field" aria-describedby={error && id}>
      <legend className="label mb-1.5">Recipients ({figure(recipients.length)})</legend>
      {recipients.length > 0 && (
        <ul className="mb-1 flex flex-wrap gap-2" aria-label="Recipients">
          {shown.map((it) => (
            <li key={it.email} className="max-w-full min-w-0">
              <Chip remove={`Remove ${it.name || it.email}`} onRemove={() => without(it)}>
                <bdi>{it.name || it.email}</bdi>
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button ref={button} onClick={onChoose}>
          <UserPlus className="icon" aria-hidden />
          Select Recipients
        </Button>
        {hidden > 0 && (
          <Button look="text" onClick={() => setWhole(true)}>
            Show {figure(hidden)} more
          </Button>
        )}
        {recipients.length > 1 && (
          <Button look="text" onClick={() => onChange([])}>
            Remove all
          </Button>
        )}
      </div>
      {error && (
        <p className="err wrap-anywhere" id={id} role="alert">
          <CircleAlert className="icon icon-s" aria-hidden />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  )
}
