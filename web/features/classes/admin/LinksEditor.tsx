import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { m } from '../../../../messages/m.ts'
import { Button } from '../../../kit/Button.tsx'
import { IconButton } from '../../../kit/IconButton.tsx'
import { TextInput } from '../../../kit/TextInput.tsx'
import { isValidLinkRow, type LinkRow, newLinkRow } from './link-rows.ts'

type LinksEditorProps = {
  rows: readonly LinkRow[]
  onChange: (rows: LinkRow[]) => void
  error?: string | undefined
}

/** The Important Links of a class, one row with label and address for each (R-ACLASS-008). */
export function LinksEditor({ rows, onChange, error }: LinksEditorProps) {
  const fieldsetRef = useRef<HTMLFieldSetElement>(null)
  const updateRow = (key: number, changes: Partial<LinkRow>) =>
    onChange(rows.map((it) => (it.key === key ? { ...it, ...changes } : it)))
  const removeRow = (key: number) => {
    onChange(rows.filter((it) => it.key !== key))
    // the focused button was removed with its row
    fieldsetRef.current?.querySelector<HTMLElement>('[data-add]')?.focus()
  }
  return (
    <fieldset ref={fieldsetRef} className="grid gap-3">
      <legend className="label mb-1.5">{m.classes_important_links()}</legend>
      {rows.map((row, index) => (
        <div key={row.key} className="link-row">
          <TextInput
            label={
              <LinkFieldLabel of={m.classes_label_of_link} at={index}>
                {m.classes_label()}
              </LinkFieldLabel>
            }
            value={row.label}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => updateRow(row.key, { label: event.target.value })}
          />
          <TextInput
            label={
              <LinkFieldLabel of={m.classes_address_of_link} at={index}>
                {m.classes_address()}
              </LinkFieldLabel>
            }
            type="url"
            inputMode="url"
            placeholder={m.classes_link_address_start()}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={2000}
            error={error && !isValidLinkRow(row) ? error : undefined}
            value={row.address}
            onChange={(event) => updateRow(row.key, { address: event.target.value })}
          />
          <IconButton
            destructive
            label={m.classes_remove_link({ number: index + 1 })}
            icon={<Trash2 className="icon" aria-hidden />}
            onClick={() => removeRow(row.key)}
          />
        </div>
      ))}
      {error && rows.every(isValidLinkRow) && <p className="field-error">{error}</p>}
      <Button
        className="justify-self-start"
        data-add
        onClick={() => onChange([...rows, newLinkRow()])}
      >
        <Plus className="icon" aria-hidden />
        {m.classes_add_link()}
      </Button>
    </fieldset>
  )
}

type LinkFieldLabelProps = {
  of: (values: { number: number }) => string
  at: number
  children: string
}

/** A field's label, with the number of its link for screen readers. */
function LinkFieldLabel({ of, at: index, children }: LinkFieldLabelProps) {
  return (
    <>
      <span aria-hidden>{children}</span>
      <span className="sr-only">{of({ number: index + 1 })}</span>
    </>
  )
}
