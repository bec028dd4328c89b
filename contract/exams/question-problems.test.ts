import { expect, test } from 'vitest'
import { textIn } from '../../messages/catalog.ts'
import { judgeTypedAnswer } from './exam-score.ts'
import {
  describeProblem,
  EMPTY_EXAM,
  findExamProblems,
  findQuestionProblems,
  ONLY_WRITTEN_EXAM,
} from './question-problems.ts'
import type { ChoiceContent } from './questions.ts'
import { isLatinAnswer, isTooLong } from './typed-answer.ts'

const question = (fields: Partial<ChoiceContent> = {}): ChoiceContent => ({
  kind: 'choice',
  question: 'Which is a noun?',
  answer: 'قلم',
  option1: 'كتب',
  option2: '',
  option3: '',
  option4: '',
  ...fields,
})

const exam = {
  ...{ about: '', reading: '', hasFile: false, referenceAnswer: '' },
  questions: [question()],
}
const problemsOf = (changes: Partial<typeof exam>) =>
  findExamProblems({ ...exam, ...changes }).map((it) => [
    it.question,
    it.field,
    it.severity,
    textIn('en', it.message),
  ])

test('a complete exam has no problems', () => {
  expect(problemsOf({})).toEqual([])
  expect(problemsOf({ questions: [], referenceAnswer: 'A noun.' })).toEqual([])
})

test('a text that is read aloud is enough for an exam (R-VOICE-001)', () => {
  expect(problemsOf({ questions: [], reading: 'الحَمْدُ لِلَّهِ' })).toEqual([])
})

test('an exam with nothing to answer, and one with a written part only, are warnings', () => {
  expect(problemsOf({ questions: [] })).toEqual([
    [null, 'questions', 'warning', textIn('en', EMPTY_EXAM)],
  ])
  const written = [[null, 'questions', 'warning', textIn('en', ONLY_WRITTEN_EXAM)]]
  expect(problemsOf({ questions: [], about: 'Write about nouns.' })).toEqual(written)
  expect(problemsOf({ questions: [], hasFile: true })).toEqual(written)
})

test('a question without text, answer or a second option is named at its field', () => {
  expect(problemsOf({ questions: [question({ question: ' ', answer: '', option1: '' })] })).toEqual(
    [
      [0, 'question', 'error', 'Enter the question.'],
      [0, 'answer', 'error', 'Enter the correct answer.'],
    ],
  )
  expect(problemsOf({ questions: [question(), question({ option1: ' ' })] })).toEqual([
    [
      1,
      'option1',
      'warning',
      'There is only one option, so every student is right. Add a wrong option.',
    ],
  ])
})

test('equal options are errors at the later one', () => {
  const equal = question({ option1: ' قلم ', option2: 'كتب', option3: 'كتب' })
  expect(problemsOf({ questions: [equal] })).toEqual([
    [0, 'option1', 'error', 'This is the correct answer again. Write a wrong one.'],
    [0, 'option3', 'error', 'This option appears twice.'],
  ])
})

test('a problem is described with the number of its question', () => {
  const [problem] = findExamProblems({ ...exam, questions: [question({ answer: '' })] })
  expect(problem && textIn('en', describeProblem(problem))).toBe(
    'Question 1: Enter the correct answer.',
  )
})

const typed = (answer: string, accepted: string[] = []) => ({
  ...{ kind: 'typed' as const, question: 'Which word?', answer, accepted, marks: 'free' as const },
})

test('a key that is empty, folds to nothing or is too long, and a sixth further key, are problems of their fields (R-ARABIC-004)', () => {
  const fieldsOf = (answer: string, accepted: string[] = []) =>
    findQuestionProblems(typed(answer, accepted)).map((it) =>
      `${it.field} ${it.index ?? ''}`.trim(),
    )
  const empty = ['', '  ', 'ـــ', 'َُ', '۝', '\u200f', 'ʿ', '\u06e5', '\u0670']
  expect(empty.map((it) => fieldsOf(it))).toEqual(empty.map(() => ['answer']))
  expect(fieldsOf('﷽')).toEqual([])
  expect(fieldsOf('ا'.repeat(200))).toEqual([])
  expect(fieldsOf('ا'.repeat(201))).toEqual(['answer'])
  expect(fieldsOf('قلم', ['', 'مرقم', 'ـ'])).toEqual(['accepted 0', 'accepted 2'])
  expect(fieldsOf('قلم', ['١', '2', '3', '4', '5', '6'])).toEqual(['accepted'])
})

test('diacritics do not count towards the 200 letters, and a ligature counts with all of its letters', () => {
  expect(isTooLong('بَ'.repeat(200))).toBe(false)
  expect(isTooLong('بَ'.repeat(201))).toBe(true)
  expect(isTooLong('ﷺ'.repeat(15))).toBe(true)
  expect(isTooLong('﷽'.repeat(10))).toBe(true)
  expect(isTooLong(`ب${'َ'.repeat(700)}`)).toBe(true)
})

test('the best verdict names the key that it belongs to (R-ARABIC-005)', () => {
  const question = typed('مدرسة', ['معهد', 'مكتبة'])
  expect(judgeTypedAnswer(question, 'مكتبه')).toMatchObject({ verdict: 'near', key: 'مكتبة' })
  expect(judgeTypedAnswer(question, 'معهد')).toEqual({
    ...{ verdict: 'right', key: 'معهد', differences: [] },
  })
  // no key is near: the one with the fewest differences
  expect(judgeTypedAnswer(question, 'معهض')).toMatchObject({ verdict: 'wrong', key: 'معهد' })
})

test('an answer in Latin letters is recognised before the submission (R-ARABIC-007)', () => {
  expect(['kitab', 'kitāb 2', 'كتاب', 'كتاب x', '12', ''].map(isLatinAnswer)).toEqual([
    ...[true, true, false, false, false, false],
  ])
})
