import { expect, test } from 'vitest'
import {
  after,
  begin,
  isPerfect,
  isSlow,
  type Question,
  questionLeftMs,
  quietMs,
  type Run,
  totalLeftMs,
} from './run.ts'

/** Questions of fifteen seconds that say no right answer: the server judges them. */
const questions = (count: number): Question[] =>
  Array.from({ length: count }, (_, at) => ({
    question: `Question ${at}?`,
    options: ['A', 'B', 'C', 'D'].map((text) => ({ text })),
    estimatedTimeMs: 15_000,
  }))

const start = (count = 3) => begin({ questions: questions(count), at: 1000 })
const looked = (run: Run, at: number) => after(run, { type: 'looked', at })
const chose = (run: Run, option: number, at: number) =>
  after(run, { type: 'chose', question: looked(run, at).at, option, at })
const judged = (run: Run, right: string, at: number) =>
  after(run, { type: 'judged', question: run.at, right, at })

test('an answer is locked and not revealed until its verdict comes', () => {
  const answered = chose(start(), 1, 4000)

  expect(answered).toMatchObject({ answer: { option: 1 }, verdict: null, score: 0 })
  expect(chose(answered, 2, 4100)).toMatchObject({ answer: { option: 1 }, verdict: null })
  expect(judged(answered, 'B', 4200)).toMatchObject({
    verdict: { isRight: true, rightOption: 1 },
    score: 1,
  })
  expect(judged(answered, 'D', 4200)).toMatchObject({
    verdict: { isRight: false, rightOption: 3 },
    score: 0,
  })
})

test('a verdict that comes within the pause changes no time: the next question follows 1.5 s after the answer (R-GAME-014)', () => {
  const run = judged(chose(start(), 1, 4000), 'B', 4300)

  expect(looked(run, 5499).at).toBe(0)
  expect(looked(run, 5500)).toMatchObject({ at: 1, askedAt: 5500, startedAt: 1000, verdict: null })
})

test('on a bad line the run waits, both times stand still, and the verdict is shown before the next question', () => {
  const waiting = looked(chose(start(), 1, 4000), 34_000)
  expect(waiting).toMatchObject({ at: 0, over: false, verdict: null })
  expect(questionLeftMs(waiting)).toBe(12_000)
  // three seconds of thinking and the pause are gone, and no more
  expect(totalLeftMs(waiting)).toBe(40_500)

  const told = judged(waiting, 'B', 34_000)
  expect(looked(told, 34_699)).toMatchObject({ at: 0, score: 1 })
  const next = looked(told, 34_700)
  expect(next).toMatchObject({ at: 1, askedAt: 34_700 })
  expect(totalLeftMs(next)).toBe(40_500)
  expect(looked(next, 49_700)).toMatchObject({ over: true, score: 1 })
})

test('after a while the screen says that it waits', () => {
  const answered = chose(start(), 1, 4000)
  expect(isSlow(looked(answered, 4399))).toBe(false)
  expect(quietMs(answered)).toBeLessThanOrEqual(400)
  expect(isSlow(looked(answered, 4400))).toBe(true)
  expect(isSlow(judged(looked(answered, 4400), 'B', 4500))).toBe(false)
})

test('while it waits there is nothing to look at but the rest of the pause', () => {
  let run = chose(start(), 1, 4000)
  for (let looks = 0; looks < 5 && quietMs(run) < 10_000; looks++) {
    expect(quietMs(run)).toBeGreaterThan(0)
    run = looked(run, run.now + quietMs(run))
  }
  expect(quietMs(run)).toBe(Number.POSITIVE_INFINITY)
})

test('a verdict of another question, or a second one, changes nothing', () => {
  const answered = chose(start(), 1, 4000)
  expect(after(answered, { type: 'judged', question: 1, right: 'B', at: 4100 }).verdict).toBeNull()
  const told = judged(answered, 'B', 4200)
  expect(judged(told, 'A', 4300)).toMatchObject({ score: 1, verdict: { rightOption: 1 } })
  expect(judged(start(), 'B', 4300)).toMatchObject({ score: 0, verdict: null })
})

test('the last verdict makes the score full, and the result comes after it was shown', () => {
  let run = judged(chose(start(1), 1, 4000), 'B', 24_000)
  expect(isPerfect(run)).toBe(true)
  expect(run.over).toBe(false)
  run = looked(run, 24_700)
  expect(run).toMatchObject({ over: true, score: 1, stoppedBecause: '' })
})

test('time that ran out during the pause ends the run with the verdict, and not before it', () => {
  let run = start(2)
  run = chose({ ...run, startedAt: 1000 - 27_000 }, 1, 3500)
  expect(totalLeftMs(run)).toBe(500)
  expect(looked(run, 9000)).toMatchObject({ over: false })
  expect(totalLeftMs(looked(run, 9000))).toBe(0)
  expect(looked(judged(run, 'B', 9000), 9000)).toMatchObject({ over: true, score: 1, at: 0 })
})

test('the server may end a run, and says why', () => {
  const run = after(chose(start(), 1, 4000), { type: 'stopped', why: 'Time is over.', at: 5000 })

  expect(run).toMatchObject({ over: true, stoppedBecause: 'Time is over.', score: 0 })
  expect(judged(run, 'B', 6000)).toEqual(run)
})
