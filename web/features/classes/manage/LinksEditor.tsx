import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../kit/Button.tsx'
import { IconButton } from '../../../kit/IconButton.tsx'
import { TextInput } from '../../../kit/TextInput.tsx'
import { isLinkRow, type LinkRow, newLinkRow } from './link-rows.ts'

type LinksEditorProps = {
  rows: readonly LinkRow[]
  onChange: (rows: LinkRow[]) => void
  error?: string | undefined
}

/** The Important Links of a class, a row each: what it is called, and where it leads (decisions §5). */
export function LinksEditor({ rows, onChange, error }: LinksEditorProps) {
  const list = useRef<HTMLFieldSetElement>(null)
  const set = (key: number, to: Partial<LinkRow>) =>
    onChange(rows.map((it) => (it.key === key ? { ...it, ...to } : it)))
  const remove = (key: number) => {
    onChange(rows.filter((it) => it.key !== key))
    // the button that was pressed is gone with its row
    list.current?.querySelector<HTMLElement>('[data-add]')?.focus()
  }
  return (
    <fieldset ref={list} className="grid gap-3">
      <legend className="label mb-1.5">Important Links</legend>
      {rows.map((row, at) => (
        <div key={row.key} className="link-row">
          <TextInput
            label={<OfLink at={at}>Label</OfLink>}
            value={row.label}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => set(row.key, { label: event.target.value })}
          />
          <TextInput
            label={<OfLink at={at}>Address</OfLink>}
            type="url"
            inputMode="url"
            placeholder="https://"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={2000}
            error={error && !isLinkRow(row) ? error : undefined}
            value={row.address}
            onChange={(event) => set(row.key, { address: event.target.value })}
          />
          <IconButton
            bad
            label={`Remove link ${at + 1}`}
            icon={<Trash2 className="icon" aria-hidden />}
            onClick={() => remove(row.key)}
          />
        </div>
      ))}
      {error && rows.every(isLinkRow) && <p className="err">{error}</p>}
      <Button
        className="justify-self-start"
        data-add
        onClick={() => onChange([...rows, newLinkRow()])}
      >
        <Plus className="icon" aria-hidden />
        Add Link
      </Button>
    </fieldset>
  )
}

/** A field's name, and for those who hear it alone, which link it belongs to. */
function OfLink({ at, children }: { at: number; children: string }) {
  return (
    <>
      {children}
      <span className="sr-only"> of link {at + 1}</span>
    </>
  )
}
