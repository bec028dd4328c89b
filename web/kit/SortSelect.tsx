import { ArrowDown, ArrowUp } from 'lucide-react'
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
        aria-label="Sort by"
        value={sort.by}
        // the options are the keys of the columns
        onChange={(event) => onSort({ by: event.target.value as Key, down: false })}
      >
        {columns
          .filter((it) => it.sortable)
          .map((it) => (
            <option key={it.key} value={it.key}>
              {`Sort by ${it.header}`}
            </option>
          ))}
      </select>
      <IconButton
        label={sort.down ? 'Sort ascending' : 'Sort descending'}
        icon={<Arrow className="icon" aria-hidden />}
        onClick={() => onSort({ by: sort.by, down: !sort.down })}
      />
    </div>
  )
}
