import type { TextBlock } from './fit-text.ts'
import type { Face } from './font-faces.ts'
import { pdfNumber as n, pdfText } from './pdf-file.ts'
import { fontName, glyphHex, type UsedGlyphs } from './pdf-fonts.ts'
import type { Cluster, ShapedLine } from './shape-text.ts'

/** Red, green and blue from 0 to 1: the colour tokens of the light theme. */
export const colours = {
  paper: '0.987 0.98 0.966',
  ink: '0.063 0.13 0.146',
  support: '0.25 0.315 0.332',
  faint: '0.351 0.413 0.428',
  gold: '0.935 0.715 0.31',
}
export type Colour = keyof typeof colours

/** A page under construction. Positions are points from its top left corner. */
export type Page = {
  /** PDF content stream operators. */
  operators: string[]
  usedGlyphs: UsedGlyphs
  /** Points. */
  height: number
}

/** The position of a block of text: its lines are centred on `x` or start there. */
type TextPosition = { x: number; top: number; colour: Colour; align?: 'centre' | 'start' }

/**
 * Draws a block of text with the upper edge of its first line at `top`, and returns the lower edge of its last line.
 */
export function drawText(
  page: Page,
  { lines, size, leading }: TextBlock,
  position: TextPosition,
): number {
  for (const [index, line] of lines.entries()) {
    const width = line.width * size
    const x = position.align === 'start' ? position.x : position.x - width / 2
    // centres the x-height of either script on the line
    const baseline = position.top + (index + 0.5) * leading + 0.31 * size
    drawLine(page, line, { x, baseline, size, colour: position.colour })
  }
  return position.top + lines.length * leading
}

type LinePosition = { x: number; baseline: number; size: number; colour: Colour }

// the glyph id for characters without a glyph
const NOTDEF_GLYPH = 0

function drawLine(page: Page, line: ShapedLine, { x, baseline, size, colour }: LinePosition) {
  const { operators, height } = page
  operators.push(`${colours[colour]} rg BT`)
  let font = ''
  for (const { face, text, glyphs } of line.clusters) {
    const fontOperator = `/${fontName(face)} ${n(size * face.scale)} Tf`
    if (fontOperator !== font) operators.push(fontOperator)
    font = fontOperator
    const glyphOperators = glyphs.map((at) => {
      const [left, up] = [x + at.x * size, height - baseline + at.y * size]
      return `1 0 0 1 ${n(left)} ${n(up)} Tm<${glyphHex(at.id)}>Tj`
    })
    // text that its glyphs do not represent one to one is attached, for copying and screen readers
    const isSelfDescribing = recordGlyphs(page.usedGlyphs, face, glyphs, text)
    operators.push(
      isSelfDescribing ? glyphOperators.join(' ') : withActualText(text, glyphOperators.join(' ')),
    )
  }
  operators.push('ET')
  // a character without a glyph is drawn as a box, so that it is visibly missing
  for (const { glyphs, width } of line.clusters) {
    const [first] = glyphs
    if (first?.id !== NOTDEF_GLYPH) continue
    const side = { width: (width - 0.1) * size, height: 0.7 * size }
    const left = x + (first.x + 0.05) * size
    strokeBox(page, { left, top: baseline - side.height, ...side }, colour, size * 0.04)
  }
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

type Box = { left: number; top: number; width: number; height: number }

/** Fills a box. */
export function fillBox({ operators, height }: Page, box: Box, colour: Colour) {
  const bottom = height - box.top - box.height
  operators.push(
    `${colours[colour]} rg ${n(box.left)} ${n(bottom)} ${n(box.width)} ${n(box.height)} re f`,
  )
}

/** Draws the outline of a box, `line` points wide. */
export function strokeBox({ operators, height }: Page, box: Box, colour: Colour, line: number) {
  const bottom = height - box.top - box.height
  operators.push(
    `${colours[colour]} RG ${n(line)} w ${n(box.left)} ${n(bottom)} ${n(box.width)} ${n(box.height)} re S`,
  )
}

// two squares, one rotated by 45 degrees, in a circle of radius 1
const INNER = 2 * Math.sin(Math.PI / 8)
const starPoints = Array.from({ length: 16 }, (_, index) => {
  const radius = index % 2 === 0 ? 1 : INNER
  const angle = (index * Math.PI) / 8
  return [radius * Math.sin(angle), radius * Math.cos(angle)] as const
})

type Star = { x: number; y: number; radius: number }

/** Draws an eight-pointed star: filled, or as an outline `outline` points wide. */
export function drawStar(
  { operators, height }: Page,
  star: Star,
  colour: Colour,
  outline?: number,
) {
  const path = starPoints.map(([dx, dy], index) => {
    const corner = `${n(star.x + dx * star.radius)} ${n(height - star.y + dy * star.radius)}`
    return `${corner} ${index === 0 ? 'm' : 'l'}`
  })
  const [colourOperator, paintOperator] =
    outline === undefined
      ? [`${colours[colour]} rg`, 'f']
      : [`${colours[colour]} RG ${outline} w`, 's']
  operators.push(`${colourOperator} ${path.join(' ')} h ${paintOperator}`)
}
