import encodeQR from 'qr'
import { colours, type Page } from './page.ts'
import { pdfNumber } from './pdf-file.ts'

/** Draws the QR code of an address into a square of `side` points. Level M: a scratch or a fold is forgiven. */
export function drawQr(
  { drawn, height }: Page,
  address: string,
  square: { left: number; top: number; side: number },
): void {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: 1 })
  const module = square.side / rows.length
  const path = rows.flatMap((row, down) =>
    stretches(row).map(({ from, length }) =>
      [
        square.left + from * module,
        height - square.top - (down + 1) * module,
        length * module,
        module,
      ]
        .map(pdfNumber)
        .join(' '),
    ),
  )
  drawn.push(`${colours.ink} rg ${path.map((box) => `${box} re`).join(' ')} f`)
}

/** Dark modules side by side are one box: seams between them would be seen on a screen. */
function stretches(row: readonly boolean[]): { from: number; length: number }[] {
  const found: { from: number; length: number }[] = []
  for (const [at, dark] of row.entries()) {
    const last = found.at(-1)
    if (!dark) continue
    if (last && last.from + last.length === at) last.length++
    else found.push({ from: at, length: 1 })
  }
  return found
}
