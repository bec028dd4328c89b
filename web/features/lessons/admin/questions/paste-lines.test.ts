import { expect, test } from 'vitest'
import { readPastedLines } from './paste-lines.ts'
import { findDraftProblems, toContent } from './question-draft.ts'

test('ten pasted lines are ten exercises, with separators as people type them, from either direction (R-LEARN-010)', () => {
  const typed = readPastedLines(
    'a book — كتاب\nقلم = pen\na house: بيت | دار\na door\tباب\n\nطريق – road',
    'typed',
  )
  expect(typed.map(({ question, answer, accepted }) => [question, answer, ...accepted])).toEqual([
    ['a book', 'كتاب'],
    ['قلم', 'pen'],
    ['a house', 'بيت', 'دار'],
    ['a door', 'باب'],
    ['طريق', 'road'],
  ])
  expect(readPastedLines('Which is a noun? | قلم | كتب | من', 'choice')[0]).toMatchObject({
    ...{ question: 'Which is a noun?', answer: 'قلم', options: ['كتب', 'من', '', ''] },
  })
  const gaps = readPastedLines(Array.from({ length: 10 }, () => 'هذا [كتاب]').join('\n'), 'gap')
  expect(gaps).toHaveLength(10)
  expect(gaps.flatMap(findDraftProblems)).toEqual([])
  expect(new Set(gaps.map(({ id }) => id)).size).toBe(10)
})

test.each([
  '\u200fذهب الولد\u200f | الولد ذهب\u200f',
  '1. ذهب الولد | الولد ذهب',
  '٢) ذهب الولد | الولد ذهب',
  '- ذهب الولد | الولد ذهب',
  '\u2067• ذهب الولد | الولد ذهب\u2069',
])(
  'numbers, bullets and marks of direction of the pasted line %j are no part of the exercise (R-LEARN-010)',
  (line) => {
    const [exercise] = readPastedLines(line, 'order')
    expect(exercise?.content).toMatchObject({ text: 'ذهب الولد', orders: ['الولد ذهب'] })
  },
)

test('a pasted table is one exercise, and a line that cannot be one is named (R-LEARN-007, R-LEARN-010)', () => {
  const [table, ...others] = readPastedLines('\tpast\nhe\tكَتَبَ\nshe\t{{كَتَبَتْ}}', 'table')
  expect(others).toEqual([])
  expect(table && toContent(table).answer).toBe('كَتَبَتْ')
  const [one] = readPastedLines('كتاب', 'hear')
  expect(one && findDraftProblems(one)).toMatchObject([{ field: 'content', part: 'options' }])
})
