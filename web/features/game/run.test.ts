import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockText } from './clock-text.ts'
import {
  applyEvent,
  isAnswered,
  isPerfect,
  msUntilNextChange,
  type Question,
  questionLeftMs,
  type Run,
  startRun,
  totalLeftMs,
} from './run.ts'

/** Questions of fifteen seconds whose right answer is the second. */
const questions = (count: number, seconds = 15): Question[] =>
  Array.from({ length: count }, (_, at) => ({
    question: `Question ${at}?`,
    options: ['A', 'B', 'C', 'D'].map((text) => ({ text, isCorrect: text === 'B' })),
    estimatedTimeMs: seconds * 1000,
  }))

const RIGHT = 1
const WRONG = 0
const start = (count = 3, seconds = 15) =>
  startRun({ questions: questions(count, seconds), now: 1000 })
const tick = (run: Run, at: number) => applyEvent(run, { type: 'looked', at })
/** Chooses an option of the question that is on the screen at that moment. */
const choose = (run: Run, option: number, at: number) => {
  const current = tick(run, at)
  return applyEvent(current, { type: 'chose', question: current.questionIndex, option, at })
}

test('the first question is asked at once, with its own time and the time of all (R-GAME-023)', () => {
  const run = start()

  expect(run).toMatchObject({ questionIndex: 0, answer: null, score: 0, isOver: false })
  expect(questionLeftMs(run)).toBe(15_000)
  expect(totalLeftMs(run)).toBe(45_000)
  expect(clockText(totalLeftMs(run))).toBe('0:45')
  expect(clockText(161_000)).toBe('2:41')
})

test('an answer locks its question, and the next one follows a second and a half later (R-GAME-014)', () => {
  const answered = choose(start(), RIGHT, 4000)

  expect(answered).toMatchObject({ questionIndex: 0, score: 1, answer: { option: RIGHT } })
  expect(choose(answered, WRONG, 4100)).toMatchObject({ score: 1, answer: { option: RIGHT } })
  expect(tick(answered, 5499).questionIndex).toBe(0)
  expect(tick(answered, 5500)).toMatchObject({ questionIndex: 1, answer: null, askedAt: 5500 })
})

test('a wrong answer is no point, and the run goes on', () => {
  const next = tick(choose(start(), WRONG, 4000), 5500)

  expect(next).toMatchObject({ questionIndex: 1, score: 0, isOver: false })
})

test('while an answer is looked at its question’s time stands still, and the time of all runs on', () => {
  const answered = tick(choose(start(), RIGHT, 4000), 5000)

  expect(questionLeftMs(answered)).toBe(12_000)
  expect(totalLeftMs(answered)).toBe(41_000)
})

test('the last answer ends the run: both times stop, and the result comes after the pause (R-GAME-015)', () => {
  let run = start()
  for (const at of [2000, 4000, 6000]) run = choose(run, RIGHT, at)

  expect(isAnswered(run)).toBe(true)
  expect(isPerfect(run)).toBe(true)
  expect(run.isOver).toBe(false)
  expect(totalLeftMs(tick(run, 7400))).toBe(40_000)
  expect(tick(run, 7499).isOver).toBe(false)
  expect(tick(run, 7500)).toMatchObject({ isOver: true, score: 3 })
})

test('one wrong answer is no full score (R-GAME-016)', () => {
  let run = start()
  for (const [at, option] of [
    [2000, RIGHT],
    [4000, WRONG],
    [6000, RIGHT],
  ] as const)
    run = choose(run, option, at)

  expect(isAnswered(run)).toBe(true)
  expect(isPerfect(run)).toBe(false)
})

test('a question’s time that reaches zero ends the whole run (R-GAME-015)', () => {
  const run = tick(choose(start(), RIGHT, 4000), 5500)

  expect(tick(run, 20_499).isOver).toBe(false)
  const ended = tick(run, 20_500)
  expect(ended).toMatchObject({ isOver: true, score: 1, questionIndex: 1, answer: null })
  expect(questionLeftMs(ended)).toBe(0)
  expect(choose(ended, RIGHT, 20_600)).toEqual(ended)
})

test('the time of all that reaches zero ends it too, also while an answer is looked at (R-GAME-015)', () => {
  // two slow answers and their pauses leave the third question less than its own time
  let run = choose(start(), RIGHT, 15_000)
  run = choose(run, RIGHT, 30_500)
  run = tick(run, 32_000)
  expect(run).toMatchObject({ questionIndex: 2, isOver: false })
  expect(questionLeftMs(run)).toBe(15_000)
  expect(totalLeftMs(run)).toBe(14_000)
  expect(tick(run, 46_000)).toMatchObject({ isOver: true, score: 2 })

  const late = { ...choose(start(), RIGHT, 2000), startedAt: 2000 + 1000 - 45_000 }
  expect(tick(late, 3000)).toMatchObject({ isOver: true, questionIndex: 0, score: 1 })
})

test('an answer that comes after its time is none, whenever the clock was last looked at', () => {
  const tooLate = applyEvent(start(), { type: 'chose', question: 0, option: RIGHT, at: 16_000 })

  expect(tooLate).toMatchObject({ isOver: true, score: 0, answer: null })
})

test('an answer to a question that has gone is no answer to the next one', () => {
  const second = tick(choose(start(), RIGHT, 4000), 5500)

  const pressed = applyEvent(second, { type: 'chose', question: 0, option: WRONG, at: 5600 })

  expect(pressed).toMatchObject({ questionIndex: 1, answer: null })
})

test('time goes on while nobody looks: whoever comes back finds what it has become', () => {
  const answered = choose(start(), RIGHT, 4000)

  expect(tick(answered, 10_000)).toMatchObject({ questionIndex: 1, askedAt: 5500, isOver: false })
  expect(questionLeftMs(tick(answered, 10_000))).toBe(10_500)
  // a whole minute: the second question's time ran out in between, and that is when the run ended
  expect(tick(answered, 64_000)).toMatchObject({ questionIndex: 1, isOver: true, now: 20_500 })
})

test('whoever looks as often as there is something to see sees every second', () => {
  let run = start(2, 5)
  const current = new Set<string>()
  for (let looks = 0; looks < 100 && !run.isOver; looks++) {
    current.add(clockText(questionLeftMs(run)))
    expect(msUntilNextChange(run)).toBeGreaterThan(0)
    run = tick(run, run.now + msUntilNextChange(run))
  }
  expect(run.isOver).toBe(true)
  expect([...current]).toEqual(['0:05', '0:04', '0:03', '0:02', '0:01'])
})

test('whatever is pressed and whenever, the score is at most the answers given and time never runs back', () => {
  const presses = fc.array(
    fc.record({
      question: fc.integer({ min: 0, max: 3 }),
      option: fc.integer({ min: -1, max: 4 }),
      wait: fc.integer({ min: 0, max: 4000 }),
    }),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(presses, (all) => {
      let run = start()
      let at = 1000
      for (const { question, option, wait } of all) {
        at += wait
        const next = applyEvent(run, { type: 'chose', question, option, at })
        expect(next.now).toBeGreaterThanOrEqual(run.now)
        expect(next.questionIndex).toBeGreaterThanOrEqual(run.questionIndex)
        expect(next.score).toBeGreaterThanOrEqual(run.score)
        expect(next.score).toBeLessThanOrEqual(next.questionIndex + 1)
        if (run.isOver) expect(next).toEqual(run)
        run = next
      }
    }),
  )
})
