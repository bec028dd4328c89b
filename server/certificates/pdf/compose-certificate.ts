import encodeQR from 'qr'
import { formatDay } from '../../../contract/certificates/certificate-text.ts'
import { messagesIn } from '../../../messages/catalog.ts'
import { LANGUAGES, type Locale } from '../../../messages/languages.ts'
import { addText, type Box, type Drawing, type Picture } from './drawing.ts'
import { blockHeight, fitText } from './fit-text.ts'
import { sans, serif, serifLight } from './font-faces.ts'

/** The content of a certificate. */
export type CertificateData = {
  /** The language of the printed words and of the day; the foot of a page in Arabic is mirrored. */
  locale: Locale
  /** The name of the institute. */
  school: string
  title: string
  name: string
  content: string
  footer: string
  /** The name under the line for a signature; '' for neither. */
  signature: string
  /** The logo of the school, in the place of the seal. */
  logo?: Picture
  /** 'YYYY-MM-DD' */
  issuedOn: string
  code: string
  /** The verification address: SITE_URL/verify/{code}. It is printed without its scheme, with `code` on a line of its own. */
  verifyUrl: string
}

/** A certificate as shapes, and the size at which its content is printed, in points. */
type ComposedCertificate = { drawing: Drawing; contentSize: number }

// A4 landscape, in points
const WIDTH = 841.89
const HEIGHT = 595.28
const MIDDLE = WIDTH / 2
const MARGIN = 64

/**
 * Lays out a certificate on an A4 page. Text of any length and both scripts fit without truncation. The
 * PDF and the preview of the form are drawn from the result.
 */
export function composeCertificate(data: CertificateData): ComposedCertificate {
  const drawing: Drawing = { width: WIDTH, height: HEIGHT, shapes: [] }
  addFrame(drawing)
  const contentSize = addBody(drawing, { ...data, name: withoutEmoji(data.name) })
  addFoot(drawing, data)
  return { drawing, contentSize }
}

// students type names on phones, so they can contain emoji; the text of a template is validated when it is saved
const EMOJI =
  /(?:(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\p{Emoji_Modifier}|\u200d|\ufe0f|\u20e3)*/gu
/** A name without emoji; unchanged if nothing else is left. */
export function withoutEmoji(name: string): string {
  return name.replaceAll(EMOJI, '').trim() || name
}

/** Adds the background and a double gold border. */
function addFrame({ shapes }: Drawing) {
  const page = { left: 0, top: 0, width: WIDTH, height: HEIGHT }
  shapes.push({ kind: 'boxes', boxes: [page], colour: 'paper' })
  for (const inset of [24, 30]) {
    const box = { left: inset, top: inset, width: WIDTH - 2 * inset, height: HEIGHT - 2 * inset }
    shapes.push({ kind: 'frame', box, colour: 'gold', line: 0.9 })
  }
}

const SEAL = { kind: 'star', x: MIDDLE, y: 109, radius: 24 } as const
const BODY_TOP = 138
const BODY_END = 462
// the lead text, the rule and the minimum spacing between the parts
const FIXED_SPACING = 72

/**
 * Adds issuer, title, recipient and statement, each as large as the space allows; the remaining space is distributed
 * between them. Returns the size of the statement.
 */
function addBody(drawing: Drawing, data: CertificateData): number {
  const { school, title, name, content, logo } = data
  const width = WIDTH - 2 * MARGIN
  const issuer = fitText(school, { face: serif, size: 15, width, height: 26 })
  const heading = fitText(splitScripts(title), { face: serif, size: 34, width, height: 96 })
  const lead = fitText(messagesIn(data.locale).pdf_certifies(), {
    face: serifLight,
    size: 14,
    width,
    height: 20,
  })
  const recipient = fitText(name, { face: serif, size: 42, width, height: 84 })
  const room = BODY_END - BODY_TOP - FIXED_SPACING - blockHeight(heading) - blockHeight(recipient)
  const statement = fitText(content, { face: serifLight, size: 17, width: 600, height: room })
  const spacing = room - blockHeight(statement)
  const { shapes } = drawing

  addText(drawing, issuer, { x: MIDDLE, top: 52, colour: 'support' })
  if (logo) shapes.push({ kind: 'picture', box: logoBox(logo), picture: logo })
  else
    shapes.push({ ...SEAL, colour: 'gold' }, { ...SEAL, radius: 17, colour: 'paper', outline: 1 })
  let top = BODY_TOP + spacing * 0.18
  top = addText(drawing, heading, { x: MIDDLE, top, colour: 'ink' }) + 8 + spacing * 0.24
  top = addText(drawing, lead, { x: MIDDLE, top, colour: 'support' }) + 2 + spacing * 0.06
  top = addText(drawing, recipient, { x: MIDDLE, top, colour: 'ink' }) + 10 + spacing * 0.08
  const rule = { left: MIDDLE - 110, top: top - 0.45, width: 220, height: 0.9 }
  shapes.push({ kind: 'boxes', boxes: [rule], colour: 'gold' })
  shapes.push({ kind: 'star', x: MIDDLE, y: top, radius: 6, colour: 'gold' })
  addText(drawing, statement, { x: MIDDLE, top: top + 14 + spacing * 0.16, colour: 'ink' })
  return statement.size
}

const LOGO = { width: 160, height: 52 }

/** The place of a logo: around the middle of the seal, as large as fits. */
function logoBox({ width, height }: Picture): Box {
  const scale = Math.min(LOGO.width / width, LOGO.height / height)
  const size = { width: width * scale, height: height * scale }
  return { left: MIDDLE - size.width / 2, top: SEAL.y - size.height / 2, ...size }
}

const QR_SIDE = 70
const FOOT_END = 552

function addFoot(drawing: Drawing, data: CertificateData) {
  const { issuedOn, footer, code, verifyUrl, signature, locale } = data
  const isMirrored = LANGUAGES[locale].dir === 'rtl'
  const narrow = { face: serifLight, width: 150, height: 40 }
  const label = fitText(messagesIn(locale).pdf_issued_on(), { ...narrow, size: 10 })
  const day = fitText(formatDay(issuedOn, locale), { ...narrow, size: 14 })
  const start = isMirrored
    ? { x: WIDTH - MARGIN, align: 'end' as const }
    : { x: MARGIN, align: 'start' as const }
  const top = FOOT_END - blockHeight(label) - blockHeight(day)
  const below = addText(drawing, label, { ...start, top, colour: 'faint' })
  addText(drawing, day, { ...start, top: below, colour: 'ink' })

  if (signature !== '') addSignature(drawing, { signature, bottom: top - 8, start })

  const footerText = fitText(footer, { face: serifLight, size: 12.5, width: 360, height: 70 })
  const footerTop = FOOT_END - blockHeight(footerText)
  addText(drawing, footerText, { x: MIDDLE, top: footerTop, colour: 'support' })

  // the QR code is of no use on a screen or to somebody without a camera
  const address = `${verifyUrl.slice(verifyUrl.indexOf('//') + 2, verifyUrl.lastIndexOf('/') + 1)}\n${code}`
  const codeText = fitText(address, { face: sans, size: 7, width: 150, height: 22 })
  const half = Math.max(QR_SIDE, ...codeText.lines.map((it) => it.width * codeText.size)) / 2
  const x = isMirrored ? MARGIN + half : WIDTH - MARGIN - half
  const underQr = FOOT_END - blockHeight(codeText)
  addText(drawing, codeText, { x, top: underQr, colour: 'faint' })
  const square = { left: x - QR_SIDE / 2, top: underQr - 3 - QR_SIDE, side: QR_SIDE }
  drawing.shapes.push({ kind: 'boxes', boxes: qrBoxes(verifyUrl, square), colour: 'ink' })
}

/** A line to sign on with the name below it, above the day. */
function addSignature(
  { shapes, ...drawing }: Drawing,
  {
    signature,
    bottom,
    start,
  }: { signature: string; bottom: number; start: { x: number; align: 'start' | 'end' } },
) {
  const name = fitText(signature, { face: serif, size: 12, width: 170, height: 30 })
  const top = bottom - blockHeight(name)
  const left = start.align === 'start' ? start.x : start.x - 170
  const line = { left, top: top - 2, width: 170, height: 0.7 }
  shapes.push({ kind: 'boxes', boxes: [line], colour: 'faint' })
  addText({ ...drawing, shapes }, name, { ...start, top, colour: 'ink' })
}

/** Splits a title of the form 'English · عربي' into two lines, one per script. */
function splitScripts(title: string): string {
  const parts = title.split(' · ')
  const arabic = parts.filter((part) => /^\P{L}*\p{Script=Arabic}/u.test(part))
  return parts.length === 2 && arabic.length === 1 ? parts.join('\n') : title
}

/**
 * The dark parts of the QR code of an address in a square of `side` points. Error correction level M tolerates scratches
 * and folds.
 */
function qrBoxes(address: string, square: { left: number; top: number; side: number }): Box[] {
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
