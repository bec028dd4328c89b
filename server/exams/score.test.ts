import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeObjectiveScore, computeScores } from './score.ts'

const score = fc.integer({ min: 0, max: 100 })
const question = fc.record({ answer: fc.string({ minLength: 1 }).filter((it) => it.trim() !== '') })
const exam = fc
  .array(question, { minLength: 1, maxLength: 20 })
  .map((list) => list.map((it, at) => ({ ...it, id: at + 1 })))

const correctAnswersTo = (questions: { id: number; answer: string }[]) =>
  Object.fromEntries(questions.map((it) => [String(it.id), it.answer]))

test('all correct answers score 100, none scores 0, and an exam without questions has no objective score', () => {
  fc.assert(
    fc.property(exam, (questions) => {
      expect(computeObjectiveScore(questions, correctAnswersTo(questions))).toBe(100)
      expect(computeObjectiveScore(questions, {})).toBe(0)
    }),
  )
  expect(computeObjectiveScore([], { 1: 'a' })).toBeNull()
})

test('every correct answer has the same weight (R-EXAM-018)', () => {
  fc.assert(
    fc.property(exam, fc.infiniteStream(fc.boolean()), (questions, coin) => {
      const answered = questions.filter(() => coin.next().value)
      const share = computeObjectiveScore(questions, correctAnswersTo(answered))
      expect(share).toBeCloseTo((answered.length / questions.length) * 100, 9)
    }),
  )
})

test('an answer to a question of another exam scores 0', () => {
  fc.assert(
    fc.property(exam, (questions) => {
      const questionsOfOtherExam = questions.map((it) => ({ ...it, id: it.id + 1000 }))
      expect(computeObjectiveScore(questions, correctAnswersTo(questionsOfOtherExam))).toBe(0)
    }),
  )
})

test('line ends and surrounding spaces are ignored', () => {
  expect(
    computeObjectiveScore([{ id: 1, answer: 'first\nsecond' }], { 1: ' first\r\nsecond ' }),
  ).toBe(100)
})

test('the total is the mean of both parts (R-EXAM-019)', () => {
  fc.assert(
    fc.property(score, score, (objective, theory) => {
      const { total } = computeScores(objective, { isAnswered: true, score: theory })
      expect(total).not.toBeNull()
      expect((total ?? 0) - objective).toBeCloseTo(theory - (total ?? 0), 9)
      expect(total).toBeGreaterThanOrEqual(Math.min(objective, theory))
      expect(total).toBeLessThanOrEqual(Math.max(objective, theory))
    }),
  )
})

test('a higher mark never lowers the total', () => {
  fc.assert(
    fc.property(fc.option(score), score, score, (objective, one, other) => {
      const total = (mark: number) =>
        computeScores(objective, { isAnswered: true, score: mark }).total ?? 0
      expect(total(Math.max(one, other))).toBeGreaterThanOrEqual(total(Math.min(one, other)))
    }),
  )
})

test('the total of an exam with one part is the score of that part', () => {
  fc.assert(
    fc.property(score, (only) => {
      expect(computeScores(only, { isAnswered: false, score: null }).total).toBe(only)
      expect(computeScores(null, { isAnswered: true, score: only }).total).toBe(only)
    }),
  )
})

test('an unmarked theory answer leaves the total empty', () => {
  fc.assert(
    fc.property(fc.option(score), (objective) => {
      const waiting = computeScores(objective, { isAnswered: true, score: null })
      expect(waiting).toEqual({ objective, theory: null, total: null })
    }),
  )
})
