/**
 * Writes contract/letters/strokes.ts, the lines along which a pen draws the 28 letters in their shapes: `node scripts/draw-letters.ts`.
 * The outlines are those of the Naskh that the site ships, thinned to their middle; scripts/letter-paths.ts says in which order
 * and direction. The file is committed. Fails if a point of a path is not near the line, or a part of a letter is not drawn.
 */
import { writeFileSync } from 'node:fs'
import { LETTERS, shapesOf, shapeText } from '../contract/letters/letters.ts'
import { LETTER_PATHS } from './letter-paths.ts'
import {
  AROUND,
  fill,
  type Glyph,
  openNaskh,
  type Point,
  partsOf,
  pointOf,
  thin,
} from './letter-shapes.ts'

/** The longer side of a letter is this part of its box, and a short one has at least a box for this many hundredths of the em. */
const FILLED = 0.78
const LEAST_SIDE = 34
/** The box has this many units on each side. */
const BOX = 200
/** How far from the thinned line a point of a path may be, in hundredths of the em. */
const NEAR = 4
const TOLERANCE = 0.6

const distance = ([x1, y1]: Point, [x2, y2]: Point) => Math.hypot(x1 - x2, y1 - y2)

const STEPS = AROUND.map((step, i) => ({ step, length: i % 2 ? Math.SQRT2 : 1 }))

/** The cells of a line between two of its cells, by the shortest way. */
function follow(line: ReadonlySet<number>, from: number, to: number): number[] {
  const cost = new Map([[from, 0]])
  const costOf = (at: number) => cost.get(at) ?? Number.POSITIVE_INFINITY
  const before = new Map<number, number>()
  const open = new Set([from])
  for (let at = from; at !== to && open.size > 0; ) {
    at = [...open].reduce((best, it) => (costOf(it) < costOf(best) ? it : best))
    open.delete(at)
    for (const { step, length } of STEPS) {
      const next = at + step
      if (!line.has(next) || costOf(at) + length >= costOf(next)) continue
      cost.set(next, costOf(at) + length)
      before.set(next, at)
      open.add(next)
    }
  }
  const way = [to]
  for (let at = before.get(to); at !== undefined; at = before.get(at)) way.unshift(at)
  if (way[0] !== from) throw new Error('two points of a path are on different lines')
  return way
}

function nearest(cells: Iterable<number>, point: Point): number {
  let best = -1
  let least = Number.POSITIVE_INFINITY
  for (const it of cells) {
    const far = distance(pointOf(it), point)
    if (far < least) [best, least] = [it, far]
  }
  if (least > NEAR) throw new Error(`${point} is ${least.toFixed(1)} from the line`)
  return best
}

/** The mean of each point and its neighbours, so that the corners of thinned junctions are round. */
function smooth(points: readonly Point[], reach = 4): Point[] {
  return points.map((_, i): Point => {
    const around = Math.min(reach, i, points.length - 1 - i)
    const near = points.slice(i - around, i + around + 1)
    const sum = near.reduce(([x, y], [nearX, nearY]): Point => [x + nearX, y + nearY], [0, 0])
    return [sum[0] / near.length, sum[1] / near.length]
  })
}

function fromLine(point: Point, from: Point, to: Point): number {
  const length = distance(from, to)
  if (length === 0) return distance(point, from)
  const t =
    ((point[0] - from[0]) * (to[0] - from[0]) + (point[1] - from[1]) * (to[1] - from[1])) /
    length ** 2
  const at = Math.max(0, Math.min(1, t))
  return distance(point, [from[0] + at * (to[0] - from[0]), from[1] + at * (to[1] - from[1])])
}

/** Leaves out the points that make no difference (Douglas and Peucker, 1973). */
function simplify(points: readonly Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return [...points]
  let [index, most] = [0, 0]
  for (const [i, it] of points.entries()) {
    const far = fromLine(it, first, last)
    if (far > most) [index, most] = [i, far]
  }
  if (most < TOLERANCE) return [first, last]
  return [...simplify(points.slice(0, index + 1)).slice(0, -1), ...simplify(points.slice(index))]
}

/** The share of a line that no stroke comes near. */
function missedShare(line: ReadonlySet<number>, strokes: readonly Point[][]): number {
  const drawn = strokes.flat()
  const missed = [...line].filter((it) => drawn.every((point) => distance(point, pointOf(it)) > 3))
  return missed.length / line.size
}

type Traced = { strokes: Point[][]; dots: Point[]; missed: number }

function trace(letter: string, shape: string, { contours }: Glyph): Traced {
  const parts = partsOf(fill(contours))
  const path = Object.entries(LETTER_PATHS).find(([name]) => {
    const [letters = '', ofShape] = name.split(' ')
    return letters.includes(letter) && ofShape === shape
  })
  if (!path) throw new Error('no path')
  const isKaf = letter === 'ك'
  const lines = (isKaf ? parts : parts.slice(0, 1)).map(thin)
  const line = new Set(lines.flatMap((it) => [...it]))
  const ways = path[1].map((points) => {
    const cells = points.map(([x, y]) => nearest(line, [x, y]))
    return cells.flatMap((it, i) => {
      const before = cells[i - 1]
      return before === undefined ? [it] : follow(line, before, it).slice(1)
    })
  })
  const strokes = ways.map((it) => smooth(it.map(pointOf)))
  const dots = (isKaf ? [] : parts.slice(1)).map((part): Point => {
    const points = part.map(pointOf)
    const mean = (axis: 0 | 1) => points.reduce((sum, it) => sum + it[axis], 0) / points.length
    return [mean(0), mean(1)]
  })
  // from right to left, the upper one last
  dots.sort(([x1, y1], [x2, y2]) => (Math.abs(y1 - y2) > 5 ? y2 - y1 : x2 - x1))
  return { strokes, dots, missed: missedShare(line, strokes) }
}

/** The square around a glyph: its corner and its side in hundredths of the em. */
function boxOf({ contours }: Glyph) {
  const points = contours.flat()
  const span = (axis: 0 | 1) => {
    const values = points.map((it) => it[axis])
    return { least: Math.min(...values), most: Math.max(...values) }
  }
  const [x, y] = [span(0), span(1)]
  const side = Math.max(x.most - x.least, y.most - y.least, LEAST_SIDE) / FILLED
  return { x: (x.least + x.most - side) / 2, y: (y.least + y.most - side) / 2, side }
}

const outlineOf = await openNaskh()
const rows: string[] = []
for (const { letter } of LETTERS)
  for (const shape of shapesOf(letter)) {
    const glyph = outlineOf(shapeText(letter, shape))
    const { x, y, side } = boxOf(glyph)
    try {
      const { strokes, dots, missed } = trace(letter, shape, glyph)
      if (missed > 0.08) throw new Error(`${Math.round(missed * 100)} % is not drawn`)
      const inBox = (points: readonly Point[]) => {
        const rounded = points.map(
          (it): Point => [
            Math.round(((it[0] - x) / side) * BOX),
            Math.round(((it[1] - y) / side) * BOX),
          ],
        )
        // each point as the step from the one before it, which compresses better
        return rounded
          .map(([px, py], i) => {
            const [fromX, fromY] = rounded[i - 1] ?? [0, 0]
            return `${px - fromX},${py - fromY}`
          })
          .join(' ')
      }
      const place = [-x, -y, 100].map((n) => Math.round((n / side) * BOX)).join(' ')
      const parts = [
        place,
        ...strokes.map((it) => inBox(simplify(it))),
        ...dots.map((it) => inBox([it])),
      ]
      rows.push(`  '${letter} ${shape}': '${parts.join('|')}',`)
    } catch (error) {
      throw new Error(`${letter} ${shape}`, { cause: error })
    }
  }
const text = `// made by scripts/draw-letters.ts; letter-strokes.ts reads it
export const STROKES: Readonly<Record<string, string>> = {
${rows.join('\n')}
}
`
writeFileSync(new URL('../contract/letters/strokes.ts', import.meta.url), text)
console.log(rows.length, 'shapes,', (Buffer.byteLength(text) / 1024).toFixed(1), 'KB')
