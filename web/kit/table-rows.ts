import { compareNames } from '../../contract/platform/name-order.ts'
import type { Sort } from './DataTable.tsx'

/** Rows per page of a table (R-ACLASS-002, R-ASTUD-001, R-APAY-002). */
export const ROWS_PER_PAGE = 10

/** Sorts rows by one of their values; the sort is stable. */
export function sortRows<Row, Key extends string>(
  rows: readonly Row[],
  sort: Sort<Key>,
  sortValue: (row: Row, by: Key) => string | number,
): Row[] {
  const direction = sort.down ? -1 : 1
  return rows
    .map((row) => ({ row, value: sortValue(row, sort.by) }))
    .sort((a, b) => direction * compare(a.value, b.value))
    .map((it) => it.row)
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'string' && typeof b === 'string') return compareNames(a, b)
  return a === b ? 0 : a < b ? -1 : 1
}

/** Parses '-amount'; the default order for an unknown column. */
export function parseSort<Key extends string>(
  text: string | null,
  keys: readonly Key[],
  defaultSort: Sort<Key>,
): Sort<Key> {
  const down = text?.startsWith('-') ?? false
  const by = keys.find((it) => it === (down ? text?.slice(1) : text))
  return by ? { by, down } : defaultSort
}

/** Serializes an order; '' for the default. */
export function serializeSort<Key extends string>(sort: Sort<Key>, defaultSort: Sort<Key>): string {
  if (sort.by === defaultSort.by && sort.down === defaultSort.down) return ''
  return `${sort.down ? '-' : ''}${sort.by}`
}
