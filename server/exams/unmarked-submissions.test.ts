import { expect, test } from 'vitest'
import { deleteClass } from '../../contract/classes/classes.ts'
import { markExam } from '../../contract/exams/marking.ts'
import { callApi } from '../test/call-api.ts'
import {
  CORRECT_ANSWERS,
  seedCandidate,
  seedExam,
  submissionsOf,
  submitAnswers,
} from '../test/exams/seed-exam.ts'
import { openSchoolWithUnmarkedSubmission } from '../test/exams/unmarked-submission.ts'
import { seedAdministrator } from '../test/test-school.ts'

test('a theory answer is listed as unmarked until it is marked (R-AEXAM-008, R-AEXAM-010)', async () => {
  const { school, exam, amina, listUnmarked, mark, maryam } =
    await openSchoolWithUnmarkedSubmission()

  expect(await listUnmarked()).toEqual([
    {
      lesson_id: String(exam.id),
      user_id: String(amina.id),
      class_id: String(exam.classId),
      subject: 'Noun or verb?',
      class_name: 'Foundations of Naḥw',
    },
  ])

  expect(await mark()).toMatchObject({
    http: 200,
    status: true,
    message: 'Exam marked successfully!',
  })

  expect(await listUnmarked()).toEqual([])
  const [submission] = await submissionsOf(school, exam)
  expect(submission).toMatchObject({ theory_score: 80, total_score: 65, marked_by: maryam.id })
  expect(submission?.marked_at).toBeGreaterThan(0)
})

test('a submission without a theory answer is never listed as unmarked (R-AEXAM-011)', async () => {
  const { school, exam, listUnmarked } = await openSchoolWithUnmarkedSubmission()
  const objective = await seedExam(school)
  const [bilal, hauwa] = [await seedCandidate(school, objective), await seedCandidate(school, exam)]
  await submitAnswers(school, objective, bilal, { answers: CORRECT_ANSWERS })
  await submitAnswers(school, exam, hauwa, { answers: CORRECT_ANSWERS })

  expect(await listUnmarked()).toHaveLength(1)

  const [blankSubmission] = (await submissionsOf(school, exam)).filter(
    (it) => it.student_id === hauwa.id,
  )
  const fields = {
    lesson_id: String(exam.id),
    result_id: String(blankSubmission?.id),
    theory_score: '50',
  }
  expect(await callApi(school, markExam, fields, await seedAdministrator(school))).toMatchObject({
    http: 200,
    status: false,
    code: 'no_written_answer',
    message: 'This submission has no written answer to mark',
  })
})

test('each unmarked submission is listed, oldest first', async () => {
  const { school, exam, amina, listUnmarked } = await openSchoolWithUnmarkedSubmission()
  const bilal = await seedCandidate(school, exam, 'Bilal Musa')
  await submitAnswers(school, exam, bilal, { answers: CORRECT_ANSWERS, theory: 'Kitāb.' })

  const users = (await listUnmarked()).map((it: { user_id: string }) => it.user_id)

  expect(users).toEqual([String(amina.id), String(bilal.id)])
})

test('submissions of a deleted class are not listed', async () => {
  const { school, exam, listUnmarked, listAnswers, maryam } =
    await openSchoolWithUnmarkedSubmission()

  await callApi(school, deleteClass, { class_id: String(exam.classId) }, maryam)

  expect(await listUnmarked()).toEqual([])
  expect(await listAnswers()).toEqual([])
})
