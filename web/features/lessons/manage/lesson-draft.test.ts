import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addLesson } from '../../../../contract/lessons.ts'
import { formOf } from '../../../api/upload.ts'
import { broughtTogether } from './bring-together.ts'
import { faultsOf, fieldOf, fieldsOf, isNew, newLesson, newQuestion } from './lesson-draft.ts'

const verbs = { ...newLesson(), subject: ' Signs of the verb ', about: 'Four signs.' }
const asked = (id: string, question: string, answer = 'كتب') => {
  const options: [string, string, string, string] = ['قلم', '', '', '']
  return { id, question, answer, options }
}

test('a lesson wants its subject, and its day when it is scheduled (R-ALESSON-008)', () => {
  expect(Object.keys(faultsOf(newLesson()))).toEqual(['subject'])
  expect(faultsOf(verbs)).toEqual({})
  expect(Object.keys(faultsOf({ ...verbs, scheduled: true }))).toEqual(['opensAt'])
  expect(faultsOf({ ...verbs, scheduled: true, opensAt: 1_796_230_800 })).toEqual({})
  expect(faultsOf({ ...verbs, scheduled: true, kind: 'timetable' })).toEqual({})
})

test('each question of an exam wants its words and its answer, and no option (R-ALESSON-009)', () => {
  const empty = newQuestion()
  const exam = { ...verbs, kind: 'exam' as const, questions: [asked('7', 'Which?'), empty] }

  expect(Object.keys(faultsOf(exam))).toEqual([
    fieldOf(empty, 'question'),
    fieldOf(empty, 'answer'),
  ])
  expect(faultsOf({ ...exam, kind: 'lesson' })).toEqual({})
})

test('a new question has a temporary id that the contract takes (R-ALESSON-010)', () => {
  const question = { ...newQuestion(), question: 'Which?', answer: 'This' }
  const exam = { ...verbs, kind: 'exam' as const, questions: [question, asked('7', 'And which?')] }

  const wire = z.encode(addLesson.asks, { ...fieldsOf(exam), class_id: 1 })

  expect(isNew(question)).toBe(true)
  expect(question.id).toMatch(/^new-/)
  expect(wire.questions?.map((it) => it.id)).toEqual([question.id, '7'])
  expect(wire).toMatchObject({ subject: 'Signs of the verb', inputetype: 'Exam', scheduled: '0' })
})

test('a day that is not asked for is not sent (R-ALESSON-003)', () => {
  const wanted = { ...verbs, scheduled: true, opensAt: 1_796_230_800 }

  expect(fieldsOf(wanted)).toMatchObject({ scheduled: true, studydate: 1_796_230_800 })
  for (const other of [{ scheduled: false }, { kind: 'timetable' as const }]) {
    expect(fieldsOf({ ...wanted, ...other })).toMatchObject({ scheduled: false })
    expect(fieldsOf({ ...wanted, ...other })).not.toHaveProperty('studydate')
  }
})

test('with a file it goes as form data, its questions in brackets (R-ALESSON-012)', () => {
  const form = formOf(
    { action: undefined, scheduled: '0', questions: [{ id: '7', question: 'Which?' }] },
    { file: new File(['%PDF-'], 'sheet.pdf') },
  )

  expect([...form.keys()]).toEqual([
    'scheduled',
    'questions[0][id]',
    'questions[0][question]',
    'file',
  ])
})

test('of two changes the other’s is taken over, what was typed here stays, and what both changed is named', () => {
  const base = {
    ...verbs,
    kind: 'exam' as const,
    questions: [asked('1', 'One?'), asked('2', 'Two?')],
  }
  const added = newQuestion()
  const mine = {
    ...base,
    subject: 'Mine',
    questions: [asked('1', 'One, by me?'), asked('2', 'Two?'), added],
  }
  const theirs = {
    ...base,
    subject: 'Theirs',
    about: 'Five signs.',
    questions: [asked('1', 'One, by them?'), asked('2', 'Two, by them?'), asked('3', 'Three?')],
  }

  const { draft, both } = broughtTogether(base, mine, theirs)

  expect(draft).toMatchObject({ subject: 'Mine', about: 'Five signs.' })
  expect(draft.questions.map((it) => it.question)).toEqual([
    'One, by me?',
    'Two, by them?',
    'Three?',
    '',
  ])
  expect(both).toEqual(['Subject', 'Question 1'])
})
