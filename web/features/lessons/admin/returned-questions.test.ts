import { expect, test } from 'vitest'
import { emptyLessonDraft, type LessonDraft } from './lesson-draft.ts'
import { mergeLesson } from './merge-lesson.ts'
import { emptyQuestionDraft } from './questions/question-draft.ts'
import { putBack, takeOut } from './returned-questions.ts'

const question = (id: string, text = `Question ${id}?`) => ({
  ...emptyQuestionDraft(),
  id,
  question: text,
  answer: 'كتب',
})
const exam = (...questions: ReturnType<typeof question>[]): LessonDraft => ({
  ...emptyLessonDraft(),
  kind: 'exam',
  questions,
})
const textsOf = ({ questions }: LessonDraft) => questions.map((it) => it.question)

test('Undo restores a question at its place with its input, and keeps the change of another administrator', () => {
  const base = exam(question('1'), question('2'), question('3'))
  const values = exam(question('1'), question('2', 'Two, by me?'), question('3'))
  const { removed, state } = takeOut({ base, values }, '2')
  expect([state.base, state.values].map(textsOf)).toEqual([
    ['Question 1?', 'Question 3?'],
    ['Question 1?', 'Question 3?'],
  ])

  const stillRemoved = putBack(state, removed ? [removed] : [], exam(question('1'), question('3')))
  expect(stillRemoved).toEqual({ state, left: [removed] })

  const latest = exam(question('1'), question('2'), question('3', 'Three, by them?'))
  const returned = putBack(state, removed ? [removed] : [], latest)
  const merged = mergeLesson(returned.state.base, returned.state.values, latest)
  expect(returned.left).toEqual([])
  expect(textsOf(merged.values)).toEqual(['Question 1?', 'Two, by me?', 'Three, by them?'])
  expect(merged.conflictingFields).toEqual([])
})

test('questions return to their order, regardless of which is restored first', () => {
  const base = exam(question('1'), question('2'), question('3'))
  const first = takeOut({ base, values: base }, '1')
  const second = takeOut(first.state, '2')
  const removed = [first.removed, second.removed].flatMap((it) => it ?? [])

  const one = putBack(second.state, removed, exam(question('1'), question('3')))
  const both = putBack(one.state, one.left, base)

  expect(textsOf(mergeLesson(both.state.base, both.state.values, base).values)).toEqual(
    textsOf(base),
  )
})

test('a draft that was stored while a question was removed has the question again after its restoration', () => {
  const stored = { base: exam(question('1')), draft: exam(question('1', 'One, by me?')) }

  const { values } = mergeLesson(stored.base, stored.draft, exam(question('1'), question('2')))

  expect(textsOf(values)).toEqual(['One, by me?', 'Question 2?'])
})

test('a question that is changed here and removed by another administrator stays as a new one, and is named', () => {
  const base = exam(question('1'), question('2'))
  const local = exam(question('1', 'One, by me?'), question('2'))

  const { values, conflictingFields } = mergeLesson(base, local, exam(question('2')))

  expect(textsOf(values)).toEqual(['Question 2?', 'One, by me?'])
  expect(values.questions[1]?.id).toMatch(/^new-/)
  expect(conflictingFields).toEqual(['Question 2'])
})
