import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deleteQuestion, getLessonQuestions } from '../../contract/exams.ts'
import { addLesson, LESSON_CHANGED, updateLesson } from '../../contract/lesson-form.ts'
import { deleteLesson, getLessons, getManagedLesson, removeFile } from '../../contract/lessons.ts'
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
  const listLessons = async () => (await callApi(school, getLessons, { class_id }, maryam)).data
  const readQuestions = async (lesson_id: string) =>
    (await callApi(school, getLessonQuestions, { lesson_id }, maryam)).data
  return { school, maryam, musa, class_id, listLessons, readQuestions }
}

const materialFiles = ({ config }: TestSchool) => {
  const folder = join(config.DATA_DIR, 'media/material')
  return existsSync(folder) ? readdirSync(folder) : []
}

test('retries of adding a lesson create one lesson with one file (R-ALESSON-012)', async () => {
  const { school, maryam, class_id, listLessons, readQuestions } = await openSchoolWithClass()
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
  expect(await listLessons()).toMatchObject([{ id: ids[0], position: 1, version: idempotencyKey }])
  expect(await readQuestions(ids[0])).toHaveLength(1)
  expect(materialFiles(school)).toHaveLength(1)
})

test('a retry with changed fields updates the lesson of the first attempt (R-ALESSON-012)', async () => {
  const { school, maryam, class_id, listLessons, readQuestions } = await openSchoolWithClass()
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
  const response = await callApi(school, addLesson, second, maryam)

  expect(response.data).toEqual(data)
  expect(await listLessons()).toMatchObject([{ subject: 'Signs of the noun', material: '' }])
  expect(await readQuestions(data.id)).toMatchObject([{ question: verbQuestion.question }])
  expect(materialFiles(school)).toEqual([])
})

test('a late retry does not overwrite the change of another administrator', async () => {
  const { school, maryam, musa, class_id, listLessons } = await openSchoolWithClass()
  const fields = { class_id, ...exam, once: idempotencyKey }
  const { data } = await callApi(school, addLesson, fields, maryam)
  const corrected = { ...exam, subject: 'Signs of the verb, corrected' }
  await callApi(school, updateLesson, { lesson_id: data.id, ...corrected }, musa)

  const late = await uploadFile(school, addLesson, fields, demoFile('letters.mp3'), maryam)

  expect(late.data).toEqual(data)
  expect(await listLessons()).toMatchObject([{ subject: corrected.subject, material: '' }])
  expect(materialFiles(school)).toEqual([])
})

test('an idempotency key is scoped to its class and free again after deletion', async () => {
  const { school, maryam, class_id, listLessons } = await openSchoolWithClass()
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
  expect(await listLessons()).toMatchObject([{ id: afterDeletion.data.id }])
})

test('a save of an outdated version is declined and writes nothing (R-ALESSON-013)', async () => {
  const { school, maryam, musa, class_id, listLessons, readQuestions } = await openSchoolWithClass()
  const { data } = await callApi(school, addLesson, { class_id, ...exam }, maryam)
  const lesson_id = data.id
  const { version } = (await callApi(school, getManagedLesson, { lesson_id }, musa)).data
  await callApi(school, updateLesson, { lesson_id, ...exam, version, subject: 'By Musa' }, musa)

  const stale = { lesson_id, ...exam, version, fileType: 'audio', subject: 'By Maryam' }
  const second = await uploadFile(school, updateLesson, stale, demoFile('letters.mp3'), maryam)

  expect(second).toMatchObject({
    http: 200,
    status: false,
    code: 'conflict_lesson',
    message: LESSON_CHANGED,
  })
  expect(await listLessons()).toMatchObject([{ subject: 'By Musa', material: '' }])
  expect(await readQuestions(lesson_id)).toEqual([])
  expect(materialFiles(school)).toEqual([])
  const newest = (await callApi(school, getManagedLesson, { lesson_id }, maryam)).data
  const third = { lesson_id, ...exam, version: newest.version, subject: 'By Maryam' }
  expect((await callApi(school, updateLesson, third, maryam)).status).toBe(true)
})

test('a retry of an update is not a conflict (R-ALESSON-013)', async () => {
  const { school, maryam, class_id, listLessons, readQuestions } = await openSchoolWithClass()
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
  expect(await listLessons()).toMatchObject([{ subject: 'The verbs', version: idempotencyKey }])
  expect(await readQuestions(lesson_id)).toHaveLength(1)
})

test('removing a file does not cause a conflict with a concurrent edit', async () => {
  const { school, maryam, musa, class_id, listLessons } = await openSchoolWithClass()
  const added = { class_id, ...exam, fileType: 'audio' }
  const { data } = await uploadFile(school, addLesson, added, demoFile('letters.mp3'), maryam)
  const lesson_id = data.id
  const { version } = (await callApi(school, getManagedLesson, { lesson_id }, maryam)).data
  await callApi(school, removeFile, { lesson_id }, musa)

  const response = await callApi(school, updateLesson, { lesson_id, ...exam, version }, maryam)

  expect(response.status).toBe(true)
  expect(await listLessons()).toMatchObject([{ material: '' }])
})

test('questions of a deleted lesson can be neither read nor removed', async () => {
  const { school, maryam, class_id, readQuestions } = await openSchoolWithClass()
  const { data } = await callApi(
    school,
    addLesson,
    { class_id, ...exam, questions: [verbQuestion] },
    maryam,
  )
  const [{ id }] = await readQuestions(data.id)
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
