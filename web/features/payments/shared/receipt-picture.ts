import { m } from '../../../../messages/m.ts'

/** The texts of a receipt, as they are shown. */
export type ReceiptTexts = {
  school: string
  name: string
  description: string
  amount: string
  time: string
  balance: string
  /** '' for nothing. */
  refunded: string
  reference: string
  /** '' for none. */
  note: string
  /** How, when and by whom it was paid, with labels. */
  recorded: readonly (readonly [label: string, value: string])[]
}

const WIDTH = 360
const MARGIN = 24
const SCALE = 2
const INK = '#12262b'
const FAINT = '#4b5d62'

/** Draws a receipt as a PNG of about 30 KB on the device and saves it, without a request. */
export async function downloadReceipt(texts: ReceiptTexts): Promise<void> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH * SCALE
  // measured first, then drawn: the canvas is cleared by a new height
  canvas.height = SCALE * drawReceipt(contextOf(canvas), texts)
  drawReceipt(contextOf(canvas), texts)
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  if (!picture) throw new Error('The browser cannot encode a picture')
  const link = document.createElement('a')
  link.href = URL.createObjectURL(picture)
  link.download = `receipt-${texts.reference}.png`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no canvas')
  context.scale(SCALE, SCALE)
  return context
}

/** Draws the receipt and returns its height. */
function drawReceipt(context: CanvasRenderingContext2D, texts: ReceiptTexts): number {
  const { fontFamily: font, direction } = getComputedStyle(document.body)
  const isRtl = direction === 'rtl'
  context.direction = isRtl ? 'rtl' : 'ltr'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, WIDTH, 4000)
  let y = MARGIN
  const write = (text: string, size: number, weight: number, colour: string) => {
    context.font = `${weight} ${size}px ${font}`
    context.fillStyle = colour
    for (const line of wrapLines(context, text, WIDTH - 2 * MARGIN)) {
      // room for the vowel marks of Arabic
      y += size * 1.6
      // isolated, so that a text of the other direction keeps its order
      context.fillText(
        isRtl ? `\u2068${line}\u2069` : line,
        isRtl ? WIDTH - MARGIN : MARGIN,
        y - size * 0.4,
      )
    }
  }
  write(texts.school, 15, 600, FAINT)
  write(texts.description, 17, 600, INK)
  write(texts.amount, 30, 600, INK)
  if (texts.note) write(texts.note, 15, 600, INK)
  y += 12
  drawDashes(context, y)
  y += 12
  const rows = [
    [m.kit_date(), texts.time],
    [m.kit_name(), texts.name],
    [m.payments_balance_after(), texts.balance],
    ...(texts.refunded ? [[m.payments_refunded(), texts.refunded] as const] : []),
    ...texts.recorded,
    [m.payments_reference(), texts.reference],
  ] as const
  for (const [label, value] of rows) {
    write(label, 13, 400, FAINT)
    write(value, 15, 600, INK)
    y += 6
  }
  return y + MARGIN
}

function drawDashes(context: CanvasRenderingContext2D, y: number) {
  context.strokeStyle = FAINT
  context.setLineDash([4, 4])
  context.beginPath()
  context.moveTo(MARGIN, y)
  context.lineTo(WIDTH - MARGIN, y)
  context.stroke()
}

function wrapLines(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && context.measureText(longer).width > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}
