import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DAY } from '../../contract/duration.ts'
import { deleteQuestion, getLessonQuestions } from '../../contract/exams.ts'
import { addLesson, updateLesson } from '../../contract/lesson-form.ts'
import { deleteLesson, getLessons, getManagedLesson, removeFile } from '../../contract/lessons.ts'
import { purgeBin } from '../bin/purge.ts'
import { now } from '../platform/clock.ts'
import { callApi } from '../test/call-api.ts'
import { seedClass } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, type TestSchool } from '../test/test-school.ts'
import { demoFile, uploadFile } from '../test/upload-file.ts'

const verbLesson = { subject: 'Signs of the verb', inputetype: 'Lesson', scheduled: '0' }

/** A school with one class and an administrator. */
async function openSchoolWithClass() {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const nahw = await seedClass(school)
  return { school, maryam, class_id: String(nahw.id) }
}

const materialFiles = ({ config }: TestSchool) => {
  const folder = join(config.DATA_DIR, 'media/material')
  return existsSync(folder) ? readdirSync(folder) : []
}

const versionOf = async ({ db }: TestSchool, id: string) =>
  (
    await db
      .selectFrom('classes')
      .select('version')
      .where('id', '=', Number(id))
      .executeTakeFirstOrThrow()
  ).version

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

test('a scheduled lesson requires a time, a timetable is never scheduled (R-ALESSON-008)', async () => {
  const { school, maryam, class_id } = await openSchoolWithClass()

  const withoutDate = await callApi(
    school,
    addLesson,
    { class_id, ...verbLesson, scheduled: '1', studydate: '' },
    maryam,
  )
  const timetable = await callApi(
    school,
    addLesson,
    { class_id, ...verbLesson, inputetype: 'Timetableble', scheduled: '1' },
    maryam,
  )
  const withoutSubject = await callApi(
    school,
    addLesson,
    { class_id, ...verbLesson, subject: '  ' },
    maryam,
  )

  expect(withoutDate).toMatchObject({
    http: 400,
    status: false,
    code: 'invalid_request',
    message: 'studydate is required',
  })
  expect(withoutSubject).toMatchObject({
    http: 400,
    code: 'invalid_request',
    message: 'subject is required',
  })
  const { data } = await callApi(school, getLessons, { class_id }, maryam)
  expect(data).toMatchObject([
    { id: timetable.data.id, inputetype: 'Timetableble', scheduled: '0', studydate: '0' },
  ])
})

test.for([{}, { scheduled: '' }])(
  'a timetable is added without the schedule field that its form hides: %o (R-ALESSON-003, R-ALESSON-008)',
  async (choice) => {
    const { school, maryam, class_id } = await openSchoolWithClass()
    const timetableFields = { class_id, subject: 'Hours', about: 'Monday, 8 PM' }

    const timetable = await callApi(
      school,
      addLesson,
      { ...timetableFields, inputetype: 'Timetableble', ...choice },
      maryam,
    )
    const lesson = await callApi(
      school,
      addLesson,
      { ...timetableFields, inputetype: 'Lesson', ...choice },
      maryam,
    )

    expect(timetable).toMatchObject({ http: 200, status: true })
    expect(lesson).toMatchObject({
      http: 400,
      code: 'invalid_request',
      message: 'scheduled is required',
    })
    const { data } = await callApi(school, getLessons, { class_id }, maryam)
    expect(data).toMatchObject([{ inputetype: 'Timetableble', scheduled: '0' }])
  },
)

test('an invalid study date is rejected and no lesson is added (R-ALESSON-008)', async () => {
  const { school, maryam, class_id } = await openSchoolWithClass()

  for (const studydate of [1_000_000_000_000, '1000000000000', -1, 'tomorrow']) {
    const lesson = { class_id, ...verbLesson, scheduled: '1', studydate }
    const response = await callApi(school, addLesson, lesson, maryam)
    expect(response).toMatchObject({ http: 400, status: false })
  }

  const { data } = await callApi(school, getLessons, { class_id }, maryam)
  expect(data).toEqual([])
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

test('every change of a lesson increments the version of its class', async () => {
  const { school, maryam, class_id } = await openSchoolWithClass()
  const { data } = await callApi(
    school,
    addLesson,
    {
      class_id,
      ...verbLesson,
      inputetype: 'Exam',
      questions: [{ question: 'Which?', answer: 'This' }],
    },
    maryam,
  )
  const lesson_id = data.id
  const [question] = (await callApi(school, getLessonQuestions, { lesson_id }, maryam)).data
  const versions = [await versionOf(school, class_id)]

  await callApi(school, updateLesson, { lesson_id, ...verbLesson, inputetype: 'Exam' }, maryam)
  versions.push(await versionOf(school, class_id))
  await callApi(school, deleteQuestion, { obj_id: question.id }, maryam)
  versions.push(await versionOf(school, class_id))
  await callApi(school, removeFile, { lesson_id }, maryam)
  versions.push(await versionOf(school, class_id))
  await callApi(school, deleteLesson, { lesson_id }, maryam)
  versions.push(await versionOf(school, class_id))

  expect(versions).toEqual(versions.map((_, index) => (versions[0] ?? 0) + index))
})
