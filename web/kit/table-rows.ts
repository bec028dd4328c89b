import type { Sort } from './DataTable.tsx'

/** How many rows a table shows at once (R-ACLASS-002, R-ASTUD-001, R-APAY-002). */
export const ROWS_PER_PAGE = 10

// names as a reader orders them: without case, and 'Lesson 2' before 'Lesson 10'
const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** The rows in the order of one of their values; equal ones stay as they came. */
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
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b)
  return a === b ? 0 : a < b ? -1 : 1
}

/** Reads '-amount' as it stands in an address; what is no column of the table is the first order. */
export function parseSort<Key extends string>(
  text: string | null,
  keys: readonly Key[],
  defaultSort: Sort<Key>,
): Sort<Key> {
  const down = text?.startsWith('-') ?? false
  const by = keys.find((it) => it === (down ? text?.slice(1) : text))
  return by ? { by, down } : defaultSort
}

/** Writes it: nothing for the first order, which needs no words. */
export function serializeSort<Key extends string>(sort: Sort<Key>, defaultSort: Sort<Key>): string {
  if (sort.by === defaultSort.by && sort.down === defaultSort.down) return ''
  return `${sort.down ? '-' : ''}${sort.by}`
}
