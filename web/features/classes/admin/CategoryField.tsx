import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react'
import { matchesSearch, searchIndex } from '../../../../contract/arabic/arabic-search.ts'
import { foldCategory } from '../../../../contract/classes/categories.ts'
import { m } from '../../../../messages/m.ts'
import { Field } from '../../../kit/Field.tsx'
import { IconButton } from '../../../kit/IconButton.tsx'
import { FIELD_LABELS } from './field-labels.ts'

type CategoryFieldProps = {
  name: string
  value: string
  error: string | undefined
  /** The categories in use. */
  categories: readonly string[]
  onChange: (category: string) => void
}

/** A category: one of those in use from a list, or a new one as typed. */
export function CategoryField(props: CategoryFieldProps) {
  const { name, value, error, categories, onChange } = props
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useCategoryList(props)
  const isNew = value.trim() !== '' && !isInUse(value, categories)
  const choose = (category: string) => {
    onChange(category)
    list.close()
    input.current?.focus()
  }
  return (
    <Field
      label={FIELD_LABELS.category}
      hint={isNew ? m.classes_new_category() : undefined}
      error={error}
    >
      {(control) => (
        <div className="category-field">
          <input
            {...control}
            ref={input}
            name={name}
            className="input"
            dir="auto"
            role="combobox"
            aria-expanded={list.isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={list.active ? optionId(listId, list.activeIndex) : undefined}
            maxLength={120}
            required
            autoComplete="off"
            value={value}
            onChange={({ target }) => {
              onChange(target.value)
              list.open()
            }}
            onBlur={list.close}
            onKeyDown={(event) => list.handleKey(event, choose)}
          />
          {categories.length > 0 && (
            <IconButton
              label={m.classes_categories_use()}
              icon={<ChevronDown className="icon" aria-hidden />}
              tabIndex={-1}
              onMouseDown={keepFocus}
              onClick={() => {
                list.toggle()
                input.current?.focus()
              }}
            />
          )}
          {list.isOpen && (
            <div
              id={listId}
              className="category-list"
              role="listbox"
              aria-label={m.classes_categories_use()}
            >
              {list.matches.map((it, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the focus and the keys
                // biome-ignore lint/a11y/useFocusableInteractive: the input points to it by aria-activedescendant
                <div
                  key={it}
                  id={optionId(listId, index)}
                  role="option"
                  aria-selected={it === list.active}
                  dir="auto"
                  onMouseDown={keepFocus}
                  onClick={() => choose(it)}
                >
                  {it}
                </div>
              ))}
            </div>
          )}
        </div>
      )}
    </Field>
  )
}

// the list closes when the input loses the focus
const keepFocus = (event: MouseEvent) => event.preventDefault()

const optionId = (listId: string, index: number) => `${listId}-${index}`

const isInUse = (value: string, categories: readonly string[]) =>
  categories.some((it) => foldCategory(it) === foldCategory(value))

/** The open list: every category, or those that contain the typed text. */
function useCategoryList({ value, categories }: Pick<CategoryFieldProps, 'value' | 'categories'>) {
  const [isRequested, setRequested] = useState(false)
  const [activeIndex, setActiveIndex] = useState(-1)
  const matches = isInUse(value, categories)
    ? categories
    : categories.filter((it) => matchesSearch(searchIndex(it), value))
  const isOpen = isRequested && matches.length > 0
  const active = isOpen ? matches[activeIndex] : undefined
  const set = (isOpening: boolean) => {
    setRequested(isOpening)
    setActiveIndex(-1)
  }
  const move = (step: number) => {
    setRequested(true)
    setActiveIndex(
      (index) => (Math.max(index, step > 0 ? -1 : 0) + step + matches.length) % matches.length,
    )
  }
  const handleKey = (event: KeyboardEvent, choose: (category: string) => void) => {
    const act = {
      ArrowDown: matches.length > 0 ? () => move(1) : undefined,
      ArrowUp: matches.length > 0 ? () => move(-1) : undefined,
      Enter: active ? () => choose(active) : undefined,
      // the dialog stays open
      Escape: isOpen ? () => set(false) : undefined,
    }[event.key]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  return {
    isOpen,
    matches,
    active,
    activeIndex,
    handleKey,
    open: () => set(true),
    close: () => set(false),
    toggle: () => set(!isOpen),
  }
}
