import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addLesson } from '../../contract/lessons/lesson-form.ts'
import {
  deleteLesson,
  getLessons,
  getManagedLesson,
  removeFile,
} from '../../contract/lessons/manage-lessons.ts'
import { DAY } from '../../contract/platform/duration.ts'
import { purgeBin } from '../bin/store.ts'
import { now } from '../platform/clock.ts'
import { callApi } from '../test/call-api.ts'
import { openSchoolWithClass, verbLesson } from '../test/lessons/verb-lesson.ts'
import type { TestSchool } from '../test/test-school.ts'
import { demoFile, uploadFile } from '../test/uploads/upload-file.ts'

const materialFiles = ({ config }: TestSchool) => {
  const folder = join(config.DATA_DIR, 'media/material')
  return existsSync(folder) ? readdirSync(folder) : []
}

test('a new lesson is added at the end of its class with all its fields (R-ALESSON-012, R-ALESSON-017, R-ALESSON-018, R-ALESSON-022)', async () => {
  const { school, maryam, class_id } = await openSchoolWithClass()
  await callApi(
    school,
    addLesson,
    { class_id, ...verbLesson, subject: 'Signs of the noun' },
    maryam,
  )

  const response = await callApi(
    school,
    addLesson,
    {
      admin_email: maryam.email,
      class_id,
      ...verbLesson,
      about: 'فَالاِسْمُ يُعْرَفُ\nThe verb is known.',
      scheduled: '1',
      studydate: '1800000000',
      theoryAnswer: 'Four signs.',
    },
    maryam,
  )

  expect(response).toMatchObject({ http: 200, status: true, message: 'Lesson added successfully!' })
  const { data } = await callApi(school, getLessons, { email: maryam.email, class_id }, maryam)
  expect(data).toMatchObject([
    { subject: 'Signs of the noun', position: 1, class_id },
    { subject: 'Signs of the verb', position: 2, class_id },
  ])
  const lesson_id = response.data.id
  const one = await callApi(school, getManagedLesson, { email: maryam.email, lesson_id }, maryam)
  expect(one.data).toMatchObject({
    id: lesson_id,
    class_id,
    inputetype: 'Lesson',
    about: 'فَالاِسْمُ يُعْرَفُ\nThe verb is known.',
    scheduled: '1',
    studydate: '1800000000',
    position: 2,
    theoryAnswer: 'Four signs.',
    material: '',
    materialExtension: '',
  })
})

test('deleting a lesson removes it from the lists, and its file after 30 days (R-ALESSON-014)', async () => {
  const { school, maryam, class_id } = await openSchoolWithClass()
  const { data } = await uploadFile(
    school,
    addLesson,
    { class_id, ...verbLesson, fileType: 'audio' },
    demoFile('letters.mp3'),
    maryam,
  )
  await callApi(school, addLesson, { class_id, ...verbLesson, subject: 'The particle' }, maryam)
  expect(materialFiles(school)).toHaveLength(1)

  const response = await callApi(
    school,
    deleteLesson,
    { admin_email: maryam.email, lesson_id: data.id },
    maryam,
  )

  expect(response).toMatchObject({ status: true, message: 'Lesson deleted successfully!' })
  const remaining = await callApi(school, getLessons, { class_id }, maryam)
  expect(remaining.data).toMatchObject([{ subject: 'The particle' }])
  expect(materialFiles(school)).toHaveLength(1)
  await purgeBin(school, now() + 31 * DAY)
  expect(materialFiles(school)).toEqual([])
  for (const call of [deleteLesson, removeFile, getManagedLesson]) {
    expect(await callApi(school, call, { lesson_id: data.id }, maryam)).toMatchObject({
      http: 404,
      status: false,
      code: 'lesson_not_found',
      message: 'Lesson not found',
    })
  }
})

test('adding a lesson to a missing class fails and leaves no file', async () => {
  const { school, maryam } = await openSchoolWithClass()

  const response = await uploadFile(
    school,
    addLesson,
    { class_id: '999', ...verbLesson },
    demoFile('reading-sheet.pdf'),
    maryam,
  )

  expect(response).toMatchObject({
    status: false,
    code: 'class_not_found',
    message: 'Class not found',
  })
  expect(materialFiles(school)).toEqual([])
})
