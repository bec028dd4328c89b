import { expect, test } from 'vitest'
import {
  countAnswered,
  describeBlankParts,
  findBlankParts,
  findSubmissionError,
  ONE_OPTION_ONLY,
  parseTheoryScore,
} from './exam-submission.ts'

const examWithBothParts = { questionIds: [1, 2], hasTheory: true }
const theoryOnlyExam = { questionIds: [], hasTheory: true }
const emptySubmission = { answers: {}, theory: '', hasImage: false }

test('every objective question requires an answer that is not blank', () => {
  expect(findSubmissionError(examWithBothParts, { ...emptySubmission, answers: { 1: 'a' } })).toBe(
    'Please answer every question',
  )
  expect(
    findSubmissionError(examWithBothParts, { ...emptySubmission, answers: { 1: 'a', 2: ' ' } }),
  ).toBe('Please answer every question')
  expect(
    findSubmissionError(examWithBothParts, { ...emptySubmission, answers: { 1: 'a', 2: 'b' } }),
  ).toBeNull()
})

test('the theory answer is required only in a theory-only exam', () => {
  expect(findSubmissionError(theoryOnlyExam, emptySubmission)).toBe(
    'Please answer the theory question',
  )
  expect(findSubmissionError(theoryOnlyExam, { ...emptySubmission, theory: ' \n ' })).not.toBeNull()
  expect(findSubmissionError(theoryOnlyExam, { ...emptySubmission, theory: 'Kitāb.' })).toBeNull()
  expect(findSubmissionError(theoryOnlyExam, { ...emptySubmission, hasImage: true })).toBeNull()
})

test('a typed answer and an image exclude each other', () => {
  expect(
    findSubmissionError(theoryOnlyExam, { ...emptySubmission, theory: 'Kitāb.', hasImage: true }),
  ).toBe(ONE_OPTION_ONLY)
})

test('the blank parts of a submission are counted and named, the theory part as one', () => {
  const exam = { questionIds: [11, 12, 13, 14], hasTheory: true }
  const summarise = (answers: Record<string, string>, theory = '', hasImage = false) => {
    const blank = findBlankParts(exam, { answers, theory, hasImage })
    return `${countAnswered(exam, blank).label}: ${describeBlankParts(blank)}`
  }
  expect(summarise({ 11: 'a', 13: 'c' })).toBe(
    '2 of 5 answered: Questions 2 and 4 and the written part are blank.',
  )
  expect(summarise({ 11: 'a', 12: 'b', 13: 'c', 14: ' ' }, 'Kitāb.')).toBe(
    '4 of 5 answered: Question 4 is blank.',
  )
  expect(summarise({ 14: 'd' }, '', true)).toBe('2 of 5 answered: Questions 1, 2 and 3 are blank.')
  const all = { 11: 'a', 12: 'b', 13: 'c', 14: 'd' }
  expect(summarise(all, ' ')).toBe('4 of 5 answered: The written part is blank.')
  expect(summarise(all, 'Kitāb.')).toBe('5 of 5 answered: ')
})

test('many blank questions are counted and not listed, and an exam without a theory part has none blank', () => {
  const exam = {
    questionIds: Array.from({ length: 60 }, (_, index) => index + 1),
    hasTheory: false,
  }
  const blank = findBlankParts(exam, { answers: { 1: 'a' }, theory: '', hasImage: false })
  expect(describeBlankParts(blank)).toBe('59 questions are blank.')
  expect(countAnswered(exam, blank)).toMatchObject({ answered: 1, total: 60 })
})

test('a score is a whole number from 0 to 100, as text or number', () => {
  for (const valid of ['0', '100', ' 73 ', 0, 42, 100]) {
    expect(parseTheoryScore(valid)).toBe(Number(valid))
  }
  for (const invalid of ['', '101', '-1', '50.5', '1e2', 'ten', '٥٠', 100.5, -1, Number.NaN, 1e9]) {
    expect(parseTheoryScore(invalid)).toBeNull()
  }
})
