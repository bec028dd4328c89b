import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { findAnything } from '../../../../contract/finder/finder.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { pageQuery } from '../../../api/page-query.ts'
import { usePermissions } from '../../../api/use-may.ts'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { useDebounced } from '../../../kit/use-debounced.ts'
import { useSearchMarks } from '../../../kit/use-search-marks.ts'
import { type FinderItem, findPages, toItems } from './find-pages.ts'

const DEBOUNCE_MS = 200

/** Students, classes, lessons, payments by reference, screens and actions by name: a combobox in a dialog. */
export function Finder({ onClose }: { onClose: () => void }) {
  const id = useId()
  const [, navigate] = useLocation()
  const field = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  useSearchMarks(field, search)
  const { items, isSearching } = useFinderItems(search)
  const [active, setActive] = useState(0)
  const current = Math.min(active, items.length - 1)
  const optionId = (index: number) => `${id}-${index}`
  const open = (item: FinderItem) => {
    onClose()
    navigate(item.to)
  }
  const move = (index: number) => {
    setActive(index)
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' })
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    // an input method uses these keys
    if (event.nativeEvent.isComposing || items.length === 0) return
    const item = items[current]
    if (event.key === 'ArrowDown') move((current + 1) % items.length)
    else if (event.key === 'ArrowUp') move((current - 1 + items.length) % items.length)
    else if (event.key === 'Enter' && item) open(item)
    else return
    event.preventDefault()
  }
  return (
    <Dialog open onClose={onClose} title={m.finder_find()}>
      <div className="search-box">
        <Search className="icon" aria-hidden />
        <input
          ref={field}
          className="input"
          dir="auto"
          role="combobox"
          aria-label={m.finder_search_label()}
          aria-expanded={items.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={items.length > 0 ? optionId(current) : undefined}
          autoComplete="off"
          placeholder={m.finder_search_placeholder()}
          maxLength={100}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value)
            setActive(0)
          }}
          onKeyDown={handleKeyDown}
        />
      </div>
      <p className="sr-only" role="status">
        {isSearching ? m.finder_searching() : m.finder_result_count({ count: items.length })}
      </p>
      <div
        id={id}
        role="listbox"
        aria-label={m.finder_results()}
        aria-busy={isSearching}
        className="grid max-h-[50dvh] content-start overflow-y-auto"
      >
        {items.map((item, index) => (
          <FinderOption
            key={item.key}
            id={optionId(index)}
            item={item}
            isCurrent={index === current}
            isFirstOfGroup={items[index - 1]?.group !== item.group}
            onPick={() => open(item)}
          />
        ))}
      </div>
      {items.length === 0 && !isSearching && (
        <p className="text-ink-2">{m.finder_nothing_found()}</p>
      )}
    </Dialog>
  )
}

/** The targets for a text: the results of the server, then the screens and actions. */
function useFinderItems(search: string) {
  const typed = search.trim()
  const isPermitted = usePermissions()
  const debounced = useDebounced(typed, DEBOUNCE_MS)
  const query = useQuery(
    pageQuery(findAnything, { search: debounced }, adminKeys.finder(debounced), {
      enabled: debounced.length > 1,
    }),
  )
  const found = typed.length > 1 && query.data ? toItems(query.data) : []
  return {
    items: [...found, ...findPages(typed, isPermitted)],
    isSearching: typed.length > 1 && (query.isFetching || typed !== debounced),
  }
}

type FinderOptionProps = {
  id: string
  item: FinderItem
  isCurrent: boolean
  isFirstOfGroup: boolean
  onPick: () => void
}

function FinderOption({ id, item, isCurrent, isFirstOfGroup, onPick }: FinderOptionProps) {
  return (
    <>
      {isFirstOfGroup && (
        <div className="px-3 pt-3 pb-1 font-semibold text-ink-2 text-tiny" role="presentation">
          {item.group}
        </div>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the focus and handles the keys */}
      <div
        id={id}
        role="option"
        tabIndex={-1}
        aria-selected={isCurrent}
        className="grid min-h-11 cursor-pointer content-center rounded-control px-3 py-1.5 hover:bg-sunken aria-selected:bg-brand-soft aria-selected:text-brand-ink"
        // the focus stays in the field
        onPointerDown={(event) => event.preventDefault()}
        onClick={onPick}
      >
        <span className="font-medium wrap-anywhere">
          <BilingualTitle>{item.label}</BilingualTitle>
        </span>
        {item.detail && (
          <span className="text-ink-2 text-small wrap-anywhere">
            <bdi>{item.detail}</bdi>
          </span>
        )}
      </div>
    </>
  )
}
