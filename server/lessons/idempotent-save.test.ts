import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deleteQuestion, getLessonQuestions } from '../../contract/exams.ts'
import {
  addLesson,
  deleteLesson,
  getLessons,
  getManagedLesson,
  LESSON_CHANGED,
  removeFile,
  updateLesson,
} from '../../contract/lessons.ts'
import { callApi } from '../test/call-api.ts'
import { seedClass } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, type TestSchool } from '../test/test-school.ts'
import { demoFile, uploadFile } from '../test/upload-file.ts'

const exam = { subject: 'Signs of the verb', inputetype: 'Exam', scheduled: '0' }
const verbQuestion = { id: 'new-1', question: 'Which is a verb?', answer: 'كتب' }
const idempotencyKey = 'a-press-of-the-button'

async function openSchoolWithClass() {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const musa = await seedAdministrator(school, { name: 'Musa Ɗanjuma' })
  const class_id = String((await seedClass(school)).id)
  const lessons = async () => (await callApi(school, getLessons, { class_id }, maryam)).data
  const questions = async (lesson_id: string) =>
    (await callApi(school, getLessonQuestions, { lesson_id }, maryam)).data
  return { school, maryam, musa, class_id, lessons, questions }
}

const materialFiles = ({ config }: TestSchool) => {
  const folder = join(config.DATA_DIR, 'media/material')
  return existsSync(folder) ? readdirSync(folder) : []
}

test('a lesson that is sent again because its answer was lost is one lesson, with one file (R-ALESSON-012)', async () => {
  const { school, maryam, class_id, lessons, questions } = await openSchoolWithClass()
  const fields = {
    class_id,
    ...exam,
    once: idempotencyKey,
    'questions[0][question]': 'Which?',
    'questions[0][answer]': 'This',
  }
  const file = demoFile('letters.mp3')

  const attempts = await Promise.all([
    uploadFile(school, addLesson, fields, file, maryam),
    uploadFile(school, addLesson, fields, file, maryam),
  ])
  const third = await uploadFile(school, addLesson, fields, file, maryam)

  const ids = [...attempts, third].map((it) => it.data.id)
  expect(new Set(ids).size).toBe(1)
  expect(await lessons()).toMatchObject([{ id: ids[0], position: 1, version: idempotencyKey }])
  expect(await questions(ids[0])).toHaveLength(1)
  expect(materialFiles(school)).toHaveLength(1)
})

test('what was changed between two tries is what the lesson says (R-ALESSON-012)', async () => {
  const { school, maryam, class_id, lessons, questions } = await openSchoolWithClass()
  const first = {
    class_id,
    ...exam,
    once: idempotencyKey,
    'questions[0][question]': 'Which?',
    'questions[0][answer]': 'This',
  }
  const { data } = await uploadFile(school, addLesson, first, demoFile('letters.mp3'), maryam)

  const second = {
    class_id,
    ...exam,
    once: idempotencyKey,
    subject: 'Signs of the noun',
    questions: [verbQuestion],
  }
  const answer = await callApi(school, addLesson, second, maryam)

  expect(answer.data).toEqual(data)
  expect(await lessons()).toMatchObject([{ subject: 'Signs of the noun', material: '' }])
  expect(await questions(data.id)).toMatchObject([{ question: verbQuestion.question }])
  expect(materialFiles(school)).toEqual([])
})

test('a late try takes nothing back that somebody else has done since', async () => {
  const { school, maryam, musa, class_id, lessons } = await openSchoolWithClass()
  const fields = { class_id, ...exam, once: idempotencyKey }
  const { data } = await callApi(school, addLesson, fields, maryam)
  const corrected = { ...exam, subject: 'Signs of the verb, corrected' }
  await callApi(school, updateLesson, { lesson_id: data.id, ...corrected }, musa)

  const late = await uploadFile(school, addLesson, fields, demoFile('letters.mp3'), maryam)

  expect(late.data).toEqual(data)
  expect(await lessons()).toMatchObject([{ subject: corrected.subject, material: '' }])
  expect(materialFiles(school)).toEqual([])
})

test('one name makes a lesson in each class, and a new one once its lesson is deleted', async () => {
  const { school, maryam, class_id, lessons } = await openSchoolWithClass()
  const otherClassId = String((await seedClass(school)).id)
  const { data } = await callApi(
    school,
    addLesson,
    { class_id, ...exam, once: idempotencyKey },
    maryam,
  )

  const inOtherClass = await callApi(
    school,
    addLesson,
    { class_id: otherClassId, ...exam, once: idempotencyKey },
    maryam,
  )
  await callApi(school, deleteLesson, { lesson_id: data.id }, maryam)
  const afterDeletion = await callApi(
    school,
    addLesson,
    { class_id, ...exam, once: idempotencyKey },
    maryam,
  )

  expect(new Set([data.id, inOtherClass.data.id, afterDeletion.data.id]).size).toBe(3)
  expect(await lessons()).toMatchObject([{ id: afterDeletion.data.id }])
})

test('of two administrators who edit one lesson the second is told, and nothing of it is written (R-ALESSON-013)', async () => {
  const { school, maryam, musa, class_id, lessons, questions } = await openSchoolWithClass()
  const { data } = await callApi(school, addLesson, { class_id, ...exam }, maryam)
  const lesson_id = data.id
  const { version } = (await callApi(school, getManagedLesson, { lesson_id }, musa)).data
  await callApi(school, updateLesson, { lesson_id, ...exam, version, subject: 'By Musa' }, musa)

  const stale = { lesson_id, ...exam, version, fileType: 'audio', subject: 'By Maryam' }
  const second = await uploadFile(school, updateLesson, stale, demoFile('letters.mp3'), maryam)

  expect(second).toMatchObject({ http: 200, status: false, message: LESSON_CHANGED })
  expect(await lessons()).toMatchObject([{ subject: 'By Musa', material: '' }])
  expect(await questions(lesson_id)).toEqual([])
  expect(materialFiles(school)).toEqual([])
  const newest = (await callApi(school, getManagedLesson, { lesson_id }, maryam)).data
  const third = { lesson_id, ...exam, version: newest.version, subject: 'By Maryam' }
  expect((await callApi(school, updateLesson, third, maryam)).status).toBe(true)
})

test('a change that is sent again is the same change, and not somebody else’s (R-ALESSON-013)', async () => {
  const { school, maryam, class_id, lessons, questions } = await openSchoolWithClass()
  const { data } = await callApi(school, addLesson, { class_id, ...exam }, maryam)
  const lesson_id = data.id
  const { version } = (await callApi(school, getManagedLesson, { lesson_id }, maryam)).data
  const change = {
    lesson_id,
    ...exam,
    version,
    once: idempotencyKey,
    subject: 'Verbs',
    questions: [verbQuestion],
  }
  await callApi(school, updateLesson, change, maryam)

  const again = await callApi(school, updateLesson, { ...change, subject: 'The verbs' }, maryam)

  expect(again.status).toBe(true)
  expect(await lessons()).toMatchObject([{ subject: 'The verbs', version: idempotencyKey }])
  expect(await questions(lesson_id)).toHaveLength(1)
})

test('a file that a colleague removed does not stand in the way of a change', async () => {
  const { school, maryam, musa, class_id, lessons } = await openSchoolWithClass()
  const added = { class_id, ...exam, fileType: 'audio' }
  const { data } = await uploadFile(school, addLesson, added, demoFile('letters.mp3'), maryam)
  const lesson_id = data.id
  const { version } = (await callApi(school, getManagedLesson, { lesson_id }, maryam)).data
  await callApi(school, removeFile, { lesson_id }, musa)

  const answer = await callApi(school, updateLesson, { lesson_id, ...exam, version }, maryam)

  expect(answer.status).toBe(true)
  expect(await lessons()).toMatchObject([{ material: '' }])
})

test('questions of a lesson that is gone can be neither read nor removed', async () => {
  const { school, maryam, class_id, questions } = await openSchoolWithClass()
  const { data } = await callApi(
    school,
    addLesson,
    { class_id, ...exam, questions: [verbQuestion] },
    maryam,
  )
  const [{ id }] = await questions(data.id)
  await callApi(school, deleteLesson, { lesson_id: data.id }, maryam)

  const read = await callApi(school, getLessonQuestions, { lesson_id: data.id }, maryam)
  const removed = await callApi(school, deleteQuestion, { obj_id: id }, maryam)

  expect(read).toMatchObject({
    status: false,
    code: 'lesson_not_found',
    message: 'Lesson not found',
  })
  expect(removed).toMatchObject({
    status: false,
    code: 'question_not_found',
    message: 'Question not found',
  })
})
