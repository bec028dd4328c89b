import { expect, test } from 'vitest'
import {
  applyEvent,
  isPerfect,
  isSlow,
  msUntilNextChange,
  type Question,
  questionLeftMs,
  type Run,
  startRun,
  totalLeftMs,
} from './run.ts'

/** Questions of 15 seconds without the correct option: the server judges them. */
const questions = (count: number): Question[] =>
  Array.from({ length: count }, (_, at) => ({
    question: `Question ${at}?`,
    options: ['A', 'B', 'C', 'D'].map((text) => ({ text })),
    estimatedTimeMs: 15_000,
  }))

const start = (count = 3) => startRun({ questions: questions(count), now: 1000 })
const tick = (run: Run, at: number) => applyEvent(run, { type: 'looked', at })
const choose = (run: Run, option: number, at: number) =>
  applyEvent(run, { type: 'chose', question: tick(run, at).questionIndex, option, at })
const judge = (run: Run, right: string, at: number) =>
  applyEvent(run, { type: 'judged', question: run.questionIndex, correctText: right, at })

test('an answer is locked, and not revealed before its verdict', () => {
  const answered = choose(start(), 1, 4000)

  expect(answered).toMatchObject({ answer: { option: 1 }, verdict: null, score: 0 })
  expect(choose(answered, 2, 4100)).toMatchObject({ answer: { option: 1 }, verdict: null })
  expect(judge(answered, 'B', 4200)).toMatchObject({
    verdict: { isRight: true, rightOption: 1 },
    score: 1,
  })
  expect(judge(answered, 'D', 4200)).toMatchObject({
    verdict: { isRight: false, rightOption: 3 },
    score: 0,
  })
})

test('a verdict within the pause changes no timer: the next question starts 1.5 s after the answer (R-GAME-014)', () => {
  const run = judge(choose(start(), 1, 4000), 'B', 4300)

  expect(tick(run, 5499).questionIndex).toBe(0)
  expect(tick(run, 5500)).toMatchObject({
    questionIndex: 1,
    displayedAt: 5500,
    startedAt: 1000,
    verdict: null,
  })
})

test('on a slow connection both timers stop, and the verdict is shown before the next question', () => {
  const waiting = tick(choose(start(), 1, 4000), 34_000)
  expect(waiting).toMatchObject({ questionIndex: 0, isOver: false, verdict: null })
  expect(questionLeftMs(waiting)).toBe(12_000)
  // three seconds of answering and the pause have elapsed, nothing more
  expect(totalLeftMs(waiting)).toBe(40_500)

  const judgedRun = judge(waiting, 'B', 34_000)
  expect(tick(judgedRun, 34_699)).toMatchObject({ questionIndex: 0, score: 1 })
  const next = tick(judgedRun, 34_700)
  expect(next).toMatchObject({ questionIndex: 1, displayedAt: 34_700 })
  expect(totalLeftMs(next)).toBe(40_500)
  expect(tick(next, 49_700)).toMatchObject({ isOver: true, score: 1 })
})

test('after a while the screen shows that an answer is being checked', () => {
  const answered = choose(start(), 1, 4000)
  expect(isSlow(tick(answered, 4399))).toBe(false)
  expect(msUntilNextChange(answered)).toBeLessThanOrEqual(400)
  expect(isSlow(tick(answered, 4400))).toBe(true)
  expect(isSlow(judge(tick(answered, 4400), 'B', 4500))).toBe(false)
})

test('while an answer is checked, the next update is the end of the pause', () => {
  let run = choose(start(), 1, 4000)
  for (let looks = 0; looks < 5 && msUntilNextChange(run) < 10_000; looks++) {
    expect(msUntilNextChange(run)).toBeGreaterThan(0)
    run = tick(run, run.now + msUntilNextChange(run))
  }
  expect(msUntilNextChange(run)).toBe(Number.POSITIVE_INFINITY)
})

test('a verdict of another question, or a second verdict, has no effect', () => {
  const answered = choose(start(), 1, 4000)
  expect(
    applyEvent(answered, { type: 'judged', question: 1, correctText: 'B', at: 4100 }).verdict,
  ).toBeNull()
  const judgedRun = judge(answered, 'B', 4200)
  expect(judge(judgedRun, 'A', 4300)).toMatchObject({ score: 1, verdict: { rightOption: 1 } })
  expect(judge(start(), 'B', 4300)).toMatchObject({ score: 0, verdict: null })
})

test('the last verdict completes the score, and the result follows after its display', () => {
  let run = judge(choose(start(1), 1, 4000), 'B', 24_000)
  expect(isPerfect(run)).toBe(true)
  expect(run.isOver).toBe(false)
  run = tick(run, 24_700)
  expect(run).toMatchObject({ isOver: true, score: 1, stopReason: '' })
})

test('a run whose time ends during the pause ends with the verdict, not before', () => {
  let run = start(2)
  run = choose({ ...run, startedAt: 1000 - 27_000 }, 1, 3500)
  expect(totalLeftMs(run)).toBe(500)
  expect(tick(run, 9000)).toMatchObject({ isOver: false })
  expect(totalLeftMs(tick(run, 9000))).toBe(0)
  expect(tick(judge(run, 'B', 9000), 9000)).toMatchObject({
    isOver: true,
    score: 1,
    questionIndex: 0,
  })
})

test('the server may end a run with a reason', () => {
  const run = applyEvent(choose(start(), 1, 4000), {
    type: 'stopped',
    reason: 'Time is over.',
    at: 5000,
  })

  expect(run).toMatchObject({ isOver: true, stopReason: 'Time is over.', score: 0 })
  expect(judge(run, 'B', 6000)).toEqual(run)
})
