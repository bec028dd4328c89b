import type { TextBlock } from './fit-text.ts'
import type { ShapedLine } from './shape-text.ts'

/** The colours of a certificate: the tokens of the light theme, red, green and blue from 0 to 1. */
export const colours = {
  paper: [0.987, 0.98, 0.966],
  ink: [0.063, 0.13, 0.146],
  support: [0.25, 0.315, 0.332],
  faint: [0.351, 0.413, 0.428],
  gold: [0.935, 0.715, 0.31],
} as const
export type Colour = keyof typeof colours

/** Points from the top left corner of the page. */
export type Box = { left: number; top: number; width: number; height: number }

/** A line of shaped text that starts at `x` on `baseline`, `size` points large. */
export type TextLine = {
  kind: 'text'
  line: ShapedLine
  x: number
  baseline: number
  size: number
  colour: Colour
}

/** A picture as the bytes of a JPEG file, with its size in pixels. */
export type Picture = { jpeg: Buffer; width: number; height: number }

/** What is drawn on a page, in order. */
export type Shape =
  | { kind: 'boxes'; boxes: readonly Box[]; colour: Colour }
  | { kind: 'frame'; box: Box; colour: Colour; line: number }
  /** An eight-pointed star: filled, or an outline `outline` points wide. */
  | { kind: 'star'; x: number; y: number; radius: number; colour: Colour; outline?: number }
  | { kind: 'picture'; box: Box; picture: Picture }
  | TextLine

/** A page as shapes. The PDF and the preview draw the same ones, so they cannot differ. */
export type Drawing = { width: number; height: number; shapes: Shape[] }

/** The position of a block of text: its lines are centred on `x`, or have their left (`start`) or right (`end`) edge there. */
type TextPosition = { x: number; top: number; colour: Colour; align?: 'centre' | 'start' | 'end' }

/** The part of a line that is left of its position. */
const SHIFTS = { start: 0, centre: 0.5, end: 1 }

/** Adds a block of text with the upper edge of its first line at `top`, and returns the lower edge of its last line. */
export function addText(
  { shapes }: Drawing,
  { lines, size, leading }: TextBlock,
  position: TextPosition,
): number {
  for (const [index, line] of lines.entries()) {
    const x = position.x - line.width * size * SHIFTS[position.align ?? 'centre']
    // centres the x-height of either script on the line
    const baseline = position.top + (index + 0.5) * leading + 0.31 * size
    shapes.push({ kind: 'text', line, x, baseline, size, colour: position.colour })
  }
  return position.top + lines.length * leading
}

// the glyph id for characters without a glyph
const NOTDEF_GLYPH = 0

/** The boxes in place of the characters of a line that no face has, so that they are visibly missing. */
export function missingGlyphFrames({ line, x, baseline, size, colour }: TextLine) {
  return line.clusters.flatMap(({ glyphs: [first], width }) => {
    if (first?.id !== NOTDEF_GLYPH) return []
    const height = 0.7 * size
    const left = x + (first.x + 0.05) * size
    const box = { left, top: baseline - height, width: (width - 0.1) * size, height }
    return [{ box, colour, line: size * 0.04 }]
  })
}

/** The characters of a line that no face has. */
export function missingCharacters(line: ShapedLine): string[] {
  return line.clusters
    .filter(({ glyphs }) => glyphs.some(({ id }) => id === NOTDEF_GLYPH))
    .map(({ text }) => text)
}

// two squares, one rotated by 45 degrees, in a circle of radius 1
const INNER = 2 * Math.sin(Math.PI / 8)
const starPoints = Array.from({ length: 16 }, (_, index) => {
  const radius = index % 2 === 0 ? 1 : INNER
  const angle = (index * Math.PI) / 8
  return [radius * Math.sin(angle), radius * Math.cos(angle)] as const
})

/** The corners of a star in points from the top left corner of the page. */
export function starCorners(star: { x: number; y: number; radius: number }) {
  return starPoints.map(([dx, dy]) => ({
    x: star.x + dx * star.radius,
    y: star.y - dy * star.radius,
  }))
}
