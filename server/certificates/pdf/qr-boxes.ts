import encodeQR from 'qr'
import type { Box } from './drawing.ts'

/**
 * The dark parts of the QR code of an address in a square of `side` points. Error correction level M tolerates scratches
 * and folds.
 */
export function qrBoxes(
  address: string,
  square: { left: number; top: number; side: number },
): Box[] {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: 1 })
  const module = square.side / rows.length
  return rows.flatMap((row, rowIndex) =>
    darkSpans(row).map(({ from, length }) => ({
      left: square.left + from * module,
      top: square.top + rowIndex * module,
      width: length * module,
      height: module,
    })),
  )
}

/** The runs of dark modules in a row. Adjacent modules are one box because viewers render seams between boxes. */
function darkSpans(row: readonly boolean[]): { from: number; length: number }[] {
  const spans: { from: number; length: number }[] = []
  for (const [column, dark] of row.entries()) {
    const last = spans.at(-1)
    if (!dark) continue
    if (last && last.from + last.length === column) last.length++
    else spans.push({ from: column, length: 1 })
  }
  return spans
}
