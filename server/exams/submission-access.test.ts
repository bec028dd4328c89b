import { expect, test } from 'vitest'
import { submitExam } from '../../contract/exams/exams.ts'
import { deleteLesson } from '../../contract/lessons/manage-lessons.ts'
import { callApi } from '../test/call-api.ts'
import {
  ACCEPTED,
  CORRECT_ANSWERS,
  seedCandidate,
  seedExam,
  submissionsOf,
  submitAnswers,
} from '../test/exams/seed-exam.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { seedClass, seedEnrolment, seedLessonRow, seedLessonView } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'

test('a student who is not enrolled cannot submit, and a submission requires sign-in (R-EXAM-032)', async () => {
  const school = await openTestSchool()
  const exam = await seedExam(school)
  const bilal = await seedStudent(school)

  expect(await submitAnswers(school, exam, bilal, { answers: CORRECT_ANSWERS })).toMatchObject({
    http: 200,
    status: false,
    code: 'not_enrolled',
    message: 'Please enroll in the class to access lessons.',
  })
  const fields = { lesson_id: String(exam.id), examRand: exam.rand }
  expect(await callApi(school, submitExam, fields)).toMatchObject({ http: 401, status: false })
  expect(await submissionsOf(school, exam)).toEqual([])
})

test('an exam that the student may not open cannot be submitted', async () => {
  const school = await openTestSchool()
  const first = await seedExam(school)
  const second = await seedExam(school, { classId: first.classId })
  const later = freezeClock('2026-11-20T10:00:00Z') + 86_400
  const scheduled = await seedExam(school, { scheduled: '1', studydate: String(later) })
  const amina = await seedCandidate(school, first)
  const bilal = await seedCandidate(school, scheduled)

  expect(await submitAnswers(school, second, amina, { answers: CORRECT_ANSWERS })).toMatchObject({
    http: 200,
    status: false,
    code: 'exam_not_submitted',
    message: 'You cannot continue unless you submit the above exam. You cannot skip an exam.',
  })
  expect(await submitAnswers(school, scheduled, bilal, { answers: CORRECT_ANSWERS })).toMatchObject(
    {
      status: false,
      code: 'lesson_scheduled',
      message: 'This lesson will be available on 21 Nov 2026, 11:00 AM',
    },
  )

  await submitAnswers(school, first, amina, { answers: CORRECT_ANSWERS })
  expect(await submitAnswers(school, second, amina, { answers: CORRECT_ANSWERS })).toMatchObject(
    ACCEPTED,
  )
})

test('an exam of a class that is a draft cannot be submitted', async () => {
  const school = await openTestSchool()
  const draft = await seedClass(school, { draft: true })
  const exam = await seedExam(school, { classId: draft.id })
  const amina = await seedStudent(school)
  await seedEnrolment(school, { studentId: amina.id, classId: draft.id })

  expect(await submitAnswers(school, exam, amina, { answers: CORRECT_ANSWERS })).toMatchObject({
    http: 404,
    status: false,
    code: 'lesson_not_found',
  })
  expect(await submissionsOf(school, exam)).toEqual([])
})

test('after expiry, not in its last second, a student can submit an exam opened before and no other', async () => {
  const school = await openTestSchool()
  const now = freezeClock('2026-11-20T10:00:00Z')
  const course = await seedClass(school, { price: 100_00, monthly: true })
  const exam = await seedExam(school, { classId: course.id })
  const [amina, bilal] = [await seedStudent(school), await seedStudent(school)]
  const hauwa = await seedStudent(school)
  for (const { id } of [amina, bilal, hauwa]) {
    const paidUntil = id === hauwa.id ? now : now - 1
    await seedEnrolment(school, {
      ...{ studentId: id, classId: course.id, paidUntil, enrolledAt: now - 90_000 },
    })
  }
  await school.db
    .insertInto('lesson_views')
    .values({
      student_id: amina.id,
      lesson_id: exam.id,
      class_id: course.id,
      viewed_at: now - 60_000,
    })
    .execute()

  expect(await submitAnswers(school, exam, amina, { answers: CORRECT_ANSWERS })).toMatchObject(
    ACCEPTED,
  )
  expect(await submitAnswers(school, exam, hauwa, { answers: CORRECT_ANSWERS })).toMatchObject(
    ACCEPTED,
  )
  expect(await submitAnswers(school, exam, bilal, { answers: CORRECT_ANSWERS })).toMatchObject({
    status: false,
    code: 'subscription_expired',
    message: 'Your subscription has expired. Please renew to access new content.',
  })
})

test('an exam beyond the lessons of a month cannot be submitted, and can be in the next month', async () => {
  const school = await openTestSchool()
  freezeClock('2026-11-20T10:00:00Z')
  const course = await seedClass(school, { monthlyLimit: 1 })
  const lessonId = await seedLessonRow(school, course.id)
  const exam = await seedExam(school, { classId: course.id })
  const amina = await seedCandidate(school, exam)
  await seedLessonView(school, { studentId: amina.id, lessonId, classId: course.id })

  expect(await submitAnswers(school, exam, amina, { answers: CORRECT_ANSWERS })).toMatchObject({
    status: false,
    code: 'monthly_limit_reached',
  })
  expect(await submissionsOf(school, exam)).toEqual([])

  freezeClock('2026-12-01T10:00:00Z')
  expect(await submitAnswers(school, exam, amina, { answers: CORRECT_ANSWERS })).toMatchObject(
    ACCEPTED,
  )
})

test('a lesson that is not an exam, is deleted, or has another public id accepts no submission', async () => {
  const school = await openTestSchool()
  const exam = await seedExam(school)
  const amina = await seedCandidate(school, exam)
  const lesson = await seedLessonRow(school, exam.classId)
  const submitMessage = async (overrides: object) =>
    (await submitAnswers(school, { ...exam, ...overrides }, amina, { answers: CORRECT_ANSWERS }))
      .message

  expect(await submitMessage({ id: lesson })).toBe('This lesson is not an exam')
  expect(await submitMessage({ rand: 'abcdefghijklmnop' })).toBe(
    'This is not the exam of this lesson',
  )
  expect(await submitMessage({ id: 999_999 })).toBe('Lesson not found')
  await callApi(
    school,
    deleteLesson,
    { lesson_id: String(exam.id) },
    await seedAdministrator(school),
  )
  expect(await submitMessage({})).toBe('Lesson not found')
  expect(await submissionsOf(school, exam)).toEqual([])
})
