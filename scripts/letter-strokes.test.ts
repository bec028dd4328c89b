import { expect, test } from 'vitest'
import { resample } from '../contract/letters/judge-trace.ts'
import { type Point, strokesOf } from '../contract/letters/letter-strokes.ts'
import { LETTERS, shapesOf, shapeText } from '../contract/letters/letters.ts'
import { STROKES } from '../contract/letters/strokes.ts'
import { fill, GRID, openNaskh } from './letter-shapes.ts'

const SHAPES = LETTERS.flatMap(({ letter }) =>
  shapesOf(letter).map((shape) => ({ letter, shape, strokes: strokesOf(letter, shape) })),
)

test('the strokes of 28 letters in their shapes are at most 30 KB (R-LETTERS-003)', () => {
  expect(SHAPES).toHaveLength(22 * 4 + 6 * 2)
  expect(Buffer.byteLength(JSON.stringify(STROKES))).toBeLessThan(30 * 1024)
})

test('the strokes lie on the letters that the site draws, and all of a letter is near them (R-LETTERS-003)', async () => {
  const outlineOf = await openNaskh()
  for (const { letter, shape, strokes } of SHAPES) {
    const { x, baseline, size } = strokes.glyph
    const inGlyph = ([px, py]: Point): Point => [
      ((px - x) / size) * 100,
      ((py - baseline) / size) * 100,
    ]
    const bitmap = fill(outlineOf(shapeText(letter, shape)).contours)
    const cell = ([px, py]: Point) =>
      Math.round((py + GRID.top) * GRID.perUnit) * GRID.size +
      Math.round((px + GRID.left) * GRID.perUnit)
    const points = [...strokes.lines.flatMap((it) => resample(it, 40)), ...strokes.dots]
    const onLetter = points.filter((it) => bitmap[cell(inGlyph(it))])
    expect(onLetter.length / points.length, `${letter} ${shape}`).toBeGreaterThan(0.96)
    const isNear = new Uint8Array(bitmap.length)
    for (const [gx, gy] of points.map(inGlyph))
      for (let dy = -9; dy <= 9; dy += 0.5)
        isNear.fill(1, cell([gx - 9, gy + dy]), cell([gx + 9, gy + dy]))
    let [ink, drawn] = [0, 0]
    for (const [at, isInk] of bitmap.entries()) {
      ink += isInk
      drawn += isInk & (isNear[at] ?? 0)
    }
    expect(drawn / ink, `${letter} ${shape}`).toBeGreaterThan(0.97)
  }
})
