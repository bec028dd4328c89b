import { expect, test } from 'vitest'
import { submitExam } from '../../contract/exams.ts'
import { deleteLesson } from '../../contract/lessons.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { seedClass, seedLessonRow, seedLessonView } from '../test/seed-class.ts'
import {
  NOUN_OR_VERB,
  seedCandidate,
  seedExam,
  submissionsOf,
  submitAnswers,
} from '../test/seed-exam.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'

const CORRECT_ANSWERS = NOUN_OR_VERB.map((it) => it.answer)
const ACCEPTED = { http: 200, status: true }

test('a student submits an exam and its objective part is scored at once (R-EXAM-014, R-EXAM-018)', async () => {
  const school = await openTestSchool()
  const exam = await seedExam(school)
  const amina = await seedCandidate(school, exam)

  const response = await submitAnswers(school, exam, amina, {
    answers: [CORRECT_ANSWERS[0] ?? '', 'قَلَمٌ'],
  })

  expect(response).toMatchObject({
    ...ACCEPTED,
    message: 'Your exam has been submitted and will be graded soon.',
  })
  expect(await submissionsOf(school, exam)).toMatchObject([
    { student_id: amina.id, class_id: exam.classId, objective_score: 50, total_score: 50 },
  ])
})

test('form fields answer[id] are equivalent to JSON (R-EXAM-014)', async () => {
  const school = await openTestSchool()
  const exam = await seedExam(school)
  const amina = await seedCandidate(school, exam)
  const form = new URLSearchParams({
    lesson_id: String(exam.id),
    examRand: exam.rand,
    email: amina.email,
  })
  for (const [index, id] of exam.questionIds.entries())
    form.set(`answer[${id}]`, CORRECT_ANSWERS[index] ?? '')

  const response = await school.app.inject({
    method: 'POST',
    url: '/submitExam.php',
    headers: {
      authorization: `Bearer ${amina.token}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: form.toString(),
  })

  expect(response.json()).toMatchObject({ status: true })
  expect(await submissionsOf(school, exam)).toMatchObject([{ objective_score: 100 }])
})

test('a numeric option can be sent as a number', async () => {
  const school = await openTestSchool()
  const exam = await seedExam(school, {
    questions: [{ question: 'How many signs has the noun?', answer: '4', option1: '5' }],
  })
  const amina = await seedCandidate(school, exam)

  const answer = { [String(exam.questionIds[0])]: 4 }
  expect(await submitAnswers(school, exam, amina, { answer })).toMatchObject(ACCEPTED)

  expect(await submissionsOf(school, exam)).toMatchObject([{ objective_score: 100 }])
})

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

test('after expiry a student can submit an exam opened before, and no other', async () => {
  const school = await openTestSchool()
  const now = freezeClock('2026-11-20T10:00:00Z')
  const course = await seedClass(school, { price: 100_00, monthly: true })
  const exam = await seedExam(school, { classId: course.id })
  const [amina, bilal] = [await seedStudent(school), await seedStudent(school)]
  for (const { id } of [amina, bilal]) {
    await school.db
      .insertInto('enrolments')
      .values({
        student_id: id,
        class_id: course.id,
        paid: 0,
        paid_until: now - 1,
        enrolled_at: now - 90_000,
      })
      .execute()
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

test('every question requires an answer', async () => {
  const school = await openTestSchool()
  const exam = await seedExam(school, { theoryAnswer: 'Kitāb is a noun.' })
  const amina = await seedCandidate(school, exam)

  const unfinished = { answers: [CORRECT_ANSWERS[0] ?? ''], theory: 'Kitāb.' }
  expect(await submitAnswers(school, exam, amina, unfinished)).toMatchObject({
    http: 200,
    status: false,
    code: 'incomplete_submission',
    message: 'Please answer every question',
  })
  expect(await submissionsOf(school, exam)).toEqual([])
})

test('an answer to another exam or with an unknown option is a client error', async () => {
  const school = await openTestSchool()
  const [exam, other] = [await seedExam(school), await seedExam(school)]
  const amina = await seedCandidate(school, exam)
  const foreignAnswer = { [String(other.questionIds[0])]: CORRECT_ANSWERS[0] }

  expect(await submitAnswers(school, exam, amina, { answer: foreignAnswer })).toMatchObject({
    http: 400,
    code: 'invalid_request',
    message: `answer[${other.questionIds[0]}] is no question of this exam`,
  })
  expect(
    await submitAnswers(school, exam, amina, { answers: ['something else', 'كَتَبَ'] }),
  ).toMatchObject({
    http: 400,
    code: 'invalid_request',
    message: `answer[${exam.questionIds[0]}] is none of the options of its question`,
  })
  expect(await submissionsOf(school, exam)).toEqual([])
})

test('invalid fields are rejected and nothing is stored', async () => {
  const school = await openTestSchool()
  const exam = await seedExam(school)
  const amina = await seedCandidate(school, exam)
  const invalidFields = [
    { answer: 'x' },
    { answer: { __proto__x: 'a' } },
    { answer: { 1: { deep: 'a' } } },
    { answer: { 1: 'a\0' } },
    { lesson_id: '-1' },
    { lesson_id: 'abc' },
    { examRand: '' },
    { examRand: 'a b' },
    { theory: 'x'.repeat(50_001) },
    { email: 'someone@else.example' },
  ]
  for (const fields of invalidFields) {
    const response = await submitAnswers(school, exam, amina, {
      answers: CORRECT_ANSWERS,
      ...fields,
    })
    expect(response.status, JSON.stringify(fields)).toBe(false)
    expect(response.http, JSON.stringify(fields)).toBeGreaterThanOrEqual(400)
    expect(response.http, JSON.stringify(fields)).toBeLessThan(500)
  }
  expect(await submissionsOf(school, exam)).toEqual([])
})

test('a theory-only exam requires the theory answer and stays unmarked', async () => {
  const school = await openTestSchool()
  const exam = await seedExam(school, { questions: [] })
  const amina = await seedCandidate(school, exam)

  expect(await submitAnswers(school, exam, amina, { theory: '   ' })).toMatchObject({
    http: 200,
    status: false,
    code: 'incomplete_submission',
    message: 'Please answer the theory question',
  })
  expect(await submitAnswers(school, exam, amina, { theory: 'الكِتَابُ اِسْمٌ.' })).toMatchObject(
    ACCEPTED,
  )
  expect(await submissionsOf(school, exam)).toMatchObject([
    { theory_text: 'الكِتَابُ اِسْمٌ.', objective_score: null, total_score: null, marked_at: null },
  ])
})

test('an exam with both parts and a blank theory answer is scored on its objective part', async () => {
  const school = await openTestSchool()
  const exam = await seedExam(school, { theoryAnswer: 'Kitāb is a noun.' })
  const amina = await seedCandidate(school, exam)

  expect(
    await submitAnswers(school, exam, amina, { answers: CORRECT_ANSWERS, theory: ' ' }),
  ).toMatchObject(ACCEPTED)

  const [submission] = await submissionsOf(school, exam)
  expect(submission).toMatchObject({ objective_score: 100, theory_score: null, total_score: 100 })
  expect(submission?.marked_at).toBe(submission?.submitted_at)
})

test('a theory answer to an exam without a theory part is ignored', async () => {
  const school = await openTestSchool()
  const exam = await seedExam(school)
  const amina = await seedCandidate(school, exam)

  await submitAnswers(school, exam, amina, { answers: CORRECT_ANSWERS, theory: 'Nobody asked.' })

  expect(await submissionsOf(school, exam)).toMatchObject([{ theory_text: '', total_score: 100 }])
})

test('a second submission is declined and changes nothing (R-EXAM-023)', async () => {
  const school = await openTestSchool()
  const exam = await seedExam(school, { theoryAnswer: 'Kitāb is a noun.' })
  const amina = await seedCandidate(school, exam)
  await submitAnswers(school, exam, amina, { answers: ['كَتَبَ', 'قَلَمٌ'], theory: 'First.' })
  const before = await submissionsOf(school, exam)

  const again = await submitAnswers(school, exam, amina, {
    answers: CORRECT_ANSWERS,
    theory: 'Second.',
  })

  expect(again).toMatchObject({
    http: 200,
    status: false,
    code: 'already_submitted',
    message: 'You have already submitted this exam.',
  })
  expect(await submissionsOf(school, exam)).toEqual(before)
})

test('of fifty concurrent submissions exactly one is stored (R-EXAM-024)', async () => {
  const school = await openTestSchool()
  const exam = await seedExam(school)
  const amina = await seedCandidate(school, exam)

  const responses = await Promise.all(
    Array.from({ length: 50 }, () =>
      submitAnswers(school, exam, amina, { answers: CORRECT_ANSWERS }),
    ),
  )

  expect(responses.filter((it) => it.status)).toHaveLength(1)
  for (const declined of responses.filter((it) => !it.status)) {
    expect(declined).toMatchObject({
      http: 200,
      code: 'already_submitted',
      message: 'You have already submitted this exam.',
    })
  }
  expect(await submissionsOf(school, exam)).toHaveLength(1)
})

test('submissions of two students to one exam are independent', async () => {
  const school = await openTestSchool()
  const exam = await seedExam(school)
  const [amina, bilal] = [await seedCandidate(school, exam), await seedCandidate(school, exam)]

  await submitAnswers(school, exam, amina, { answers: CORRECT_ANSWERS })
  await submitAnswers(school, exam, bilal, { answers: ['كَتَبَ', 'قَلَمٌ'] })

  expect(await submissionsOf(school, exam)).toMatchObject([
    { student_id: amina.id, total_score: 100 },
    { student_id: bilal.id, total_score: 0 },
  ])
})
