import { useState } from 'react'
import { m } from '../../messages/m.ts'
import type { RowSelection } from './DataTable.tsx'

type Selectable = { id: number; name: string }

/**
 * The selected rows of a list, also of its other pages. `known` are the newest versions of all rows; with it, selected rows
 * that are missing from it are no longer selected.
 */
export function useSelection<Row extends Selectable>(known?: readonly Row[]) {
  const [selected, setSelected] = useState<ReadonlyMap<number, Row>>(new Map())
  const items = known ? known.filter((it) => selected.has(it.id)) : [...selected.values()]
  const isSelected = (row: Row) => selected.has(row.id)
  const change = (rows: readonly Row[], isAdded: boolean) => {
    const next = new Map(selected)
    for (const row of rows) {
      if (isAdded) next.set(row.id, row)
      else next.delete(row.id)
    }
    setSelected(next)
  }
  return {
    items,
    select: (rows: readonly Row[]) => change(rows, true),
    clear: () => setSelected(new Map()),
    /** The checkboxes of one page of rows. */
    forRows: (rows: readonly Row[]): RowSelection<Row> => {
      const count = rows.filter(isSelected).length
      const areAll = count === rows.length
      return {
        isSelected,
        onToggle: (row) => change([row], !isSelected(row)),
        label: (row) => m.kit_select_name({ name: row.name }),
        all: count > 0 && !areAll ? 'some' : areAll && count > 0,
        onToggleAll: () => change(rows, !areAll),
      }
    },
  }
}
