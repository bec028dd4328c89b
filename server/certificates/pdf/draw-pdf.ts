import {
  type Box,
  type Colour,
  colours,
  type Drawing,
  missingGlyphFrames,
  type Picture,
  type Shape,
  starCorners,
  type TextLine,
} from './drawing.ts'
import type { Face } from './font-faces.ts'
import { pdfNumber as n, pdfText } from './pdf-file.ts'
import { fontName, glyphHex, type UsedGlyphs } from './pdf-fonts.ts'
import type { Cluster } from './shape-text.ts'

type PdfPage = {
  operators: string[]
  usedGlyphs: UsedGlyphs
  /** The pictures of the page; the first is /P0. */
  pictures: Picture[]
  height: number
}

/** Draws a page as operators of a PDF content stream, with the glyphs and pictures that it uses. */
export function drawPdf({ shapes, height }: Drawing): Omit<PdfPage, 'height'> {
  const page: PdfPage = { operators: [], usedGlyphs: new Map(), pictures: [], height }
  for (const shape of shapes) drawShape(page, shape)
  return page
}

const rgb = (colour: Colour) => colours[colour].map(n).join(' ')

function drawShape(page: PdfPage, shape: Shape) {
  switch (shape.kind) {
    case 'boxes':
      return fillBoxes(page, shape.boxes, shape.colour)
    case 'frame':
      return strokeBox(page, shape.box, shape)
    case 'star':
      return drawStar(page, shape)
    case 'picture':
      return drawPicture(page, shape)
    case 'text':
      return drawLine(page, shape)
  }
}

// PDF counts from the bottom of the page
const boxOperator = ({ height }: PdfPage, box: Box) =>
  `${[box.left, height - box.top - box.height, box.width, box.height].map(n).join(' ')} re`

function drawPicture(page: PdfPage, { box, picture }: Extract<Shape, { kind: 'picture' }>) {
  const { left, top, width, height } = box
  const bottom = page.height - top - height
  const matrix = [width, 0, 0, height, left, bottom].map(n).join(' ')
  page.operators.push(`q ${matrix} cm /P${page.pictures.push(picture) - 1} Do Q`)
}

function fillBoxes(page: PdfPage, boxes: readonly Box[], colour: Colour) {
  const path = boxes.map((box) => boxOperator(page, box)).join(' ')
  page.operators.push(`${rgb(colour)} rg ${path} f`)
}

function strokeBox(page: PdfPage, box: Box, { colour, line }: { colour: Colour; line: number }) {
  page.operators.push(`${rgb(colour)} RG ${n(line)} w ${boxOperator(page, box)} S`)
}

function drawStar({ operators, height }: PdfPage, star: Extract<Shape, { kind: 'star' }>) {
  const path = starCorners(star).map(
    ({ x, y }, index) => `${n(x)} ${n(height - y)} ${index === 0 ? 'm' : 'l'}`,
  )
  const [colourOperator, paintOperator] =
    star.outline === undefined
      ? [`${rgb(star.colour)} rg`, 'f']
      : [`${rgb(star.colour)} RG ${star.outline} w`, 's']
  operators.push(`${colourOperator} ${path.join(' ')} h ${paintOperator}`)
}

function drawLine(page: PdfPage, text: TextLine) {
  const { line, x, baseline, size, colour } = text
  const { operators, height } = page
  operators.push(`${rgb(colour)} rg BT`)
  let font = ''
  for (const { face, text: clusterText, glyphs } of line.clusters) {
    const fontOperator = `/${fontName(face)} ${n(size * face.scale)} Tf`
    if (fontOperator !== font) operators.push(fontOperator)
    font = fontOperator
    const drawGlyph = (at: Glyph) => {
      const [left, up] = [x + at.x * size, height - baseline + at.y * size]
      return `1 0 0 1 ${n(left)} ${n(up)} Tm<${glyphHex(at.id)}>Tj`
    }
    const ordered = inReadableOrder(glyphs)
    const glyphOperators = ordered.drawn.map(drawGlyph)
    if (ordered.end) glyphOperators.push(`3 Tr ${drawGlyph(ordered.end)} 0 Tr`)
    // text that its glyphs do not represent one to one is attached, for copying and screen readers
    const isSelfDescribing = recordGlyphs(page.usedGlyphs, face, glyphs, clusterText)
    const joined = glyphOperators.join(' ')
    operators.push(isSelfDescribing ? joined : withActualText(clusterText, joined))
  }
  operators.push('ET')
  for (const frame of missingGlyphFrames(text)) strokeBox(page, frame.box, frame)
}

type Glyph = Cluster['glyphs'][number]

/**
 * The glyphs of a cluster in an order from which readers find its place. They take a text of several glyphs to extend from the
 * first glyph to the end of the last one: a dot or a vowel mark first would be read as another line, and one at the end as a gap in
 * the word. So the first glyph on the baseline is drawn first, and the last one once more at the end, without ink.
 */
function inReadableOrder(glyphs: Glyph[]): { drawn: Glyph[]; end?: Glyph } {
  if (glyphs.length === 1) return { drawn: glyphs }
  const lowest = Math.min(...glyphs.map((it) => Math.abs(it.y)))
  const onBaseline = glyphs
    .filter((it) => Math.abs(it.y) === lowest)
    .toSorted((one, other) => one.x - other.x)
  const [first] = onBaseline
  const end = onBaseline.at(-1)
  if (!first || !end) return { drawn: glyphs }
  return { drawn: [first, ...glyphs.filter((it) => it !== first)], end }
}

const withActualText = (text: string, operators: string) =>
  `/Span<</ActualText${pdfText(text)}>>BDC ${operators} EMC`

/** Records the glyphs used by the page. True if a single glyph draws the text and no other text. */
function recordGlyphs(
  usedGlyphs: UsedGlyphs,
  face: Face,
  glyphs: Cluster['glyphs'],
  text: string,
): boolean {
  const textByGlyph = usedGlyphs.get(face) ?? new Map<number, string>()
  usedGlyphs.set(face, textByGlyph)
  const isAlone = glyphs.length === 1
  for (const { id } of glyphs) if (!textByGlyph.get(id)) textByGlyph.set(id, isAlone ? text : '')
  return isAlone && glyphs.every(({ id }) => textByGlyph.get(id) === text)
}
