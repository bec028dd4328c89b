import { expect, test } from 'vitest'
import { judgeTrace, resample } from './judge-trace.ts'
import { alikeOf, BOX, type Point, type Strokes, strokesOf } from './letter-strokes.ts'
import { LETTERS, type Shape, shapesOf } from './letters.ts'
import { seededRandom } from './steps.ts'

const SHAPES = LETTERS.flatMap(({ letter }) =>
  shapesOf(letter).map((shape) => ({ letter, shape, strokes: strokesOf(letter, shape) })),
)

type Finger = { noise?: number; beside?: number; seed?: number }

/** A finger that follows the strokes: it trembles by `noise` and draws `beside` them, as shares of the box. */
function finger(
  { lines, dots }: Strokes,
  { noise = 0, beside = 0, seed = 1 }: Finger = {},
): Point[][] {
  const random = seededRandom(seed)
  const waves = Array.from({ length: 4 }, () => ({ phase: random() * 7, turn: random() * 7 }))
  const tremble = (i: number): Point => {
    const at = (axis: number) =>
      waves.reduce(
        (sum, { phase, turn }, n) => sum + Math.sin(phase + axis * turn + i * (0.1 + n * 0.13)),
        0,
      )
    return [at(0), at(1)]
  }
  const angle = random() * 2 * Math.PI
  const off: Point = [Math.cos(angle) * beside * BOX, Math.sin(angle) * beside * BOX]
  const draw = (points: readonly Point[]) =>
    points.map(([x, y], i): Point => {
      const [dx, dy] = tremble(i)
      return [x + off[0] + (dx * noise * BOX) / 2, y + off[1] + (dy * noise * BOX) / 2]
    })
  // as many points as a finger gives in a second
  return [...lines.map((it) => draw(resample(it, 80))), ...dots.map((it) => draw([it]))]
}

test.each([
  ['exactly', {}],
  ['with a trembling finger', { noise: 0.03 }],
  ['a little beside the line', { noise: 0.015, beside: 0.05 }],
])('each letter that is traced %s passes (R-LETTERS-003)', (_, how) => {
  for (const { letter, shape, strokes } of SHAPES)
    for (const seed of [1, 2])
      expect(
        judgeTrace(finger(strokes, { ...how, seed }), strokes, alikeOf(letter, shape)),
        `${letter} ${shape}`,
      ).toMatchObject({ passes: true })
})

test('a line that is drawn backwards does not pass (R-LETTERS-003)', () => {
  for (const { letter, shape, strokes } of SHAPES)
    for (const [at, line] of strokes.lines.entries()) {
      const drawn = finger(strokes, { noise: 0.02 })
      drawn[at] = drawn[at]?.toReversed() ?? []
      expect(judgeTrace(drawn, strokes), `${letter} ${shape} ${line.length}`).toMatchObject({
        passes: false,
      })
    }
})

test('lines in another order do not pass, and dots come last (R-LETTERS-003)', () => {
  for (const { letter, shape, strokes } of SHAPES) {
    const drawn = finger(strokes, { noise: 0.02 })
    if (strokes.lines.length > 1)
      expect(
        judgeTrace(
          [...drawn.slice(0, strokes.lines.length).reverse(), ...drawn.slice(strokes.lines.length)],
          strokes,
        ),
        `${letter} ${shape}`,
      ).toMatchObject({ passes: false })
    if (strokes.dots.length > 0)
      expect(judgeTrace(drawn.toReversed(), strokes), `${letter} ${shape}`).toMatchObject({
        problem: 'dots-first',
      })
  }
})

test('a trace too far from the line, with a part missing or too much does not pass (R-LETTERS-003)', () => {
  for (const { letter, shape, strokes } of SHAPES) {
    const judge = (drawn: Point[][]) => judgeTrace(drawn, strokes)
    const where = `${letter} ${shape}`
    expect(judge(finger(strokes, { beside: 0.16 })), where).toMatchObject({ passes: false })
    const drawn = finger(strokes)
    expect(judge(drawn.slice(0, -1)), where).toMatchObject({ problem: 'missing' })
    expect(judge([...drawn, [[5, 5]]]), where).toMatchObject({ passes: false })
    const half = drawn.with(0, drawn[0]?.slice(0, 40) ?? [])
    expect(judge(half), where).toMatchObject({ passes: false })
  }
  expect(judgeTrace([], strokesOf('ب', 'isolated'))).toMatchObject({ problem: 'missing' })
})

/** A finger that leaves out what lies further up than `height` shares of the box: teeth and uprights. */
const withoutTop = (strokes: Strokes, height: number): Point[][] =>
  finger(strokes).map((it) => it.map(([x, y]): Point => [x, Math.max(y, height * BOX)]))

test('another letter does not pass (R-LETTERS-003)', () => {
  const passing: string[] = []
  const bodies: [string, Shape][] = [
    ['ا', 'isolated'],
    ['ب', 'isolated'],
    ['ح', 'isolated'],
    ['د', 'isolated'],
    ['ر', 'isolated'],
    ['س', 'isolated'],
    ['ص', 'isolated'],
    ['ط', 'isolated'],
    ['ع', 'isolated'],
    ['ف', 'isolated'],
    ['ق', 'isolated'],
    ['ك', 'isolated'],
    ['ل', 'isolated'],
    ['م', 'isolated'],
    ['ن', 'isolated'],
    ['ه', 'isolated'],
    ['و', 'isolated'],
    ['ي', 'isolated'],
  ]
  for (const [letter, shape] of bodies)
    for (const [other, otherShape] of bodies) {
      if (letter === other) continue
      const drawn = finger({ ...strokesOf(other, otherShape), dots: strokesOf(letter, shape).dots })
      if (judgeTrace(drawn, strokesOf(letter, shape), alikeOf(letter, shape)).passes)
        passing.push(`${other} for ${letter}`)
    }
  expect(passing).toEqual([])
  expect(
    judgeTrace(withoutTop(strokesOf('ص', 'initial'), 0.53), strokesOf('ص', 'initial')),
  ).toMatchObject({ passes: false })
})

test('dots that are all drawn a little to one side pass (R-LETTERS-003)', () => {
  for (const { letter, shape, strokes } of SHAPES.filter((it) => it.strokes.dots.length > 1))
    for (const off of [-0.075, 0.075]) {
      const drawn = finger(strokes).map((it) => it.map(([x, y]): Point => [x + off * BOX, y]))
      expect(
        judgeTrace(drawn, strokes, alikeOf(letter, shape)),
        `${letter} ${shape}`,
      ).toMatchObject({
        passes: true,
      })
    }
})

test('a finger that is lifted within a line goes on with it (R-LETTERS-003)', () => {
  const strokes = strokesOf('س', 'isolated')
  const [line = []] = finger(strokes, { noise: 0.01 })
  expect(judgeTrace([line.slice(0, 30), line.slice(30)], strokes)).toMatchObject({ passes: true })
})
