import { BOX, type Point, type Strokes } from '../../../contract/letters/letter-strokes.ts'
import { m } from '../../../messages/m.ts'

/** A line as an SVG path, round between its points. */
export function pathOf(line: readonly Point[]): string {
  const middle = ([x1, y1]: Point, [x2, y2]: Point) => `${(x1 + x2) / 2} ${(y1 + y2) / 2}`
  return line
    .map((point, i) => {
      const next = line[i + 1]
      if (i === 0) return `M${point.join(' ')}`
      return next ? `Q${point.join(' ')} ${middle(point, next)}` : `L${point.join(' ')}`
    })
    .join('')
}

/** The end of an arrow at the end of a line. */
export function arrowOf(line: readonly Point[]): string {
  const end = line.at(-1) ?? [0, 0]
  const from = line.findLast(([x, y]) => Math.hypot(end[0] - x, end[1] - y) > 8) ?? line[0] ?? end
  const angle = Math.atan2(end[1] - from[1], end[0] - from[0])
  const side = (turn: number) =>
    `${end[0] + 12 * Math.cos(angle + turn)} ${end[1] + 12 * Math.sin(angle + turn)}`
  return `M${side(2.5)}L${end.join(' ')}L${side(-2.5)}`
}

const PLACES = [
  [m.letters_place_top_left(), m.letters_place_top(), m.letters_place_top_right()],
  [m.letters_place_left(), m.letters_place_middle(), m.letters_place_right()],
  [m.letters_place_bottom_left(), m.letters_place_bottom(), m.letters_place_bottom_right()],
]
const third = (n: number) => Math.max(0, Math.min(2, Math.floor((n / BOX) * 3)))
const placeOf = ([x, y]: Point) => PLACES[third(y)]?.[third(x)] ?? ''

/** A stroke in words, for who does not see it. */
export function strokeText(stroke: readonly Point[]): string {
  const start: Point = stroke[0] ?? [0, 0]
  const end = stroke.at(-1) ?? start
  if (stroke.length === 1) return m.letters_stroke_dot({ place: placeOf(start) })
  return m.letters_stroke_from_to({ start: placeOf(start), end: placeOf(end) })
}

/** The lines and then the dots. */
export const partsOf = ({ lines, dots }: Strokes): (readonly Point[])[] => [
  ...lines,
  ...dots.map((it) => [it]),
]
