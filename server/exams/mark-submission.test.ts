import sharp from 'sharp'
import { expect, test } from 'vitest'
import { getUnmarkedAnswers, getUnmarkedExams, markExam } from '../../contract/exams/marking.ts'
import { callApi } from '../test/call-api.ts'
import {
  CORRECT_ANSWERS,
  seedCandidate,
  seedExam,
  submissionsOf,
  submitAnswers,
} from '../test/exams/seed-exam.ts'
import { openSchoolWithUnmarkedSubmission, REFERENCE } from '../test/exams/unmarked-submission.ts'
import { seedAdministrator, seedStudent } from '../test/test-school.ts'

test('the marker gets the reference answer and the answer of the student (R-AEXAM-009)', async () => {
  const { amina, submission, listAnswers } = await openSchoolWithUnmarkedSubmission()

  expect(await listAnswers()).toEqual([
    {
      result_id: String(submission?.id),
      user_id: String(amina.id),
      student_name: 'Amina Bello',
      student_email: amina.email,
      theoryAnswer: REFERENCE,
      theory_answer: 'الكِتَابُ اِسْمٌ.',
      photographed: '0',
    },
  ])
})

test('the marker gets a signed URL of a photographed answer', async () => {
  const { school, exam, listAnswers } = await openSchoolWithUnmarkedSubmission()
  const bilal = await seedCandidate(school, exam, 'Bilal Musa')
  const image = { width: 9, height: 9, channels: 3 as const, background: 'white' }
  const bytes = await sharp({ create: image }).jpeg().toBuffer()
  const theory_image = `data:image/jpeg;base64,${bytes.toString('base64')}`
  await submitAnswers(school, exam, bilal, { answers: CORRECT_ANSWERS, theory_image })

  const [first, second] = await listAnswers()

  expect(first.student_name).toBe('Amina Bello')
  expect((await school.app.inject(second.theory_answer)).statusCode).toBe(200)
})

test('a score is a whole number from 0 to 100 (R-AEXAM-007)', async () => {
  const { school, exam, mark, listUnmarked } = await openSchoolWithUnmarkedSubmission()

  for (const theory_score of ['', '101', '-1', '50.5', 'ten', '1e2', 100.5, -3]) {
    expect(await mark({ theory_score }), String(theory_score)).toMatchObject({
      http: 200,
      status: false,
      code: 'invalid_score',
      message: 'Please enter a valid score between 0 and 100',
    })
  }
  expect(await listUnmarked()).toHaveLength(1)

  for (const theory_score of ['0', 100])
    expect(await mark({ theory_score })).toMatchObject({ status: true })
  expect(await submissionsOf(school, exam)).toMatchObject([{ theory_score: 100, total_score: 75 }])
})

test('a second mark replaces the first', async () => {
  const { school, exam, mark } = await openSchoolWithUnmarkedSubmission()
  await mark({ theory_score: '10' })
  const other = await seedAdministrator(school)
  const [submission] = await submissionsOf(school, exam)

  const secondMark = {
    lesson_id: String(exam.id),
    result_id: String(submission?.id),
    theory_score: '90',
  }
  expect(await callApi(school, markExam, secondMark, other)).toMatchObject({ status: true })

  expect(await submissionsOf(school, exam)).toMatchObject([
    { theory_score: 90, total_score: 70, marked_by: other.id },
  ])
})

test('the optional fields must match the submission', async () => {
  const { school, exam, amina, mark, listUnmarked } = await openSchoolWithUnmarkedSubmission()
  const other = await seedExam(school)
  const bilal = await seedStudent(school)
  const wrongFields = [
    { result_id: '999999' },
    { lesson_id: String(other.id) },
    { user_id: String(bilal.id) },
    { class_id: String(other.classId) },
    { student_email: bilal.email },
  ]
  for (const fields of wrongFields) {
    expect(await mark(fields), JSON.stringify(fields)).toMatchObject({
      http: 404,
      status: false,
      code: 'submission_not_found',
      message: 'Exam submission not found',
    })
  }
  expect(await listUnmarked()).toHaveLength(1)

  const matchingFields = {
    user_id: String(amina.id),
    class_id: String(exam.classId),
    student_email: amina.email.toUpperCase(),
  }
  expect(await mark(matchingFields)).toMatchObject({ status: true })
})

test('only administrators list and mark submissions, and invalid fields are rejected', async () => {
  const { school, exam, amina, submission, mark } = await openSchoolWithUnmarkedSubmission()
  const fields = {
    lesson_id: String(exam.id),
    result_id: String(submission?.id),
    theory_score: '100',
  }

  expect((await callApi(school, markExam, fields, amina)).http).toBe(403)
  expect((await callApi(school, markExam, fields)).http).toBe(401)
  expect((await callApi(school, getUnmarkedExams, {}, amina)).http).toBe(403)
  expect((await callApi(school, getUnmarkedAnswers, { lesson_id: '1' }, amina)).http).toBe(403)
  expect((await mark({ result_id: 'abc' })).http).toBe(400)
  expect((await mark({ theory_score: { a: 1 } })).http).toBe(400)
  expect(await submissionsOf(school, exam)).toMatchObject([{ theory_score: null, marked_at: null }])
})
