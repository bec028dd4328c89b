import { expect, test } from 'vitest'
import { findBlankParts } from '../../../contract/exams/exam-submission.ts'
import { describeBlankParts } from './blank-parts.ts'

test('the blank parts of a submission are named', () => {
  const exam = { questionIds: [11, 12, 13, 14], hasTheory: true }
  const summarise = (answers: Record<string, string>, theory = '', hasImage = false) =>
    describeBlankParts(findBlankParts(exam, { answers, theory, hasImage }))
  expect(summarise({ 11: 'a', 13: 'c' })).toBe('Questions 2 and 4 and the written part are blank.')
  expect(summarise({ 11: 'a', 12: 'b', 13: 'c', 14: ' ' }, 'Kitāb.')).toBe('Question 4 is blank.')
  expect(summarise({ 14: 'd' }, '', true)).toBe('Questions 1, 2 and 3 are blank.')
  const all = { 11: 'a', 12: 'b', 13: 'c', 14: 'd' }
  expect(summarise(all, ' ')).toBe('The written part is blank.')
  expect(summarise(all, 'Kitāb.')).toBe('')
})

test('many blank questions are counted and not listed, and an exam without a theory part has none blank', () => {
  const questionIds = Array.from({ length: 60 }, (_, index) => index + 1)
  const blank = findBlankParts(
    { questionIds, hasTheory: false },
    { answers: { 1: 'a' }, theory: '', hasImage: false },
  )
  expect(describeBlankParts(blank)).toBe('59 questions are blank.')
  expect(describeBlankParts({ ...blank, theory: true })).toBe(
    '59 questions and the written part are blank.',
  )
})
