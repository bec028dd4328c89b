/** The glyphs of the 28 letters in their shapes as the site's Naskh draws them, as bitmaps and as thinned lines. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Blob, Direction, Face, Font, Buffer as ShapeBuffer, shape as shapeText } from 'harfbuzzjs'

export type Point = [x: number, y: number]
/** A bitmap of `size` × `size` cells of a hundredth of the em, from (-`left`, `top` above the baseline). */
export const GRID = { size: 480, left: 40, top: 120, perUnit: 2 }

/** The outline of a text as closed polygons in hundredths of the em, y down from the baseline, and its width. */
export type Glyph = { contours: Point[][]; width: number }

const resolve = createRequire(import.meta.resolve('subset-font'))
const { convert } = resolve('fontverter') as {
  convert: (font: Buffer, to: 'truetype') => Promise<Buffer>
}

export async function openNaskh(): Promise<(text: string) => Glyph> {
  const file = readFileSync(new URL('../web/fonts/lisan-naskh.woff2', import.meta.url))
  const face = new Face(new Blob(await convert(file, 'truetype')))
  const font = new Font(face)
  return (text) => outlineOf(font, 100 / face.upem, text)
}

function outlineOf(font: Font, scale: number, text: string): Glyph {
  const buffer = new ShapeBuffer()
  buffer.addText(text)
  buffer.setDirection(Direction.RTL)
  buffer.setScript('Arab')
  shapeText(font, buffer)
  const contours: Point[][] = []
  let x = 0
  for (const {
    codepoint,
    xOffset = 0,
    yOffset = 0,
    xAdvance = 0,
  } of buffer.getGlyphInfosAndPositions()) {
    const pen = newPen(contours)
    for (const { type, values } of font.glyphToJson(codepoint))
      pen(
        type,
        values.map((it, i) => (i % 2 === 0 ? x + xOffset + it : -(yOffset + it)) * scale),
      )
    x += xAdvance
  }
  return { contours, width: x * scale }
}

const CURVE_STEPS = 8

/** Adds the commands of an outline to `contours`, with curves as lines. */
function newPen(contours: Point[][]) {
  let at: Point = [0, 0]
  return (type: string, values: number[]) => {
    if (type === 'Z') return
    if (type === 'M') contours.push([])
    const points = [at, ...pairsOf(values)]
    at = points.at(-1) ?? at
    const steps = type === 'M' || type === 'L' ? 1 : CURVE_STEPS
    for (let i = 1; i <= steps; i++)
      contours.at(-1)?.push(steps === 1 ? at : bezier(points, i / steps))
  }
}

const pairsOf = (values: readonly number[]): Point[] =>
  values.flatMap((x, i): Point[] => (i % 2 === 0 ? [[x, values[i + 1] ?? 0]] : []))

function bezier(points: Point[], t: number): Point {
  if (points.length === 1) return points[0] ?? [0, 0]
  return bezier(
    points.slice(1).map(([x, y], i): Point => {
      const [fromX, fromY] = points[i] ?? [0, 0]
      return [fromX + (x - fromX) * t, fromY + (y - fromY) * t]
    }),
    t,
  )
}

export type Bitmap = Uint8Array
const { size, left, top, perUnit } = GRID
export const pointOf = (index: number): Point => [
  (index % size) / perUnit - left,
  Math.floor(index / size) / perUnit - top,
]

type Crossing = { x: number; turn: 1 | -1 }

/** Where the contours cross a height, from the left, and in which direction. */
function crossingsAt(contours: readonly Point[][], y: number): Crossing[] {
  return contours
    .flatMap((contour) =>
      contour.flatMap(([x1, y1], i): Crossing[] => {
        const [x2, y2] = contour[(i + 1) % contour.length] ?? [0, 0]
        if (y1 <= y === y2 <= y) return []
        return [{ x: x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), turn: y2 > y1 ? 1 : -1 }]
      }),
    )
    .sort((one, other) => one.x - other.x)
}

/** Fills contours by the nonzero rule. */
export function fill(contours: readonly Point[][]): Bitmap {
  const bitmap = new Uint8Array(size * size)
  const columnOf = (x: number) => Math.max(0, Math.min(size, (x + left) * perUnit))
  for (let row = 0; row < size; row++) {
    let winding = 0
    const crossings = crossingsAt(contours, (row + 0.01) / perUnit - top)
    for (const [i, { x, turn }] of crossings.entries()) {
      winding += turn
      const next = crossings[i + 1]
      if (winding !== 0 && next)
        bitmap.fill(
          1,
          row * size + Math.ceil(columnOf(x)),
          row * size + Math.floor(columnOf(next.x)) + 1,
        )
    }
  }
  return bitmap
}

/** The eight cells around a cell, clockwise from above. */
export const AROUND = [-size, 1 - size, 1, 1 + size, size, size - 1, -1, -1 - size]

/** The parts of a bitmap that touch each other, largest first. */
export function partsOf(bitmap: Bitmap): number[][] {
  const seen = new Uint8Array(bitmap.length)
  const parts: number[][] = []
  for (let start = 0; start < bitmap.length; start++) {
    if (!bitmap[start] || seen[start]) continue
    const part = [start]
    seen[start] = 1
    for (const at of part)
      for (const step of AROUND) {
        const next = at + step
        if (!bitmap[next] || seen[next]) continue
        seen[next] = 1
        part.push(next)
      }
    parts.push(part)
  }
  return parts.sort((one, other) => other.length - one.length)
}

/** Thins a part to lines of one cell (Zhang and Suen, 1984). */
export function thin(part: readonly number[]): Set<number> {
  const cells = new Set(part)
  const isRemovable = (at: number, second: boolean) => {
    const p = AROUND.map((step) => cells.has(at + step))
    const count = p.filter(Boolean).length
    const turns = p.filter((it, i) => !it && p[(i + 1) % 8]).length
    if (count < 2 || count > 6 || turns !== 1) return false
    const [north, , east, , south, , west] = p
    return second
      ? !(north && east && west) && !(north && south && west)
      : !(north && east && south) && !(east && south && west)
  }
  for (let hasChanged = true; hasChanged; ) {
    hasChanged = false
    for (const second of [false, true]) {
      const removed = [...cells].filter((it) => isRemovable(it, second))
      for (const it of removed) cells.delete(it)
      hasChanged ||= removed.length > 0
    }
  }
  return cells
}
