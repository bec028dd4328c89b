import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useMediaQuery } from '../../../../kit/use-media-query.ts'
import { cellAfterKey, type GridCell } from './grid-keys.ts'

/** The sizes of the grid in rem, as gradebook.css has them. */
const REM = { row: 3, column: 7, header: 5.75, sums: 11, attended: 6, name: 9, wideName: 15 }
/** Rows and columns beyond the visible ones on each side, so that fast scrolling shows no gap. */
const OVERSCAN = 4
/** The columns before the lessons: name, completed, average, and attendance if there are live sessions. */
const FIXED_COLUMNS = 3

/** `display: block` removes the implicit roles of a table. */
export const GRID_ROLES = {
  grid: { role: 'grid' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'gridcell' },
} as const

type GridSize = { rowCount: number; columnCount: number; hasAttendance: boolean }

/** The range of a virtualizer with the focused item, which is always rendered. */
const withFocused = (focused: number) => (range: Range) => {
  const indices = defaultRangeExtractor(range)
  if (focused < 0 || focused >= range.count || indices.includes(focused)) return indices
  return [...indices, focused].sort((a, b) => a - b)
}

/** The rendered rows and columns of a grid, its focused cell and its keys. Indices of lessons and students begin at 0. */
export function useGrid({ rowCount, columnCount, hasAttendance }: GridSize) {
  const fixedColumns = FIXED_COLUMNS + (hasAttendance ? 1 : 0)
  const scroller = useRef<HTMLDivElement>(null)
  const isWide = useMediaQuery('(min-width: 768px)')
  const [{ rem, isRtl }, setMetrics] = useState({ rem: 16, isRtl: false })
  const [focused, setFocused] = useState<GridCell>({ row: 0, column: 0 })
  const takesFocus = useRef(false)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const { fontSize } = getComputedStyle(document.documentElement)
    const { direction } = getComputedStyle(element)
    setMetrics({ rem: Number.parseFloat(fontSize), isRtl: direction === 'rtl' })
  }, [])

  const axis = { getScrollElement: () => scroller.current, overscan: OVERSCAN }
  const rows = useVirtualizer({
    ...axis,
    count: rowCount,
    estimateSize: () => REM.row * rem,
    // the header stays in view
    paddingStart: REM.header * rem,
    scrollPaddingStart: REM.header * rem,
    rangeExtractor: withFocused(focused.row - 1),
  })
  // the name stays in view, the sums scroll away
  const nameWidth = (isWide ? REM.wideName : REM.name) * rem
  const columns = useVirtualizer({
    ...axis,
    horizontal: true,
    isRtl,
    count: columnCount,
    estimateSize: () => REM.column * rem,
    paddingStart: nameWidth + (REM.sums + (hasAttendance ? REM.attended : 0)) * rem,
    scrollPaddingStart: nameWidth,
    rangeExtractor: withFocused(focused.column - fixedColumns),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sizes of all items depend on it
  useLayoutEffect(() => {
    rows.measure()
    columns.measure()
  }, [rem])
  useEffect(() => {
    if (!takesFocus.current) return
    takesFocus.current = false
    const cell = scroller.current?.querySelector<HTMLElement>('[data-focused]')
    cell?.focus({ preventScroll: true })
    // the page too: on a phone the grid is higher than the rest of the screen
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  const focus = (cell: GridCell) => {
    takesFocus.current = true
    setFocused(cell)
    if (cell.row > 0) rows.scrollToIndex(cell.row - 1)
    if (cell.column >= fixedColumns) columns.scrollToIndex(cell.column - fixedColumns)
    else if (cell.column > 0) columns.scrollToOffset(0)
  }
  const visibleHeight = (scroller.current?.clientHeight ?? 0) - REM.header * rem
  return {
    scroller,
    /** The number of columns before the lessons. */
    fixedColumns,
    rowIndices: rows.getVirtualItems().map((it) => it.index),
    columnIndices: columns.getVirtualItems().map((it) => it.index),
    /** The attributes of the element of a cell that takes the focus. Row 0 is the header. */
    cellProps: (row: number, column: number) => {
      const isFocused = focused.row === row && focused.column === column
      return {
        tabIndex: isFocused ? 0 : -1,
        'data-focused': isFocused || undefined,
        onFocus: () => setFocused({ row, column }),
      }
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const next = cellAfterKey(event, focused, {
        rows: rowCount + 1,
        columns: columnCount + fixedColumns,
        page: Math.max(1, Math.floor(visibleHeight / (REM.row * rem))),
        isRtl,
      })
      if (!next) return
      event.preventDefault()
      focus(next)
    },
  }
}
export type Grid = ReturnType<typeof useGrid>
