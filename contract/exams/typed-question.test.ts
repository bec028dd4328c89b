import { expect, test } from 'vitest'
import { isLatinAnswer } from './answer-script.ts'
import { findQuestionProblems } from './question-kinds.ts'
import { isTooLong } from './typed-answer.ts'
import { judgeTypedAnswer } from './typed-verdict.ts'

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
