import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useMediaQuery } from '../../../../kit/use-media-query.ts'
import { cellAfterKey, type GridCell, indicesOf, scrollToItem, windowOf } from './grid-window.ts'

/** The sizes of the grid in rem, as gradebook.css has them. */
const REM = { row: 3, column: 7, header: 5.75, sums: 11, name: 9, wideName: 15 }
/** The columns before the lessons: name, completed, average. */
export const FIXED_COLUMNS = 3

/** `display: block` removes the implicit roles of a table. */
export const GRID_ROLES = {
  grid: { role: 'grid' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'gridcell' },
} as const

type GridSize = { rowCount: number; columnCount: number }

/** The rendered rows and columns of a grid, its focused cell and its keys. Indices of lessons and students begin at 0. */
export function useGrid({ rowCount, columnCount }: GridSize) {
  const scroller = useRef<HTMLDivElement>(null)
  const isWide = useMediaQuery('(min-width: 768px)')
  const [view, setView] = useState({ top: 0, start: 0, width: 0, height: 0, rem: 16 })
  const [focused, setFocused] = useState<GridCell>({ row: 0, column: 0 })
  const takesFocus = useRef(false)

  const rows = {
    scrolled: view.top,
    visible: Math.max(0, view.height - REM.header * view.rem),
    item: REM.row * view.rem,
    count: rowCount,
  }
  // the name stays in view, the sums scroll away
  const nameWidth = (isWide ? REM.wideName : REM.name) * view.rem
  const columns = {
    scrolled: Math.max(0, view.start - REM.sums * view.rem),
    visible: Math.max(0, view.width - nameWidth),
    item: REM.column * view.rem,
    count: columnCount,
  }
  const measure = () => {
    const element = scroller.current
    if (!element) return
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    setView({
      top: element.scrollTop,
      // negative from right to left
      start: Math.abs(element.scrollLeft),
      width: element.clientWidth,
      height: element.clientHeight,
      rem,
    })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures once and observes afterwards
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
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
    const element = scroller.current
    if (!element) return
    if (cell.row > 0) element.scrollTop = scrollToItem(rows, cell.row - 1)
    const isRtl = getComputedStyle(element).direction === 'rtl'
    const lesson = cell.column - FIXED_COLUMNS
    const start =
      lesson < 0
        ? 0
        : scrollToItem({ ...columns, scrolled: view.start }, lesson + REM.sums / REM.column)
    if (lesson >= 0 || cell.column > 0) element.scrollLeft = isRtl ? -start : start
  }
  return {
    scroller,
    rowIndices: indicesOf(windowOf(rows), focused.row - 1, rowCount),
    columnIndices: indicesOf(windowOf(columns), focused.column - FIXED_COLUMNS, columnCount),
    onScroll: measure,
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
        columns: columnCount + FIXED_COLUMNS,
        page: Math.max(1, Math.floor(rows.visible / rows.item)),
        isRtl: getComputedStyle(event.currentTarget).direction === 'rtl',
      })
      if (!next) return
      event.preventDefault()
      focus(next)
    },
  }
}
export type Grid = ReturnType<typeof useGrid>
