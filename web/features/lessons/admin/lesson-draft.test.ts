import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addLesson } from '../../../../contract/lessons/lesson-form.ts'
import { toFormData } from '../../../api/upload.ts'
import { emptyLessonDraft, toLessonRequest, validateLesson } from './lesson-draft.ts'
import { mergeLesson } from './merge-lesson.ts'
import { emptyQuestionDraft, isNewQuestion, questionFieldName } from './questions/question-draft.ts'

const validDraft = { ...emptyLessonDraft(), subject: ' Signs of the verb ', about: 'Four signs.' }
const examQuestion = (id: string, question: string, answer = 'كتب') => {
  const options: [string, string, string, string] = ['قلم', '', '', '']
  return { ...emptyQuestionDraft(), id, question, answer, options }
}

test('a lesson needs a subject, and a study date if it is scheduled (R-ALESSON-008)', () => {
  expect(Object.keys(validateLesson(emptyLessonDraft()))).toEqual(['subject'])
  expect(validateLesson(validDraft)).toEqual({})
  expect(Object.keys(validateLesson({ ...validDraft, scheduled: true }))).toEqual(['opensAt'])
  expect(validateLesson({ ...validDraft, scheduled: true, opensAt: 1_796_230_800 })).toEqual({})
  expect(validateLesson({ ...validDraft, scheduled: true, kind: 'timetable' })).toEqual({})
})

test('each question of an exam needs a text and an answer, options are optional (R-ALESSON-009)', () => {
  const emptyQuestion = emptyQuestionDraft()
  const exam = {
    ...validDraft,
    kind: 'exam' as const,
    questions: [examQuestion('7', 'Which?'), emptyQuestion],
  }

  expect(Object.keys(validateLesson(exam))).toEqual([
    questionFieldName(emptyQuestion, 'question'),
    questionFieldName(emptyQuestion, 'answer'),
  ])
  expect(validateLesson({ ...exam, kind: 'lesson' })).toEqual({})
})

test('a new question has a temporary id that the contract accepts (R-ALESSON-010)', () => {
  const question = { ...emptyQuestionDraft(), question: 'Which?', answer: 'This' }
  const exam = {
    ...validDraft,
    kind: 'exam' as const,
    questions: [question, examQuestion('7', 'And which?')],
  }

  const encoded = z.encode(addLesson.request, { ...toLessonRequest(exam), classId: 1 })

  expect(isNewQuestion(question)).toBe(true)
  expect(question.id).toMatch(/^new-/)
  expect(encoded.questions?.map((it) => it.id)).toEqual([question.id, '7'])
  expect(encoded).toMatchObject({
    subject: 'Signs of the verb',
    inputetype: 'Exam',
    scheduled: '0',
  })
})

test('a study date is sent only with a scheduled lesson or exam (R-ALESSON-003)', () => {
  const scheduledDraft = { ...validDraft, scheduled: true, opensAt: 1_796_230_800 }

  expect(toLessonRequest(scheduledDraft)).toMatchObject({
    scheduled: true,
    opensAt: 1_796_230_800,
  })
  for (const unscheduled of [{ scheduled: false }, { kind: 'timetable' as const }]) {
    expect(toLessonRequest({ ...scheduledDraft, ...unscheduled })).toMatchObject({
      scheduled: false,
    })
    expect(toLessonRequest({ ...scheduledDraft, ...unscheduled })).not.toHaveProperty('opensAt')
  }
})

test('a lesson with a file is sent as form data, with its questions in brackets (R-ALESSON-012)', () => {
  const form = toFormData(
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

test('a merge takes the other change, keeps the local one and names the fields that both changed (decision 0432)', () => {
  const base = {
    ...validDraft,
    kind: 'exam' as const,
    questions: [examQuestion('1', 'One?'), examQuestion('2', 'Two?')],
  }
  const added = emptyQuestionDraft()
  const local = {
    ...base,
    subject: 'Mine',
    questions: [examQuestion('1', 'One, by me?'), examQuestion('2', 'Two?'), added],
  }
  const remote = {
    ...base,
    subject: 'Theirs',
    about: 'Five signs.',
    questions: [
      examQuestion('1', 'One, by them?'),
      examQuestion('2', 'Two, by them?'),
      examQuestion('3', 'Three?'),
    ],
  }

  const { values, conflictingFields } = mergeLesson(base, local, remote)

  expect(values).toMatchObject({ subject: 'Mine', about: 'Five signs.' })
  expect(values.questions.map((it) => it.question)).toEqual([
    'One, by me?',
    'Two, by them?',
    'Three?',
    '',
  ])
  expect(conflictingFields).toEqual(['Subject', 'Question 1'])
})
