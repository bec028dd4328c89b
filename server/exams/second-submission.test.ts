import { expect, test } from 'vitest'
import {
  CORRECT_ANSWERS,
  seedCandidate,
  seedExam,
  submissionsOf,
  submitAnswers,
} from '../test/exams/seed-exam.ts'
import { openTestSchool } from '../test/test-school.ts'

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
  // even if it is also incomplete
  expect(await submitAnswers(school, exam, amina)).toMatchObject({ code: 'already_submitted' })
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
