import { expect, test } from 'vitest'
import { say } from '../../messages/message.ts'
import {
  countAnswered,
  findBlankParts,
  findSubmissionError,
  ONE_OPTION_ONLY,
  parseTheoryScore,
} from './exam-submission.ts'

const EVERY_QUESTION = say('rules_exams_answer_every_question')

const examWithBothParts = { questionIds: [1, 2], hasTheory: true }
const theoryOnlyExam = { questionIds: [], hasTheory: true }
const emptySubmission = { answers: {}, theory: '', hasImage: false }

test('every objective question requires an answer that is not blank', () => {
  expect(
    findSubmissionError(examWithBothParts, { ...emptySubmission, answers: { 1: 'a' } }),
  ).toEqual(EVERY_QUESTION)
  expect(
    findSubmissionError(examWithBothParts, { ...emptySubmission, answers: { 1: 'a', 2: ' ' } }),
  ).toEqual(EVERY_QUESTION)
  expect(
    findSubmissionError(examWithBothParts, { ...emptySubmission, answers: { 1: 'a', 2: 'b' } }),
  ).toBeNull()
})

test('the theory answer is required only in a theory-only exam', () => {
  expect(findSubmissionError(theoryOnlyExam, emptySubmission)).toEqual(
    say('rules_exams_answer_theory'),
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

test('the blank parts of a submission are counted, the theory part as one', () => {
  const exam = { questionIds: [11, 12, 13, 14], hasTheory: true }
  const answers = { 11: 'a', 13: 'c', 14: ' ' }
  const blank = findBlankParts(exam, { ...emptySubmission, answers })
  expect(blank).toEqual({ questionNumbers: [2, 4], theory: true })
  expect(countAnswered(exam, blank)).toEqual({ answered: 2, total: 5 })
})

test('a score is a whole number from 0 to 100, as text or number', () => {
  for (const valid of ['0', '100', ' 73 ', 0, 42, 100]) {
    expect(parseTheoryScore(valid)).toBe(Number(valid))
  }
  for (const invalid of ['', '101', '-1', '50.5', '1e2', 'ten', '٥٠', 100.5, -1, Number.NaN, 1e9]) {
    expect(parseTheoryScore(invalid)).toBeNull()
  }
})
