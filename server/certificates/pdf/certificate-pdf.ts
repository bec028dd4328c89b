import { formatDay } from '../../../contract/issue-date.ts'
import { drawStar, drawText, fillBox, type Page, strokeBox } from './draw-page.ts'
import { drawQr } from './draw-qr.ts'
import { blockHeight, fitText } from './fit-text.ts'
import { sans, serif, serifLight } from './font-faces.ts'
import { pdfText, writePdf } from './pdf-file.ts'
import { addFonts } from './pdf-fonts.ts'

/** The content of a certificate. */
export type CertificateData = {
  /** The name of the institute. */
  school: string
  title: string
  name: string
  content: string
  footer: string
  /** 'YYYY-MM-DD' */
  issuedOn: string
  code: string
  /** The verification address: SITE_URL/verify/{code}. */
  verifyUrl: string
}

// A4 landscape, in points
const WIDTH = 841.89
const HEIGHT = 595.28
const MIDDLE = WIDTH / 2
const MARGIN = 64

/**
 * Renders a certificate as a one-page A4 PDF. Text of any length and both scripts fit without truncation (decision
 * 0090).
 */
export function renderCertificatePdf(data: CertificateData): Buffer {
  const page: Page = { operators: [], usedGlyphs: new Map(), height: HEIGHT }
  drawFrame(page)
  drawBody(page, data)
  drawFoot(page, data)
  return writePdf((objects) => {
    const contents = objects.addStream(page.operators.join('\n'))
    const fonts = addFonts(objects, page.usedGlyphs)
    const pages = objects.reserve()
    const pageReference = objects.add(
      `<</Type/Page/Parent ${pages.reference}/MediaBox[0 0 ${WIDTH} ${HEIGHT}]` +
        `/Contents ${contents}/Resources<</Font ${fonts}>>>>`,
    )
    pages.fill(`<</Type/Pages/Kids[${pageReference}]/Count 1>>`)
    const { title, name, school } = data
    return {
      catalogue: objects.add(
        `<</Type/Catalog/Pages ${pages.reference}/Lang(en)/ViewerPreferences<</DisplayDocTitle true>>>>`,
      ),
      info: objects.add(
        `<</Title ${pdfText(`${title}: ${name}`)}/Author ${pdfText(school)}/Producer(Lisan)>>`,
      ),
    }
  })
}

/** Draws the background, a double gold border and the seal. */
function drawFrame(page: Page) {
  fillBox(page, { left: 0, top: 0, width: WIDTH, height: HEIGHT }, 'paper')
  for (const inset of [24, 30]) {
    const box = { left: inset, top: inset, width: WIDTH - 2 * inset, height: HEIGHT - 2 * inset }
    strokeBox(page, box, 'gold', 0.9)
  }
}

const SEAL = { x: MIDDLE, y: 109, radius: 24 }
const BODY_TOP = 138
const BODY_END = 462
// the lead text, the rule and the minimum spacing between the parts
const FIXED_SPACING = 72

/**
 * Draws issuer, title, recipient and statement, each as large as the space allows; the remaining space is distributed
 * between them.
 */
function drawBody(page: Page, { school, title, name, content }: CertificateData) {
  const width = WIDTH - 2 * MARGIN
  const issuer = fitText(school, { face: serif, size: 15, width, height: 26 })
  const heading = fitText(splitScripts(title), { face: serif, size: 34, width, height: 96 })
  const lead = fitText('This certifies that', { face: serifLight, size: 14, width, height: 20 })
  const recipient = fitText(name, { face: serif, size: 42, width, height: 84 })
  const room = BODY_END - BODY_TOP - FIXED_SPACING - blockHeight(heading) - blockHeight(recipient)
  const statement = fitText(content, { face: serifLight, size: 17, width: 600, height: room })
  const spacing = room - blockHeight(statement)

  drawText(page, issuer, { x: MIDDLE, top: 52, colour: 'support' })
  drawStar(page, SEAL, 'gold')
  drawStar(page, { ...SEAL, radius: 17 }, 'paper', 1)
  let top = BODY_TOP + spacing * 0.18
  top = drawText(page, heading, { x: MIDDLE, top, colour: 'ink' }) + 8 + spacing * 0.24
  top = drawText(page, lead, { x: MIDDLE, top, colour: 'support' }) + 2 + spacing * 0.06
  top = drawText(page, recipient, { x: MIDDLE, top, colour: 'ink' }) + 10 + spacing * 0.08
  fillBox(page, { left: MIDDLE - 110, top: top - 0.45, width: 220, height: 0.9 }, 'gold')
  drawStar(page, { x: MIDDLE, y: top, radius: 6 }, 'gold')
  drawText(page, statement, { x: MIDDLE, top: top + 14 + spacing * 0.16, colour: 'ink' })
}

const QR_SIDE = 70
const FOOT_END = 552

function drawFoot(page: Page, { issuedOn, footer, code, verifyUrl }: CertificateData) {
  const narrow = { face: serifLight, width: 150, height: 40 }
  const label = fitText('Issued on', { ...narrow, size: 10 })
  const day = fitText(formatDay(issuedOn), { ...narrow, size: 14 })
  const start = { x: MARGIN, align: 'start' as const }
  const top = FOOT_END - blockHeight(label) - blockHeight(day)
  const below = drawText(page, label, { ...start, top, colour: 'faint' })
  drawText(page, day, { ...start, top: below, colour: 'ink' })

  const footerText = fitText(footer, { face: serifLight, size: 12.5, width: 360, height: 70 })
  drawText(page, footerText, {
    x: MIDDLE,
    top: FOOT_END - blockHeight(footerText),
    colour: 'support',
  })

  const codeText = fitText(code, { face: sans, size: 7, width: 130, height: 12 })
  const half = Math.max(QR_SIDE, ...codeText.lines.map((it) => it.width * codeText.size)) / 2
  const x = WIDTH - MARGIN - half
  const underQr = FOOT_END - blockHeight(codeText)
  drawText(page, codeText, { x, top: underQr, colour: 'faint' })
  drawQr(page, verifyUrl, { left: x - QR_SIDE / 2, top: underQr - 3 - QR_SIDE, side: QR_SIDE })
}

/** Splits a title of the form 'English · عربي' into two lines, one per script. */
function splitScripts(title: string): string {
  const parts = title.split(' · ')
  const arabic = parts.filter((part) => /^\P{L}*\p{Script=Arabic}/u.test(part))
  return parts.length === 2 && arabic.length === 1 ? parts.join('\n') : title
}
