import { Bookmark, X } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { m } from '../../messages/m.ts'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { Popover } from './Popover.tsx'
import {
  addSavedFilter,
  applyFilterQuery,
  filterQuery,
  readSavedFilters,
  SAVED_NAME_MAX,
  type SavedFilter,
  writeSavedFilters,
} from './saved-filters.ts'
import { TextInput } from './TextInput.tsx'
import { toast } from './toast.ts'

type SavedFiltersProps = {
  /** Names the list in the storage of the device. */
  list: string
  /** The parameters of the address that are filters. */
  parameters: readonly string[]
}

/** A panel with the saved filters of a list: one press applies them, and the present ones are saved. */
export function SavedFilters({ list, parameters }: SavedFiltersProps) {
  return (
    <Popover label={m.kit_saved_filters()} icon={<Bookmark className="icon" aria-hidden />}>
      {(close) => <SavedFilterPanel list={list} parameters={parameters} onClose={close} />}
    </Popover>
  )
}

function SavedFilterPanel({
  list,
  parameters,
  onClose,
}: SavedFiltersProps & { onClose: () => void }) {
  const [query, setQuery] = useSearchParams()
  const [saved, setSaved] = useState(() => readSavedFilters(list))
  const present = filterQuery(query, parameters)
  const store = (next: SavedFilter[]) => {
    setSaved(next)
    if (!writeSavedFilters(list, next)) toast.error(m.kit_device_did_not_keep_filters())
  }
  const apply = (it: SavedFilter) => {
    setQuery((current) => applyFilterQuery(current, parameters, it.query))
    onClose()
  }
  return (
    <div className="grid gap-3 p-4">
      <h2 className="font-semibold">{m.kit_saved_filters()}</h2>
      {saved.length > 0 && (
        <ul className="grid gap-1" aria-label={m.kit_saved_filters()}>
          {saved.map((it) => (
            <li key={it.name} className="flex items-center gap-1">
              <button
                type="button"
                className="menu-item grow"
                aria-current={it.query === present ? 'true' : undefined}
                onClick={() => apply(it)}
              >
                <bdi className="wrap-anywhere">{it.name}</bdi>
              </button>
              <IconButton
                label={m.kit_remove_name({ name: it.name })}
                icon={<X className="icon" aria-hidden />}
                onClick={() => store(saved.filter(({ name }) => name !== it.name))}
              />
            </li>
          ))}
        </ul>
      )}
      {present === '' ? (
        <p className="text-small text-ink-2">{m.kit_search_choose_filter_first_then()}</p>
      ) : (
        <SaveForm
          onSave={(name) => {
            store(addSavedFilter(saved, { name, query: present }))
            toast.success(m.kit_filters_saved_device())
            onClose()
          }}
        />
      )}
    </div>
  )
}

/** Saves the present filters. Not a form, because the panel is inside the search element of a list. */
function SaveForm({ onSave }: { onSave: (name: string) => void }) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const save = () => {
    if (name.trim() === '') setError(m.kit_enter_name())
    else onSave(name.trim())
  }
  return (
    <div className="grid gap-2">
      <TextInput
        label={m.kit_name_filters()}
        maxLength={SAVED_NAME_MAX}
        autoComplete="off"
        value={name}
        error={error}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          save()
        }}
      />
      <Button variant="primary" onClick={save}>
        {m.kit_save_filters()}
      </Button>
    </div>
  )
}
