import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  applyEvent,
  isAnswered,
  isPerfect,
  leftText,
  msUntilNextChange,
  printedApostrophes,
  type Question,
  questionLeftMs,
  type Run,
  startRun,
  totalLeftMs,
} from './run.ts'

/** Questions of 15 seconds whose correct option is the second. */
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
/** Chooses an option of the question displayed at that time. */
const choose = (run: Run, option: number, at: number) => {
  const current = tick(run, at)
  return applyEvent(current, { type: 'chose', question: current.questionIndex, option, at })
}

test('a run starts with the first question, its own time and the total time (R-GAME-023)', () => {
  const run = start()

  expect(run).toMatchObject({ questionIndex: 0, answer: null, score: 0, isOver: false })
  expect(questionLeftMs(run)).toBe(15_000)
  expect(totalLeftMs(run)).toBe(45_000)
  expect(leftText(totalLeftMs(run))).toBe('0:45')
  expect(leftText(161_000)).toBe('2:41')
})

test('an answer locks its question, and the next question follows 1.5 s later (R-GAME-014)', () => {
  const answered = choose(start(), RIGHT, 4000)

  expect(answered).toMatchObject({ questionIndex: 0, score: 1, answer: { option: RIGHT } })
  expect(choose(answered, WRONG, 4100)).toMatchObject({ score: 1, answer: { option: RIGHT } })
  expect(tick(answered, 5499).questionIndex).toBe(0)
  expect(tick(answered, 5500)).toMatchObject({ questionIndex: 1, answer: null, displayedAt: 5500 })
})

test('a wrong answer scores nothing, and the run continues', () => {
  const next = tick(choose(start(), WRONG, 4000), 5500)

  expect(next).toMatchObject({ questionIndex: 1, score: 0, isOver: false })
})

test('after an answer the timer of its question stops, and the total timer continues', () => {
  const answered = tick(choose(start(), RIGHT, 4000), 5000)

  expect(questionLeftMs(answered)).toBe(12_000)
  expect(totalLeftMs(answered)).toBe(41_000)
})

test('the last answer stops both timers, and the result follows after the pause (R-GAME-015)', () => {
  let run = start()
  for (const at of [2000, 4000, 6000]) run = choose(run, RIGHT, at)

  expect(isAnswered(run)).toBe(true)
  expect(isPerfect(run)).toBe(true)
  expect(run.isOver).toBe(false)
  expect(totalLeftMs(tick(run, 7400))).toBe(40_000)
  expect(tick(run, 7499).isOver).toBe(false)
  expect(tick(run, 7500)).toMatchObject({ isOver: true, score: 3 })
})

test('a run with one wrong answer is not perfect (R-GAME-016)', () => {
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

test('a question whose time has elapsed ends the run (R-GAME-015)', () => {
  const run = tick(choose(start(), RIGHT, 4000), 5500)

  expect(tick(run, 20_499).isOver).toBe(false)
  const ended = tick(run, 20_500)
  expect(ended).toMatchObject({ isOver: true, score: 1, questionIndex: 1, answer: null })
  expect(questionLeftMs(ended)).toBe(0)
  expect(choose(ended, RIGHT, 20_600)).toEqual(ended)
})

test('the end of the total time ends the run, also during a pause (R-GAME-015)', () => {
  // two slow answers leave the third question less than its own time
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

test('an answer after the time limit does not count, even without a clock update before it', () => {
  const tooLate = applyEvent(start(), { type: 'chose', question: 0, option: RIGHT, at: 16_000 })

  expect(tooLate).toMatchObject({ isOver: true, score: 0, answer: null })
})

test('an answer to a previous question does not answer the current one', () => {
  const second = tick(choose(start(), RIGHT, 4000), 5500)

  const pressed = applyEvent(second, { type: 'chose', question: 0, option: WRONG, at: 5600 })

  expect(pressed).toMatchObject({ questionIndex: 1, answer: null })
})

test('a run advances to the present after a time without updates, such as in a hidden tab', () => {
  const answered = choose(start(), RIGHT, 4000)

  expect(tick(answered, 10_000)).toMatchObject({
    questionIndex: 1,
    displayedAt: 5500,
    isOver: false,
  })
  expect(questionLeftMs(tick(answered, 10_000))).toBe(10_500)
  // the time of the second question ended within that minute, and with it the run
  expect(tick(answered, 64_000)).toMatchObject({ questionIndex: 1, isOver: true, now: 20_500 })
})

test('updating at each announced change shows every second', () => {
  let run = start(2, 5)
  const current = new Set<string>()
  for (let looks = 0; looks < 100 && !run.isOver; looks++) {
    current.add(leftText(questionLeftMs(run)))
    expect(msUntilNextChange(run)).toBeGreaterThan(0)
    run = tick(run, run.now + msUntilNextChange(run))
  }
  expect(run.isOver).toBe(true)
  expect([...current]).toEqual(['0:05', '0:04', '0:03', '0:02', '0:01'])
})

test('for any sequence of answers, the score is at most the number of answers and time never decreases', () => {
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

test('a straight apostrophe in a question is printed as ʾ in Qurʾān and as ’ elsewhere', () => {
  expect(printedApostrophes("Which sūrah is the Qur'an's longest?")).toBe(
    'Which sūrah is the Qurʾan’s longest?',
  )
  expect(printedApostrophes("'bayt' and rakʿahs")).toBe("'bayt' and rakʿahs")
})
