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

test('a theory answer to an exam without a theory part is ignored, typed or photographed', async () => {
  const school = await openTestSchool()
  const exam = await seedExam(school)
  const [amina, bilal] = [await seedCandidate(school, exam), await seedCandidate(school, exam)]
  const theory_image = 'data:image/jpeg;base64,AAAA'

  await submitAnswers(school, exam, amina, { answers: CORRECT_ANSWERS, theory: 'Not required.' })
  await submitAnswers(school, exam, bilal, { answers: CORRECT_ANSWERS, theory_image })

  const ignored = { theory_text: '', photograph: '', total_score: 100 }
  expect(await submissionsOf(school, exam)).toMatchObject([ignored, ignored])
})
