import type { Shape } from './letters.ts'
import { STROKES } from './strokes.ts'

/** A place in the box of a letter, from its upper left corner; y goes down. */
export type Point = readonly [x: number, y: number]
/** The box of a letter is a square of this many units. */
export const BOX = 200

/**
 * How a pen draws a letter in a shape: lines in their order, each in its direction, and then the dots. `glyph` is where the letter
 * of the site's Naskh stands in the box: its left end, its baseline, and the size of its em.
 */
export type Strokes = {
  lines: readonly (readonly Point[])[]
  dots: readonly Point[]
  glyph: { x: number; baseline: number; size: number }
}

/** The strokes of a letter in one of its shapes (R-LETTERS-003). Throws for a shape that the letter does not have. */
export function strokesOf(letter: string, shape: Shape): Strokes {
  const text = STROKES[`${letter} ${shape}`]
  if (text === undefined) throw new Error(`${letter} has no shape ${shape}`)
  const [place = '', ...parts] = text.split('|')
  const [left = 0, baseline = 0, size = 0] = place.split(' ').map(Number)
  const strokes = parts.map((part) => {
    let [x, y] = [0, 0]
    // the first point, and steps from point to point
    return part.split(' ').map((it): Point => {
      const [stepX = 0, stepY = 0] = it.split(',').map(Number)
      x += stepX
      y += stepY
      return [x, y]
    })
  })
  return {
    lines: strokes.filter((it) => it.length > 1),
    dots: strokes.flatMap((it) => (it.length === 1 ? it : [])),
    glyph: { x: left, baseline, size },
  }
}

/** Letters with different bodies that come within the distance with which a trace passes. */
const NEAR_BODIES: Readonly<Record<string, string>> = { د: 'ر', ر: 'د', ذ: 'ز', ز: 'ذ' }

/** The strokes of another letter that a trace of this one must not be. */
export function alikeOf(letter: string, shape: Shape): Strokes[] {
  const other = NEAR_BODIES[letter]
  return other === undefined ? [] : [strokesOf(other, shape)]
}
