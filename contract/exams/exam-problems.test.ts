import { expect, test } from 'vitest'
import {
  describeProblem,
  EMPTY_EXAM,
  findExamProblems,
  ONLY_WRITTEN_EXAM,
} from './exam-problems.ts'
import type { ChoiceContent } from './question-content.ts'

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

const exam = { about: '', hasFile: false, referenceAnswer: '', questions: [question()] }
const problemsOf = (changes: Partial<typeof exam>) =>
  findExamProblems({ ...exam, ...changes }).map((it) => [
    it.question,
    it.field,
    it.severity,
    it.message,
  ])

test('a complete exam has no problems', () => {
  expect(problemsOf({})).toEqual([])
  expect(problemsOf({ questions: [], referenceAnswer: 'A noun.' })).toEqual([])
})

test('an exam with nothing to answer, and one with a written part only, are warnings', () => {
  expect(problemsOf({ questions: [] })).toEqual([[null, 'questions', 'warning', EMPTY_EXAM]])
  const written = [[null, 'questions', 'warning', ONLY_WRITTEN_EXAM]]
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
  expect(problem && describeProblem(problem)).toBe('Question 1: Enter the correct answer.')
})
