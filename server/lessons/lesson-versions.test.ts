import { expect, test } from 'vitest'
import { addLesson, LESSON_CHANGED, updateLesson } from '../../contract/lessons/lesson-form.ts'
import { getManagedLesson, removeFile } from '../../contract/lessons/manage-lessons.ts'
import { textIn } from '../../messages/catalog.ts'
import { callApi } from '../test/call-api.ts'
import {
  exam,
  idempotencyKey,
  materialFiles,
  openSchoolWithClass,
  verbQuestion,
} from '../test/exams/exam-form.ts'
import { demoFile, uploadFile } from '../test/uploads/upload-file.ts'

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
    message: textIn('en', LESSON_CHANGED),
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
