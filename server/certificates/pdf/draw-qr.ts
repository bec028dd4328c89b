import encodeQR from 'qr'
import { colours, type Page } from './draw-page.ts'
import { pdfNumber } from './pdf-file.ts'

/**
 * Draws the QR code of an address into a square of `side` points. Error correction level M tolerates scratches and
 * folds.
 */
export function drawQr(
  { operators, height }: Page,
  address: string,
  square: { left: number; top: number; side: number },
): void {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: 1 })
  const module = square.side / rows.length
  const path = rows.flatMap((row, rowIndex) =>
    darkSpans(row).map(({ from, length }) =>
      [
        square.left + from * module,
        height - square.top - (rowIndex + 1) * module,
        length * module,
        module,
      ]
        .map(pdfNumber)
        .join(' '),
    ),
  )
  operators.push(`${colours.ink} rg ${path.map((box) => `${box} re`).join(' ')} f`)
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
