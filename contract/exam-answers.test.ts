import { expect, test } from 'vitest'
import { ONE_OPTION_ONLY, theoryScoreOf, whatIsMissing } from './exam-answers.ts'

const both = { questionIds: [1, 2], hasTheory: true }
const theoryOnly = { questionIds: [], hasTheory: true }
const paper = { answers: {}, theory: '', hasImage: false }

test('every objective question needs an answer, and blanks are none', () => {
  expect(whatIsMissing(both, { ...paper, answers: { 1: 'a' } })).toBe(
    'Please answer every question',
  )
  expect(whatIsMissing(both, { ...paper, answers: { 1: 'a', 2: ' ' } })).toBe(
    'Please answer every question',
  )
  expect(whatIsMissing(both, { ...paper, answers: { 1: 'a', 2: 'b' } })).toBeNull()
})

test('theory is asked for only where it is all there is', () => {
  expect(whatIsMissing(theoryOnly, paper)).toBe('Please answer the theory question')
  expect(whatIsMissing(theoryOnly, { ...paper, theory: ' \n ' })).not.toBeNull()
  expect(whatIsMissing(theoryOnly, { ...paper, theory: 'Kitāb.' })).toBeNull()
  expect(whatIsMissing(theoryOnly, { ...paper, hasImage: true })).toBeNull()
})

test('a typed answer and a photographed one exclude each other', () => {
  expect(whatIsMissing(theoryOnly, { ...paper, theory: 'Kitāb.', hasImage: true })).toBe(
    ONE_OPTION_ONLY,
  )
})

test('a mark is a whole number from 0 to 100, typed or not', () => {
  for (const good of ['0', '100', ' 73 ', 0, 42, 100]) {
    expect(theoryScoreOf(good)).toBe(Number(good))
  }
  for (const bad of ['', '101', '-1', '50.5', '1e2', 'ten', '٥٠', 100.5, -1, Number.NaN, 1e9]) {
    expect(theoryScoreOf(bad)).toBeNull()
  }
})
