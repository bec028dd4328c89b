import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canChangeScores, objectiveScore, type ScoredQuestion, scoreAnswers } from './exam-score.ts'

const choice = (
  id: number,
  answer: string,
  fields: Partial<Extract<ScoredQuestion, { kind: 'choice' }>> = {},
): ScoredQuestion => ({
  kind: 'choice',
  id,
  points: 1,
  question: `Question ${id}`,
  answer,
  option1: `not ${answer}`,
  option2: '',
  option3: '',
  option4: '',
  ...fields,
})

const typed = (id: number, answer: string, accepted: string[] = []): ScoredQuestion => ({
  ...{ kind: 'typed', id, answer, accepted, points: 1, question: `Question ${id}`, marks: 'free' },
})

const RULES = { nearCredit: 0.5, overrides: new Map() }

const changes = (before: ScoredQuestion[], after: ScoredQuestion[], [from, to] = [0.5, 0.5]) =>
  canChangeScores({ questions: before, nearCredit: from }, { questions: after, nearCredit: to })

const scoreOf = (
  answered: ScoredQuestion[],
  answers: Record<string, string>,
  key: ScoredQuestion[] = answered,
) => objectiveScore(scoreAnswers(answered, key, answers, RULES))

const answerText = fc.string({ minLength: 1 }).filter((it) => it.trim() !== '')
const exam = fc
  .array(answerText, { minLength: 1, maxLength: 20 })
  .map((list) => list.map((answer, index) => choice(index + 1, answer)))

const correctAnswersTo = (questions: { id: number; answer: string }[]) =>
  Object.fromEntries(questions.map((it) => [String(it.id), it.answer]))

test('all correct answers score 100, none scores 0, and an exam without questions has no objective score', () => {
  fc.assert(
    fc.property(exam, (questions) => {
      expect(scoreOf(questions, correctAnswersTo(questions))).toBe(100)
      expect(scoreOf(questions, {})).toBe(0)
    }),
  )
  expect(scoreOf([], { 1: 'a' })).toBeNull()
})

test('every correct answer has the same weight if all points are equal, whatever they are (R-EXAM-018)', () => {
  const points = fc.integer({ min: 1, max: 100 })
  fc.assert(
    fc.property(exam, fc.infiniteStream(fc.boolean()), points, (questions, coin, equal) => {
      const answered = questions.filter(() => coin.next().value)
      const weighted = questions.map((it) => ({ ...it, points: equal }))
      // the same number, not only a close one
      expect(scoreOf(weighted, correctAnswersTo(answered))).toBe(
        (100 * answered.length) / questions.length,
      )
    }),
  )
})

test('a question of three points counts three times as much as one of one point', () => {
  const questions = [choice(1, 'a', { points: 3 }), choice(2, 'b')]
  expect(scoreOf(questions, { 1: 'a' })).toBe(75)
  expect(scoreOf(questions, { 2: 'b' })).toBe(25)
})

test('an answer to a question of another exam scores 0', () => {
  fc.assert(
    fc.property(exam, (questions) => {
      const questionsOfOtherExam = questions.map((it) => ({ ...it, id: it.id + 1000 }))
      expect(scoreOf(questions, correctAnswersTo(questionsOfOtherExam))).toBe(0)
    }),
  )
})

test('line ends and surrounding spaces are ignored', () => {
  expect(scoreOf([choice(1, 'first\nsecond')], { 1: ' first\r\nsecond ' })).toBe(100)
})

test('another correct answer turns wrong into right, and a corrected spelling stays right', () => {
  const answered = [choice(1, 'كتب', { option1: 'قلم' }), choice(2, 'قَلَم', { option1: 'مِن' })]
  const answers = { 1: 'قلم', 2: 'قَلَم' }
  expect(scoreOf(answered, answers)).toBe(50)
  const corrected = [
    choice(1, 'قلم', { option1: 'كتب' }),
    choice(2, 'قَلَمٌ', { option1: 'مِنْ', question: 'Which is the noun?' }),
  ]
  expect(scoreOf(answered, answers, corrected)).toBe(100)
  // the result shows the answer in the wording of the key, so that both are equal
  expect(scoreAnswers(answered, corrected, answers, RULES).map((it) => it.answer)).toEqual([
    'قلم',
    'قَلَمٌ',
  ])
})

test('a question that was added or removed after the submission does not count', () => {
  const answered = [choice(1, 'a'), choice(2, 'b'), choice(3, 'c')]
  const answers = { 1: 'a', 2: 'wrong', 3: 'c' }
  expect(scoreOf(answered, answers, [choice(1, 'a'), choice(3, 'c'), choice(4, 'd')])).toBe(100)
  expect(scoreOf(answered, answers, [choice(4, 'd')])).toBeNull()
})

test('only a change of keys, options, points or the list can change a score', () => {
  const before = [choice(1, 'a'), choice(2, 'b')]
  expect(changes(before, [choice(2, 'b'), choice(1, 'a', { question: 'New words' })])).toBe(false)
  expect(changes(before, [...before, choice(3, 'c')])).toBe(false)
  expect(changes(before, [choice(1, 'a')])).toBe(true)
  expect(changes(before, [choice(1, 'a'), choice(2, 'B')])).toBe(true)
  expect(changes(before, [choice(1, 'a', { points: 2 }), choice(2, 'b')])).toBe(true)
})

test('a typed answer earns its best verdict over all keys, nearly right ones the credit of the exam (R-ARABIC-005)', () => {
  const answered = [typed(1, 'مدرسة', ['معهد', 'مكتبة'])]
  const scores = (given: string, nearCredit = 0.5) =>
    objectiveScore(scoreAnswers(answered, answered, { 1: given }, { ...RULES, nearCredit }))
  expect(['مَدرسة', 'معهد', 'مكتبه', 'بيت'].map((it) => scores(it))).toEqual([100, 100, 50, 0])
  expect([0, 0.25, 1].map((credit) => scores('مكتبه', credit))).toEqual([0, 25, 100])
  const overrides = new Map([[1, new Map([['بيت', 'near' as const]])]])
  expect(
    objectiveScore(scoreAnswers(answered, answered, { 1: 'بيت' }, { nearCredit: 0.3, overrides })),
  ).toBe(30)
})

test('another key, another accepted key, or another credit with a typed question can change a score', () => {
  const before = [typed(1, 'قلم')]
  expect(changes(before, [typed(1, 'قلم', ['مرقم'])])).toBe(true)
  expect(changes(before, before, [0.5, 0.4])).toBe(true)
  expect(changes([choice(1, 'a')], [choice(1, 'a')], [0.5, 0.4])).toBe(false)
  expect(changes(before, before)).toBe(false)
})
