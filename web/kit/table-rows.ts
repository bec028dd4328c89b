import type { Sort } from './DataTable.tsx'

/** How many rows a table shows at once (wallet-and-admin §9). */
const ROWS_A_PAGE = 10

// names as a reader orders them: without case, and 'Lesson 2' before 'Lesson 10'
const words = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** The rows in the order of one of their values; equal ones stay as they came. */
export function inOrder<Row, Key extends string>(
  rows: readonly Row[],
  sort: Sort<Key>,
  sortedBy: (row: Row, by: Key) => string | number,
): Row[] {
  const way = sort.down ? -1 : 1
  return rows
    .map((row) => ({ row, value: sortedBy(row, sort.by) }))
    .sort((a, b) => way * compare(a.value, b.value))
    .map((it) => it.row)
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'string' && typeof b === 'string') return words.compare(a, b)
  return a === b ? 0 : a < b ? -1 : 1
}

/** One page of the rows, and how many there are; a page beyond the last is the last. */
export function pageOf<Row>(rows: readonly Row[], page: number) {
  const pages = Math.max(1, Math.ceil(rows.length / ROWS_A_PAGE))
  const current = Math.min(Math.max(1, page), pages)
  return {
    page: current,
    pages,
    shown: rows.slice((current - 1) * ROWS_A_PAGE).slice(0, ROWS_A_PAGE),
  }
}

/** Reads '-amount' as it stands in an address; what is no column of the table is the first order. */
export function readSort<Key extends string>(
  text: string | null,
  keys: readonly Key[],
  first: Sort<Key>,
): Sort<Key> {
  const down = text?.startsWith('-') ?? false
  const by = keys.find((it) => it === (down ? text?.slice(1) : text))
  return by ? { by, down } : first
}

/** Writes it: nothing for the first order, which needs no words. */
export function writeSort<Key extends string>(sort: Sort<Key>, first: Sort<Key>): string {
  if (sort.by === first.by && sort.down === first.down) return ''
  return `${sort.down ? '-' : ''}${sort.by}`
}
