import { ArrowDown, ArrowUp } from 'lucide-react'
import { m } from '../../messages/m.ts'
import type { Column, Sort } from './DataTable.tsx'
import { IconButton } from './IconButton.tsx'

type SortSelectProps<Row, Key extends string> = {
  columns: readonly Column<Row, Key>[]
  sort: Sort<Key>
  onSort: (sort: Sort<Key>) => void
}

/** Sorts the cards of a table below 768, where it has no header. */
export function SortSelect<Row, Key extends string>(props: SortSelectProps<Row, Key>) {
  const { columns, sort, onSort } = props
  const Arrow = sort.down ? ArrowDown : ArrowUp
  return (
    <div className="sort-select">
      <select
        className="input"
        aria-label={m.kit_sort()}
        value={sort.by}
        // the options are the keys of the columns
        onChange={(event) => onSort({ by: event.target.value as Key, down: false })}
      >
        {columns
          .filter((it) => it.sortable)
          .map((it) => (
            <option key={it.key} value={it.key}>
              {m.kit_sort_header({ header: it.header })}
            </option>
          ))}
      </select>
      <IconButton
        label={sort.down ? m.kit_sort_ascending() : m.kit_sort_descending()}
        icon={<Arrow className="icon" aria-hidden />}
        onClick={() => onSort({ by: sort.by, down: !sort.down })}
      />
    </div>
  )
}
