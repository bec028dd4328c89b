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
