import { expect, test } from 'vitest'
import { deleteStudent } from '../../contract/admin/admin.ts'
import { signup } from '../../contract/auth/sign-up.ts'
import { deleteClass } from '../../contract/classes/classes.ts'
import { deleteQuestion, getLessonQuestions } from '../../contract/exams/manage-questions.ts'
import { MAX_QUESTIONS } from '../../contract/lessons/lesson-form.ts'
import { deleteLesson } from '../../contract/lessons/manage-lessons.ts'
import { batchesOf } from '../platform/batches.ts'
import { binOf, openSchoolWithCourse, restore } from '../test/accounts/bin.ts'
import { callApi } from '../test/call-api.ts'
import { seedStudent } from '../test/test-school.ts'

test('an item that cannot be restored stays in the bin, and the response has the reason', async () => {
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

test('a restored question has no link to a deleted lesson, and cannot be restored while its exam is full', async () => {
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
