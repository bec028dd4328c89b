import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { getLessonQuestions, removeObj } from '../../contract/exams.ts'
import {
  addLesson,
  deleteLesson,
  getLessons,
  getManagedLesson,
  removeFile,
  updateLesson,
} from '../../contract/lessons.ts'
import { aClass } from '../test/a-class.ts'
import { ask } from '../test/ask.ts'
import { anAdministrator, openSchool, type TestSchool } from '../test/school.ts'
import { demoFile, send } from '../test/send-file.ts'

const verbs = { subject: 'Signs of the verb', inputetype: 'Lesson', scheduled: '0' }

/** A school with one class and who runs it. */
async function opened() {
  const school = await openSchool()
  const maryam = await anAdministrator(school)
  const nahw = await aClass(school)
  return { school, maryam, class_id: String(nahw.id) }
}

const kept = ({ config }: TestSchool) => {
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

test('a lesson comes after the last one of its class, with all that was written of it (R-ALESSON-012, R-ALESSON-017, R-ALESSON-018, R-ALESSON-022)', async () => {
  const { school, maryam, class_id } = await opened()
  await ask(school, addLesson, { class_id, ...verbs, subject: 'Signs of the noun' }, maryam)

  const answer = await ask(
    school,
    addLesson,
    {
      admin_email: maryam.email,
      class_id,
      ...verbs,
      about: 'فَالاِسْمُ يُعْرَفُ\nThe verb is known.',
      scheduled: '1',
      studydate: '1800000000',
      theoryAnswer: 'Four signs.',
    },
    maryam,
  )

  expect(answer).toMatchObject({ http: 200, status: true, message: 'Lesson added successfully!' })
  const { data } = await ask(school, getLessons, { email: maryam.email, class_id }, maryam)
  expect(data).toMatchObject([
    { subject: 'Signs of the noun', position: 1, class_id },
    { subject: 'Signs of the verb', position: 2, class_id },
  ])
  const lesson_id = answer.data.id
  const one = await ask(school, getManagedLesson, { email: maryam.email, lesson_id }, maryam)
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

test('a scheduled lesson needs its day, a timetable never has one (R-ALESSON-008)', async () => {
  const { school, maryam, class_id } = await opened()

  const without = await ask(
    school,
    addLesson,
    { class_id, ...verbs, scheduled: '1', studydate: '' },
    maryam,
  )
  const timetable = await ask(
    school,
    addLesson,
    { class_id, ...verbs, inputetype: 'Timetableble', scheduled: '1' },
    maryam,
  )
  const nameless = await ask(school, addLesson, { class_id, ...verbs, subject: '  ' }, maryam)

  expect(without).toMatchObject({ http: 400, status: false, message: 'studydate is required' })
  expect(nameless).toMatchObject({ http: 400, message: 'subject is required' })
  const { data } = await ask(school, getLessons, { class_id }, maryam)
  expect(data).toMatchObject([
    { id: timetable.data.id, inputetype: 'Timetableble', scheduled: '0', studydate: '0' },
  ])
})

test.for([{}, { scheduled: '' }])(
  'a timetable is added without the choice that its form hides: %o (R-ALESSON-003, R-ALESSON-008)',
  async (choice) => {
    const { school, maryam, class_id } = await opened()
    const hours = { class_id, subject: 'Hours', about: 'Monday, 8 PM' }

    const timetable = await ask(
      school,
      addLesson,
      { ...hours, inputetype: 'Timetableble', ...choice },
      maryam,
    )
    const lesson = await ask(
      school,
      addLesson,
      { ...hours, inputetype: 'Lesson', ...choice },
      maryam,
    )

    expect(timetable).toMatchObject({ http: 200, status: true })
    expect(lesson).toMatchObject({ http: 400, message: 'scheduled is required' })
    const { data } = await ask(school, getLessons, { class_id }, maryam)
    expect(data).toMatchObject([{ inputetype: 'Timetableble', scheduled: '0' }])
  },
)

test('a day that could not be written back, however it is sent, is refused and adds nothing (R-ALESSON-008)', async () => {
  const { school, maryam, class_id } = await opened()

  for (const studydate of [1_000_000_000_000, '1000000000000', -1, 'tomorrow']) {
    const lesson = { class_id, ...verbs, scheduled: '1', studydate }
    const answer = await ask(school, addLesson, lesson as never, maryam)
    expect(answer).toMatchObject({ http: 400, status: false })
  }

  const { data } = await ask(school, getLessons, { class_id }, maryam)
  expect(data).toEqual([])
})

test('an exam is saved with its questions: known ones change, new ones follow, the rest stay (R-ALESSON-009, R-ALESSON-013, R-ALESSON-019, R-ALESSON-021)', async () => {
  const { school, maryam, class_id } = await opened()
  const exam = { class_id, ...verbs, inputetype: 'Exam' }
  const { data: added } = await ask(
    school,
    addLesson,
    {
      ...exam,
      questions: [
        { id: 'new-1', question: 'Which is a noun?', answer: 'قلم', option1: 'كتب', option2: 'من' },
        { question: 'Which is a verb?', answer: 'كتب' },
      ],
    },
    maryam,
  )
  const lesson_id = added.id
  const questions = async () =>
    (await ask(school, getLessonQuestions, { email: maryam.email, lesson_id }, maryam)).data
  const [noun, verb] = await questions()
  expect(noun).toMatchObject({
    question: 'Which is a noun?',
    answer: 'قلم',
    answer1: 'كتب',
    answer2: 'من',
    answer3: '',
    answer4: '',
  })

  const changed = await ask(
    school,
    updateLesson,
    {
      lesson_id,
      ...exam,
      subject: 'The first exam',
      questions: [
        { id: 'new-7', question: 'Which is a particle?', answer: 'من' },
        { id: verb.id, question: 'Which of these is a verb?', answer: 'كتب', option1: 'قلم' },
      ],
    },
    maryam,
  )

  expect(changed).toMatchObject({ status: true, message: 'Lesson updated successfully!' })
  expect(await questions()).toMatchObject([
    { id: noun.id, question: 'Which is a noun?' },
    { id: verb.id, question: 'Which of these is a verb?', answer1: 'قلم' },
    { question: 'Which is a particle?', answer: 'من' },
  ])
  const removed = await ask(
    school,
    removeObj,
    { admin_email: maryam.email, obj_id: noun.id },
    maryam,
  )
  expect(removed).toMatchObject({ status: true, message: 'Objective removed successfully!' })
  expect(await questions()).toHaveLength(2)
  expect(await ask(school, removeObj, { obj_id: noun.id }, maryam)).toMatchObject({
    status: false,
    message: 'Question not found',
  })
})

test('a question without an answer, a question of another exam, or one outside an exam changes nothing (R-ALESSON-009)', async () => {
  const { school, maryam, class_id } = await opened()
  const exam = { class_id, ...verbs, inputetype: 'Exam' }
  const one = { question: 'Which is a noun?', answer: 'قلم' }
  const { data: first } = await ask(school, addLesson, { ...exam, questions: [one] }, maryam)
  const { data: second } = await ask(school, addLesson, { ...exam, questions: [one] }, maryam)
  const { data } = await ask(school, getLessonQuestions, { lesson_id: first.id }, maryam)

  const unanswered = await ask(
    school,
    addLesson,
    { ...exam, questions: [{ question: 'Which?', answer: ' ' }] },
    maryam,
  )
  const foreign = await ask(
    school,
    updateLesson,
    {
      lesson_id: second.id,
      ...exam,
      subject: 'Changed',
      questions: [{ ...one, question: 'Taken over', id: data[0].id }],
    },
    maryam,
  )
  const outside = await ask(school, addLesson, { class_id, ...verbs, questions: [one] }, maryam)

  expect(unanswered).toMatchObject({ http: 400, message: 'questions.0.answer is required' })
  expect(foreign).toMatchObject({ http: 200, status: false, message: 'Question not found' })
  expect(outside).toMatchObject({ http: 400, message: 'questions belong to an exam' })
  const lessons = (await ask(school, getLessons, { class_id }, maryam)).data
  expect(lessons.map((it: { subject: string }) => it.subject)).toEqual([
    'Signs of the verb',
    'Signs of the verb',
  ])
  const again = await ask(school, getLessonQuestions, { lesson_id: first.id }, maryam)
  expect(again.data).toEqual(data)
})

test('a deleted lesson is gone from the lists and its file from the store (R-ALESSON-014)', async () => {
  const { school, maryam, class_id } = await opened()
  const { data } = await send(
    school,
    addLesson,
    { class_id, ...verbs, fileType: 'audio' },
    demoFile('letters.mp3'),
    maryam,
  )
  await ask(school, addLesson, { class_id, ...verbs, subject: 'The particle' }, maryam)
  expect(kept(school)).toHaveLength(1)

  const answer = await ask(
    school,
    deleteLesson,
    { admin_email: maryam.email, lesson_id: data.id },
    maryam,
  )

  expect(answer).toMatchObject({ status: true, message: 'Lesson deleted successfully!' })
  const left = await ask(school, getLessons, { class_id }, maryam)
  expect(left.data).toMatchObject([{ subject: 'The particle' }])
  expect(kept(school)).toEqual([])
  for (const call of [deleteLesson, removeFile, getManagedLesson]) {
    expect(await ask(school, call, { lesson_id: data.id }, maryam)).toMatchObject({
      http: 200,
      status: false,
      message: 'Lesson not found',
    })
  }
})

test('no lesson is added to a class that is not there, and no file stays', async () => {
  const { school, maryam } = await opened()

  const answer = await send(
    school,
    addLesson,
    { class_id: '999', ...verbs },
    demoFile('reading-sheet.pdf'),
    maryam,
  )

  expect(answer).toMatchObject({ status: false, message: 'Class not found' })
  expect(kept(school)).toEqual([])
})

test('every change of a lesson raises the version of its class', async () => {
  const { school, maryam, class_id } = await opened()
  const { data } = await ask(
    school,
    addLesson,
    { class_id, ...verbs, inputetype: 'Exam', questions: [{ question: 'Which?', answer: 'This' }] },
    maryam,
  )
  const lesson_id = data.id
  const [question] = (await ask(school, getLessonQuestions, { lesson_id }, maryam)).data
  const versions = [await versionOf(school, class_id)]

  await ask(school, updateLesson, { lesson_id, ...verbs, inputetype: 'Exam' }, maryam)
  versions.push(await versionOf(school, class_id))
  await ask(school, removeObj, { obj_id: question.id }, maryam)
  versions.push(await versionOf(school, class_id))
  await ask(school, removeFile, { lesson_id }, maryam)
  versions.push(await versionOf(school, class_id))
  await ask(school, deleteLesson, { lesson_id }, maryam)
  versions.push(await versionOf(school, class_id))

  expect(versions).toEqual(versions.map((_, nth) => (versions[0] ?? 0) + nth))
})
