import { expect, test } from 'vitest'
import { deleteStudent, findStudents } from '../../contract/admin.ts'
import { type BinKind, getBin, restoreFromBin } from '../../contract/bin.ts'
import {
  deleteCertificateTemplate,
  getCertificateTemplates,
  saveCertificateTemplate,
} from '../../contract/certificates.ts'
import { deleteClass, getClasses } from '../../contract/classes.ts'
import { getDeletionImpact } from '../../contract/deletion-impact.ts'
import { DAY } from '../../contract/duration.ts'
import { enrolInClass, getMyClasses } from '../../contract/enrolment.ts'
import { deleteQuestion, getLessonQuestions, getSemesterGrades } from '../../contract/exams.ts'
import { addLesson, MAX_QUESTIONS } from '../../contract/lesson-form.ts'
import { deleteLesson, getLessons } from '../../contract/lessons.ts'
import { deleteQuizQuestion, getQuizQuestions, saveQuizQuestion } from '../../contract/quiz-bank.ts'
import { signup } from '../../contract/sign-up.ts'
import { getClassDetails, recordLessonView } from '../../contract/study.ts'
import { batchesOf } from '../platform/batches.ts'
import { now } from '../platform/clock.ts'
import { callApi } from '../test/call-api.ts'
import { openSchoolWithQuiz } from '../test/quiz.ts'
import { seedClass, seedLessonRow } from '../test/seed-class.ts'
import { CORRECT_ANSWERS, seedCandidate, seedExam, submitAnswers } from '../test/seed-exam.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
  type TestUser,
} from '../test/test-school.ts'
import { demoFile, uploadFile } from '../test/upload-file.ts'
import { purgeBin } from './purge.ts'

const restore = (school: TestSchool, kind: BinKind, id: string | number, as: TestUser) =>
  callApi(school, restoreFromBin, { kind, item_id: String(id) }, as)

const binOf = async (school: TestSchool, as: TestUser) =>
  (await callApi(school, getBin, {}, as)).data

/** An exam that Amina has submitted, in a class with a lesson that she has opened. */
async function openSchoolWithCourse() {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school, { name: 'Maryam Sani' })
  const exam = await seedExam(school)
  const lessonId = await seedLessonRow(school, exam.classId)
  const amina = await seedCandidate(school, exam)
  const classRef = { class_id: String(exam.classId) }
  await callApi(school, recordLessonView, { ...classRef, lesson_id: String(lessonId) }, amina)
  await submitAnswers(school, exam, amina, { answers: CORRECT_ANSWERS })
  return { school, maryam, amina, exam, lessonId, classRef }
}

test('a deleted class is gone for students, and a restored one has its students, progress and submissions (R-CLASS-046)', async () => {
  const { school, maryam, amina, exam, classRef } = await openSchoolWithCourse()
  const seenByStudent = async () => [
    (await callApi(school, getClassDetails, classRef, amina)).data,
    (await callApi(school, getMyClasses, {}, amina)).data,
    (await callApi(school, getSemesterGrades, {}, amina)).data,
    (await callApi(school, getClasses)).data,
  ]
  const before = await seenByStudent()
  const impact = await callApi(
    school,
    getDeletionImpact,
    { kind: 'class', item_id: classRef.class_id },
    maryam,
  )
  expect(impact.data).toMatchObject({ students: 1, lessons: 2, submissions: 1 })

  await callApi(school, deleteClass, classRef, maryam)

  expect(await callApi(school, getClassDetails, classRef, amina)).toMatchObject({ http: 404 })
  expect((await callApi(school, getClasses)).data).toEqual([])
  expect(await binOf(school, maryam)).toEqual({
    items: [
      {
        kind: 'class',
        item_id: classRef.class_id,
        name: 'Foundations of Naḥw',
        place: '',
        deleted_at: expect.any(Number),
        deleted_by: 'Maryam Sani',
        ends_at: expect.any(Number),
      },
    ],
    total: 1,
    page: 1,
  })
  expect(await restore(school, 'class', exam.classId, maryam)).toMatchObject({ status: true })
  expect(await seenByStudent()).toEqual(before)
  expect(await binOf(school, maryam)).toMatchObject({ total: 0 })
})

test('a restored lesson has its file, its place and the links from questions; after 30 days it cannot be restored and its file is deleted (R-ALESSON-014)', async () => {
  const { school, maryam, exam, classRef } = await openSchoolWithCourse()
  const form = { subject: 'Roots', about: 'Three letters', inputetype: 'Lesson', scheduled: '0' }
  const { data: added } = await uploadFile(
    school,
    addLesson,
    { ...classRef, ...form, sample: '1' },
    demoFile('reading-sheet.pdf'),
    maryam,
  )
  const link = { explained_in: Number(added.id) }
  const [questionId] = exam.questionIds
  await school.db.updateTable('questions').set(link).where('id', '=', Number(questionId)).execute()
  const state = async () => ({
    lessons: (await callApi(school, getLessons, classRef, maryam)).data.map(
      ({ material: _, material_url: __, ...it }: Record<string, unknown>) => it,
    ),
    questions: (await callApi(school, getLessonQuestions, { lesson_id: String(exam.id) }, maryam))
      .data,
  })
  const before = await state()
  const { material } = await school.db
    .selectFrom('lessons')
    .select('material')
    .where('id', '=', Number(added.id))
    .executeTakeFirstOrThrow()
  const isStored = async () => (await school.files.size(material)) !== null

  await callApi(school, deleteLesson, { lesson_id: added.id }, maryam)
  expect((await state()).lessons).toHaveLength(2)
  expect(await binOf(school, maryam)).toMatchObject({
    items: [{ kind: 'lesson', name: 'Roots', place: 'Foundations of Naḥw' }],
  })
  expect(await restore(school, 'lesson', added.id, maryam)).toMatchObject({ status: true })
  expect(await state()).toEqual(before)

  await callApi(school, deleteLesson, { lesson_id: added.id }, maryam)
  await purgeBin(school, now() + 29 * DAY)
  expect(await isStored()).toBe(true)
  await purgeBin(school, now() + 31 * DAY)
  expect(await isStored()).toBe(false)
  expect(await restore(school, 'lesson', added.id, maryam)).toMatchObject({
    http: 404,
    code: 'not_in_bin',
  })
})

test('questions, templates, quiz questions and students return as they were', async () => {
  const school = await openSchoolWithQuiz()
  const maryam = await seedAdministrator(school)
  const exam = await seedExam(school)
  const amina = await seedStudent(school, { name: 'Amina Bello', wallet: 500_00 })
  const template = { title: 'Naḥw', footer: 'Lisan', certificateContent: 'Has completed' }
  const templateId = (await callApi(school, saveCertificateTemplate, template, maryam)).data.id
  const quizQuestion = { level: 'easy', question: 'Which of these is a quill?', seconds: 20 }
  const options = { answer: 'قَلَمٌ', others: ['بَابٌ'] }
  const quizId = (await callApi(school, saveQuizQuestion, { ...quizQuestion, ...options }, maryam))
    .data.id
  const cases = [
    {
      kind: 'question' as const,
      id: exam.questionIds[0],
      remove: { call: deleteQuestion, fields: { obj_id: String(exam.questionIds[0]) } },
      list: { call: getLessonQuestions, fields: { lesson_id: String(exam.id) } },
    },
    {
      kind: 'template' as const,
      id: templateId,
      remove: { call: deleteCertificateTemplate, fields: { template_id: templateId } },
      list: { call: getCertificateTemplates, fields: {} },
    },
    {
      kind: 'quizQuestion' as const,
      id: quizId,
      remove: { call: deleteQuizQuestion, fields: { question_id: quizId } },
      list: { call: getQuizQuestions, fields: { level: 'easy', search: 'quill' } },
    },
    {
      kind: 'student' as const,
      id: amina.id,
      remove: { call: deleteStudent, fields: { student_id: String(amina.id) } },
      list: { call: findStudents, fields: { search: 'Amina' } },
    },
  ]
  for (const { kind, id, remove, list } of cases) {
    const before = (await callApi(school, list.call, list.fields, maryam)).data
    expect(await callApi(school, remove.call, remove.fields, maryam), kind).toMatchObject({
      status: true,
    })
    expect((await callApi(school, list.call, list.fields, maryam)).data, kind).not.toEqual(before)

    expect(await restore(school, kind, id, maryam), kind).toMatchObject({ status: true })

    expect((await callApi(school, list.call, list.fields, maryam)).data, kind).toEqual(before)
    expect(await restore(school, kind, id, maryam), kind).toMatchObject({ http: 404 })
  }
})

test('what cannot return says why and stays in the bin', async () => {
  const { school, maryam, exam, lessonId, classRef } = await openSchoolWithCourse()
  const email = 'hauwa@example.org'
  const hauwa = await seedStudent(school, { email })
  await callApi(school, deleteStudent, { student_id: String(hauwa.id) }, maryam)
  const form = { name: 'Hauwa', phonenumber: '08031234567', password: 'the password' }
  await callApi(school, signup, { ...form, email })
  await callApi(school, deleteLesson, { lesson_id: String(lessonId) }, maryam)
  await callApi(school, deleteQuestion, { obj_id: String(exam.questionIds[1]) }, maryam)
  await callApi(school, deleteClass, classRef, maryam)

  expect(await restore(school, 'student', hauwa.id, maryam)).toMatchObject({
    code: 'restore_conflict',
  })
  expect(await restore(school, 'lesson', lessonId, maryam)).toMatchObject({ code: 'class_in_bin' })
  expect(await restore(school, 'question', Number(exam.questionIds[1]), maryam)).toMatchObject({
    code: 'class_in_bin',
  })
  expect(await binOf(school, maryam)).toMatchObject({ total: 4 })
  await restore(school, 'class', exam.classId, maryam)
  expect(await restore(school, 'lesson', lessonId, maryam)).toMatchObject({ status: true })
})

test('a restored question has no link to a lesson that was deleted since, and waits while its exam is full', async () => {
  const { school, maryam, exam, lessonId } = await openSchoolWithCourse()
  const [questionId = 0] = exam.questionIds.map(Number)
  const questions = async () =>
    (await callApi(school, getLessonQuestions, { lesson_id: String(exam.id) }, maryam)).data
  const { id: _, ...row } = await school.db
    .updateTable('questions')
    .set({ explained_in: lessonId })
    .where('id', '=', questionId)
    .returningAll()
    .executeTakeFirstOrThrow()
  await callApi(school, deleteQuestion, { obj_id: String(questionId) }, maryam)
  await callApi(school, deleteLesson, { lesson_id: String(lessonId) }, maryam)
  const count = (await questions()).length
  const copies = Array.from({ length: MAX_QUESTIONS - count }, () => ({
    ...row,
    explained_in: null,
  }))
  for (const batch of batchesOf(copies, 50))
    await school.db.insertInto('questions').values(batch).execute()

  expect(await restore(school, 'question', questionId, maryam)).toMatchObject({
    code: 'restore_conflict',
  })
  const [last] = (await questions()).slice(-1)
  await callApi(school, deleteQuestion, { obj_id: last.id }, maryam)
  expect(await restore(school, 'question', questionId, maryam)).toMatchObject({ status: true })

  const restored = (await questions()).find((it: { id: string }) => it.id === String(questionId))
  expect(restored.explained_in ?? null).toBeNull()
})

test('the bin has twenty items a page, and filters by kind', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school)
  for (let nth = 1; nth <= 21; nth++) {
    const { id } = await seedClass(school, { name: `Class ${nth}` })
    await callApi(school, deleteClass, { class_id: String(id) }, maryam)
  }
  await callApi(school, deleteStudent, { student_id: String(amina.id) }, maryam)

  const page = (fields: object) => callApi(school, getBin, { ...fields }, maryam)
  const [first, second, students] = [
    await page({ kind: 'class' }),
    await page({ kind: 'class', page: 9 }),
    await page({ kind: 'student' }),
  ]

  expect(first.data).toMatchObject({ total: 21, page: 1 })
  expect(first.data.items[0].name).toBe('Class 21')
  expect(second.data).toMatchObject({ page: 2, items: [{ name: 'Class 1' }] })
  expect(students.data).toMatchObject({ total: 1, items: [{ place: amina.email }] })
  const impact = { kind: 'student', item_id: String(amina.id) }
  expect((await callApi(school, getDeletionImpact, impact, maryam)).data.balance).toBe(0)
  expect(await callApi(school, enrolInClass, { class_id: '1' }, amina)).toMatchObject({ http: 401 })
})
