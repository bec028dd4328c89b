/** A range of rows or columns: the first, and the one after the last. */
export type GridRange = { start: number; end: number }

type Axis = {
  /** How far the grid is scrolled, in pixels. */
  scrolled: number
  /** The visible size without the sticky part, in pixels. */
  visible: number
  /** The size of one item, in pixels. */
  item: number
  count: number
}

/** Items beyond the visible ones on each side, so that fast scrolling shows no gap. */
const OVERSCAN = 4

/** The rows or columns that are rendered. */
export function windowOf({ scrolled, visible, item, count }: Axis): GridRange {
  const first = Math.floor(scrolled / item) - OVERSCAN
  const last = Math.ceil((scrolled + visible) / item) + OVERSCAN
  return { start: Math.max(0, Math.min(first, count)), end: Math.max(0, Math.min(last, count)) }
}

/** The indices of a range, and one more that is always rendered because it has the focus. */
export function indicesOf({ start, end }: GridRange, focused: number, count: number): number[] {
  const indices = Array.from({ length: end - start }, (_, offset) => start + offset)
  const isOutside = focused >= 0 && focused < count && (focused < start || focused >= end)
  if (!isOutside) return indices
  return focused < start ? [focused, ...indices] : [...indices, focused]
}

/** How far an axis must be scrolled so that an item is visible; the same if it is. */
export function scrollToItem({ scrolled, visible, item }: Axis, index: number): number {
  if (index * item < scrolled) return index * item
  return Math.max(scrolled, (index + 1) * item - visible)
}

export type GridCell = { row: number; column: number }

/** The cell that a key leads to; undefined for other keys. Row 0 is the header. */
export function cellAfterKey(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  { row, column }: GridCell,
  { rows, columns, page, isRtl }: { rows: number; columns: number; page: number; isRtl: boolean },
): GridCell | undefined {
  const forward = isRtl ? -1 : 1
  const steps: Record<string, GridCell> = {
    ArrowDown: { row: row + 1, column },
    ArrowUp: { row: row - 1, column },
    ArrowRight: { row, column: column + forward },
    ArrowLeft: { row, column: column - forward },
    PageDown: { row: row + page, column },
    PageUp: { row: row - page, column },
    Home: { row: ctrlKey ? 0 : row, column: 0 },
    End: { row: ctrlKey ? rows - 1 : row, column: columns - 1 },
  }
  const next = steps[key]
  if (!next) return undefined
  const clamp = (value: number, count: number) => Math.min(Math.max(0, value), count - 1)
  return { row: clamp(next.row, rows), column: clamp(next.column, columns) }
}
