import { expect, test } from 'vitest'
import { canDoOf } from './can-do.ts'

const lesson = { id: 1, kind: 'lesson' as const, viewed: false }
const practice = { id: 2, kind: 'practice' as const, viewed: false }
const exam = { id: 3, kind: 'exam' as const, viewed: true }
const greet = { text: 'I can greet and answer', lessons: [1, 2, 3], pass: 60 }

test('a student can do what every linked lesson, practice and exam shows (R-LEARN-012)', () => {
  const state = (lessons: Parameters<typeof canDoOf>[1]) => canDoOf([greet], lessons)[0]
  expect(state([lesson, practice, exam])).toMatchObject({ isReached: false, done: 0, total: 3 })
  const read = [
    { ...lesson, viewed: true },
    { ...practice, viewed: true },
  ]
  expect(state([...read, exam])).toMatchObject({ isReached: false, done: 2 })
  // an exam that waits for its mark, and one below the score
  for (const examScore of [undefined, null, 59.9])
    expect(state([...read, { ...exam, examScore }])).toMatchObject({ isReached: false, done: 2 })
  expect(state([...read, { ...exam, examScore: 60 }])).toMatchObject({ isReached: true, done: 3 })
})

test('lessons that a student does not see count for nothing (R-LEARN-012)', () => {
  expect(canDoOf([greet], [{ ...lesson, viewed: true }])).toMatchObject([
    { isReached: true, total: 1 },
  ])
  expect(canDoOf([greet], [])).toEqual([])
})
