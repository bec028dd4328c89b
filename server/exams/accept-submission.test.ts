import { expect, test } from 'vitest'
import {
  ACCEPTED,
  CORRECT_ANSWERS,
  seedCandidate,
  seedExam,
  submissionsOf,
  submitAnswers,
} from '../test/exams/seed-exam.ts'
import { openTestSchool } from '../test/test-school.ts'

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
  const blank = { answers: [CORRECT_ANSWERS[0] ?? '', ' '], theory: 'Kitāb.' }
  expect(await submitAnswers(school, exam, amina, blank)).toMatchObject({
    http: 200,
    code: 'incomplete_submission',
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
    message: `answer[${other.questionIds[0]}] is not a question of this exam`,
  })
  expect(
    await submitAnswers(school, exam, amina, { answers: ['something else', 'كَتَبَ'] }),
  ).toMatchObject({
    http: 400,
    code: 'invalid_request',
    message: `answer[${exam.questionIds[0]}] is not an option of its question`,
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
