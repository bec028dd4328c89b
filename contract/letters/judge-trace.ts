import { BOX, type Point, type Strokes } from './letter-strokes.ts'

/** Why a trace does not pass: parts missing or too many, dots before the end, another order, a line backwards, another shape. */
export type TraceProblem = 'missing' | 'extra' | 'dots-first' | 'order' | 'direction' | 'shape'
/** `mean` is the mean distance from the line as a share of the box; `line` is the place of the first wrong line, from 0. */
export type TraceVerdict =
  | { passes: true; mean: number }
  | { passes: false; problem: TraceProblem; line?: number }

/** The mean distance with which a trace passes, as a share of the box (R-LETTERS-003). */
const MEAN_LIMIT = 0.08
/** A part of a letter that is left out is further than this from the line, also if the whole is drawn beside it. */
const FURTHEST = 0.105
/** A stroke that stays within this part of the box is a dot. */
const DOT = 0.07
/** How far from its place a dot may be. */
const DOT_LIMIT = 0.15
/** A pen that is lifted and put down again within this distance goes on with its line. */
const LIFT = 0.12
/** Points of a line that are compared. */
const SAMPLES = 48

const distance = ([x1, y1]: Point, [x2, y2]: Point) => Math.hypot(x1 - x2, y1 - y2)
const lengthOf = (line: readonly Point[]) =>
  line.reduce((sum, it, i) => sum + (i > 0 ? distance(line[i - 1] ?? it, it) : 0), 0)

const isDot = (stroke: readonly Point[]) => {
  const span = (axis: 0 | 1) => {
    const values = stroke.map((it) => it[axis])
    return Math.max(...values) - Math.min(...values)
  }
  return Math.max(span(0), span(1)) <= DOT * BOX
}

/** Points at equal distances along a line. */
export function resample(line: readonly Point[], count: number): Point[] {
  const length = lengthOf(line)
  const points: Point[] = []
  let passed = 0
  for (const [i, to] of line.entries()) {
    const from = line[i - 1] ?? to
    const part = distance(from, to)
    while (
      points.length < count &&
      (points.length * length) / (count - 1) <= passed + part + 1e-9
    ) {
      const t = part === 0 ? 0 : ((points.length * length) / (count - 1) - passed) / part
      points.push([from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1])])
    }
    passed += part
  }
  return points
}

type Match = { mean: number; furthest: number }

/** How far two lines are from each other when both are followed from their start (dynamic time warping), as shares of the box. */
function match(one: readonly Point[], other: readonly Point[]): Match {
  const [a, b] = [resample(one, SAMPLES), resample(other, SAMPLES)]
  const costs = new Float64Array(a.length * b.length)
  const costAt = (i: number, j: number) =>
    i < 0 || j < 0 ? Number.POSITIVE_INFINITY : (costs[i * b.length + j] ?? 0)
  for (const [i, from] of a.entries())
    for (const [j, to] of b.entries()) {
      const before = Math.min(costAt(i - 1, j), costAt(i, j - 1), costAt(i - 1, j - 1))
      costs[i * b.length + j] = distance(from, to) + (i + j === 0 ? 0 : before)
    }
  return measure(cheapestPairs(a, b, costAt))
}

/** The pairs of points by which two lines are followed with the least cost, from the last. */
function cheapestPairs(
  a: readonly Point[],
  b: readonly Point[],
  costAt: (i: number, j: number) => number,
): [Point, Point][] {
  const pairs: [Point, Point][] = []
  for (let [i, j] = [a.length - 1, b.length - 1]; i >= 0 && j >= 0; ) {
    pairs.push([a[i] ?? [0, 0], b[j] ?? [0, 0]])
    const [both, left, up] = [costAt(i - 1, j - 1), costAt(i, j - 1), costAt(i - 1, j)]
    const least = Math.min(both, left, up)
    if (least === both) [i, j] = [i - 1, j - 1]
    else if (least === left) j -= 1
    else i -= 1
  }
  return pairs
}

/** The mean distance of pairs, and the largest one when both lines are laid over each other. */
function measure(pairs: readonly [Point, Point][]): Match {
  const mean = (of: (pair: [Point, Point]) => number) =>
    pairs.reduce((sum, it) => sum + of(it), 0) / pairs.length
  const beside: Point = [
    mean(([one, other]) => other[0] - one[0]),
    mean(([one, other]) => other[1] - one[1]),
  ]
  const furthest = Math.max(
    ...pairs.map(([[x, y], other]) => distance([x + beside[0], y + beside[1]], other)),
  )
  return { mean: mean(([one, other]) => distance(one, other)) / BOX, furthest: furthest / BOX }
}

/** Joins a stroke to the one before it while there are more of them than lines. */
function joinLifted(drawn: readonly (readonly Point[])[], count: number): (readonly Point[])[] {
  const joined: (readonly Point[])[] = []
  let tooMany = drawn.length - count
  for (const stroke of drawn) {
    const [last, start] = [joined.at(-1), stroke[0]]
    const end = last?.at(-1)
    if (tooMany > 0 && last && start && end && distance(end, start) <= LIFT * BOX) {
      joined[joined.length - 1] = [...last, ...stroke]
      tooMany -= 1
    } else joined.push(stroke)
  }
  return joined
}

/** Whether a trace of one line is that line, in its direction. */
function problemOfLine(
  drawn: readonly Point[],
  { line, others }: { line: readonly Point[]; others: readonly (readonly Point[])[] },
): { problem: TraceProblem } | Match {
  const found = match(drawn, line)
  const isWorse = (other: readonly Point[]) => match(drawn, other).mean < found.mean
  if (isWorse(line.toReversed())) return { problem: 'direction' }
  if (others.some((it) => isWorse(it))) return { problem: 'order' }
  return found.furthest > FURTHEST || found.mean > 2 * MEAN_LIMIT ? { problem: 'shape' } : found
}

/**
 * Judges what a finger drew, in the units of the box, one list of points for each time it was down: right if each line is drawn in its
 * order and direction, the mean distance is at most 8 % of the box, and the dots come last (R-LETTERS-003). It does not pass if it is
 * twice as near to one of the letters that look alike.
 */
export function judgeTrace(
  drawn: readonly (readonly Point[])[],
  { lines, dots }: Strokes,
  alike: readonly Strokes[] = [],
): TraceVerdict {
  const strokes = drawn.filter((it) => it.length > 0)
  const firstDot = strokes.findIndex(isDot)
  const drawnDots = strokes.filter(isDot)
  const drawnLines = joinLifted(
    strokes.filter((it) => !isDot(it)),
    lines.length,
  )
  if (firstDot >= 0 && strokes.slice(firstDot).some((it) => !isDot(it)))
    return { passes: false, problem: 'dots-first' }
  if (drawnLines.length < lines.length || drawnDots.length < dots.length)
    return { passes: false, problem: 'missing', line: Math.min(drawnLines.length, lines.length) }
  if (drawnLines.length > lines.length || drawnDots.length > dots.length)
    return { passes: false, problem: 'extra' }
  const matches: (Match & { length: number })[] = []
  for (const [i, line] of lines.entries()) {
    const found = problemOfLine(drawnLines[i] ?? [], {
      line,
      others: lines.filter((it) => it !== line),
    })
    if ('problem' in found) return { passes: false, problem: found.problem, line: i }
    matches.push({ ...found, length: lengthOf(line) })
  }
  const length = matches.reduce((sum, it) => sum + it.length, 0)
  const mean = matches.reduce((sum, it) => sum + it.mean * it.length, 0) / length
  const isOther = alike.some((it) => meanOf(drawnLines, it.lines) < mean / 2)
  if (mean > MEAN_LIMIT || isOther || !areDotsPlaced(drawnDots, dots))
    return { passes: false, problem: 'shape' }
  return { passes: true, mean }
}

/** The distance between a drawing and another letter in the same box. */
function meanOf(drawn: readonly (readonly Point[])[], lines: readonly (readonly Point[])[]) {
  if (drawn.length !== lines.length) return Number.POSITIVE_INFINITY
  const means = lines.map((line, i) => match(drawn[i] ?? [], line).mean)
  return means.reduce((sum, it) => sum + it, 0) / means.length
}

/** Whether each dot has one of the drawn ones near it, each its own. */
const areDotsPlaced = (drawn: readonly (readonly Point[])[], dots: readonly Point[]): boolean =>
  canPlace(
    drawn.map((it) => it[Math.floor(it.length / 2)] ?? ([0, 0] as const)),
    dots,
  )

function canPlace(drawn: readonly Point[], [dot, ...others]: readonly Point[]): boolean {
  if (!dot) return true
  return drawn.some(
    (it, i) => distance(it, dot) <= DOT_LIMIT * BOX && canPlace(drawn.toSpliced(i, 1), others),
  )
}
