import { expect, test } from 'vitest'
import { examStepsOf, findStep, neighbourStep } from './exam-steps.ts'

const question = (id: number) => ({
  id,
  question: '',
  answer: '',
  answer1: '',
  answer2: '',
  answer3: '',
  answer4: '',
})
const exam = {
  questions: [question(7), question(9)],
  hasTheory: true,
  about: 'Read.',
  materialUrl: '',
}
const idsOf = (it: typeof exam) => examStepsOf(it).map(({ id }) => id)

test('an exam on a phone begins with its instructions and ends with the review', () => {
  expect(idsOf(exam)).toEqual(['start', 'question-7', 'question-9', 'theory', 'review'])
  expect(idsOf({ ...exam, about: ' ', hasTheory: false })).toEqual([
    'question-7',
    'question-9',
    'review',
  ])
  expect(idsOf({ ...exam, about: '', materialUrl: '/media/a.mp3' })[0]).toBe('start')
})

test('a stored step is found again, and a removed one leads to the first', () => {
  const steps = examStepsOf(exam)
  expect(findStep(steps, 'question-9').id).toBe('question-9')
  expect(findStep(steps, 'question-8').id).toBe('start')
  expect(findStep(steps, '').id).toBe('start')
  const [first, , , , last] = steps
  if (!first || !last) throw new Error('five steps')
  expect(neighbourStep(steps, first, 1)?.id).toBe('question-7')
  expect(neighbourStep(steps, first, -1)).toBeUndefined()
  expect(neighbourStep(steps, last, 1)).toBeUndefined()
})
