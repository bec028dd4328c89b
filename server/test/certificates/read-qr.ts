import { inflateSync } from 'node:zlib'
import decodeQR from 'qr/decode.js'

/** The drawing operators of the page: the first compressed stream. */
function readPageContent(pdf: Buffer): string {
  const start = pdf.indexOf('stream\n') + 'stream\n'.length
  return inflateSync(pdf.subarray(start, pdf.indexOf('\nendstream', start))).toString('latin1')
}

/** Decodes the QR code of a certificate's PDF from the filled boxes of its page, drawn at 4 pixels per point. */
export function readQr(pdf: Buffer): string {
  const filled =
    readPageContent(pdf)
      .split('\n')
      .find((line) => (line.match(/ re\b/g)?.length ?? 0) > 50) ?? ''
  const boxes = [...filled.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re/g)].map(
    // the pattern has four groups
    ([, ...numbers]) => numbers.map((it) => Number(it) * 4) as [number, number, number, number],
  )
  const left = Math.min(...boxes.map(([x]) => x)) - 40
  const bottom = Math.min(...boxes.map(([, y]) => y)) - 40
  const side = Math.ceil(Math.max(...boxes.map(([x, , width]) => x + width)) - left + 40)
  const data = new Uint8Array(side * side * 4).fill(255)
  for (const [x, y, width, height] of boxes) {
    for (let row = Math.round(y - bottom); row < Math.round(y - bottom + height); row++) {
      // the y axis of a PDF page points up, that of an image down
      const from = (side - 1 - row) * side + Math.round(x - left)
      for (let at = 0; at < Math.round(width); at++) data.set([0, 0, 0], (from + at) * 4)
    }
  }
  return decodeQR({ width: side, height: side, data })
}
