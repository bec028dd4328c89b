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

test('an exam with every answer right is 100, with none 0, and one without questions has no objective score', () => {
  fc.assert(
    fc.property(exam, (questions) => {
      expect(computeObjectiveScore(questions, correctAnswersTo(questions))).toBe(100)
      expect(computeObjectiveScore(questions, {})).toBe(0)
    }),
  )
  expect(computeObjectiveScore([], { 1: 'a' })).toBeNull()
})

test('each right answer is worth the same, whichever it is (R-EXAM-018)', () => {
  fc.assert(
    fc.property(exam, fc.infiniteStream(fc.boolean()), (questions, coin) => {
      const answered = questions.filter(() => coin.next().value)
      const share = computeObjectiveScore(questions, correctAnswersTo(answered))
      expect(share).toBeCloseTo((answered.length / questions.length) * 100, 9)
    }),
  )
})

test('the answer to a question of another exam is worth nothing', () => {
  fc.assert(
    fc.property(exam, (questions) => {
      const questionsOfOtherExam = questions.map((it) => ({ ...it, id: it.id + 1000 }))
      expect(computeObjectiveScore(questions, correctAnswersTo(questionsOfOtherExam))).toBe(0)
    }),
  )
})

test('a form may send an answer with other line ends and spaces around it', () => {
  expect(
    computeObjectiveScore([{ id: 1, answer: 'first\nsecond' }], { 1: ' first\r\nsecond ' }),
  ).toBe(100)
})

test('the total lies between the parts and is as far from one as from the other (R-EXAM-019)', () => {
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

test('a better mark never makes a worse total', () => {
  fc.assert(
    fc.property(fc.option(score), score, score, (objective, one, other) => {
      const total = (mark: number) =>
        computeScores(objective, { isAnswered: true, score: mark }).total ?? 0
      expect(total(Math.max(one, other))).toBeGreaterThanOrEqual(total(Math.min(one, other)))
    }),
  )
})

test('an exam of one part has that part for its total', () => {
  fc.assert(
    fc.property(score, (only) => {
      expect(computeScores(only, { isAnswered: false, score: null }).total).toBe(only)
      expect(computeScores(null, { isAnswered: true, score: only }).total).toBe(only)
    }),
  )
})

test('while a written answer waits for its mark there is no total', () => {
  fc.assert(
    fc.property(fc.option(score), (objective) => {
      const waiting = computeScores(objective, { isAnswered: true, score: null })
      expect(waiting).toEqual({ objective, theory: null, total: null })
    }),
  )
})
