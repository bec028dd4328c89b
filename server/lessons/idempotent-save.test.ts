import { expect, test } from 'vitest'
import { deleteQuestion, getLessonQuestions } from '../../contract/exams/manage-questions.ts'
import { addLesson, updateLesson } from '../../contract/lessons/lesson-form.ts'
import { deleteLesson } from '../../contract/lessons/manage-lessons.ts'
import { callApi } from '../test/call-api.ts'
import {
  exam,
  idempotencyKey,
  materialFiles,
  openSchoolWithClass,
  verbQuestion,
} from '../test/exams/exam-form.ts'
import { seedClass } from '../test/seed-class.ts'
import { demoFile, uploadFile } from '../test/uploads/upload-file.ts'

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
