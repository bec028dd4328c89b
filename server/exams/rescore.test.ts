import { expect, test } from 'vitest'
import { getAuditLog } from '../../contract/audit/audit.ts'
import { getSemesterGrades } from '../../contract/exams/exams.ts'
import { deleteQuestion } from '../../contract/exams/manage-questions.ts'
import { markExam } from '../../contract/exams/marking.ts'
import { now } from '../platform/clock.ts'
import { callApi } from '../test/call-api.ts'
import {
  ACCEPTED,
  CORRECT_ANSWERS,
  NOUN_OR_VERB,
  readExam,
  seedCandidate,
  submissionsOf,
  submitAnswers,
} from '../test/exams/seed-exam.ts'
import { seedSubmittedExam } from '../test/exams/submitted-exam.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import type { TestUser } from '../test/test-school.ts'

test('a client that does not choose keeps the scores, and the result shows the answered questions (R-OFFLINE-007)', async () => {
  const { amina, noun, correctKey, read, scores, versions } = await seedSubmittedExam()
  expect(await read(amina)).toMatchObject({ exam_version: 1 })

  expect(await correctKey()).toMatchObject({ status: true, data: null })

  expect(await scores()).toEqual([[50, null, null]])
  const result = await read(amina)
  expect(result).toMatchObject({ exam_version: 1, examResult: { objective_score: 50 } })
  expect(result.questions[0]).toMatchObject({ id: noun, answer: 'قَلَمٌ', earned: 0 })
  expect(await versions()).toMatchObject({
    submissions: 1,
    versions: [
      { version: 2, questions: 2, answered: 0, scored: 0 },
      { version: 1, questions: 2, answered: 1, scored: 1, replaced_by: 'Maryam Sani' },
    ],
  })
})

test('a corrected key can score every submission again; marks stay, the total follows, and it can be undone', async () => {
  const { school, exam, amina, maryam, correctKey, rescore, read, scores } =
    await seedSubmittedExam()
  const [submission] = await submissionsOf(school, exam)
  const mark = { lesson_id: String(exam.id), result_id: String(submission?.id), theory_score: 80 }
  await callApi(school, markExam, mark, maryam)
  expect(await scores()).toEqual([[50, 80, 65]])

  const saved = await correctKey({ scores: 'rescore' })

  expect(saved).toMatchObject({ status: true, data: { rescored: 1, changed: 1 } })
  expect(await scores()).toEqual([[100, 80, 90]])
  const result = await read(amina)
  expect(result.questions[0]).toMatchObject({ answer: 'كَتَبَ', earned: 1 })
  const grades = (await callApi(school, getSemesterGrades, {}, amina)).data
  expect(grades).toMatchObject([{ average_score: 90 }])
  const log = (await callApi(school, getAuditLog, { act: 'rescoreExam' }, maryam)).data
  expect(log.rows).toMatchObject([
    {
      detail: `exam ${exam.id}: Noun or verb?. 1 submission scored again, 1 score changed, version 2`,
      changes: [{ field: 'objectiveScore', before: 50, after: 100 }],
    },
  ])

  expect(await rescore(1)).toMatchObject({ data: { rescored: 1, changed: 1 } })
  expect(await scores()).toEqual([[50, 80, 65]])
  expect((await read(amina)).questions[0]).toMatchObject({ answer: 'قَلَمٌ', earned: 0 })
})

test('a submission counts for the version that it answers, and is never scored against an older one (R-OFFLINE-007)', async () => {
  const { school, exam, correctKey, rescore, scores } = await seedSubmittedExam()
  const late = await seedCandidate(school, exam, 'Late Student')
  const next = await seedCandidate(school, exam, 'Next Student')
  await readExam(school, exam, late)
  await correctKey()

  const answers = CORRECT_ANSWERS
  expect(await submitAnswers(school, exam, late, { answers, exam_version: '1' })).toMatchObject(
    ACCEPTED,
  )
  expect(await submitAnswers(school, exam, next, { answers, exam_version: '2' })).toMatchObject(
    ACCEPTED,
  )

  expect((await scores()).map(([objective]) => objective)).toEqual([50, 100, 50])
  await rescore(1)
  expect((await scores()).map(([objective]) => objective)).toEqual([50, 100, 50])
  await rescore(2)
  expect((await scores()).map(([objective]) => objective)).toEqual([100, 50, 50])
})

test('a replaced version counts only from a student who was shown it (R-OFFLINE-007)', async () => {
  const { school, exam, correctKey } = await seedSubmittedExam()
  const never = await seedCandidate(school, exam, 'Never Opened')
  const later = await seedCandidate(school, exam, 'Opened Later')
  await correctKey()
  freezeClock(new Date((now() + 60) * 1000).toISOString())
  await readExam(school, exam, later)
  for (const student of [never, later]) {
    const leaked = { answers: CORRECT_ANSWERS, exam_version: '1' }
    expect(await submitAnswers(school, exam, student, leaked)).toMatchObject({
      http: 404,
      code: 'exam_version_not_found',
    })
    const current = { answers: CORRECT_ANSWERS, exam_version: '2' }
    expect(await submitAnswers(school, exam, student, current)).toMatchObject(ACCEPTED)
  }
})

test('a student who opened the exam before does not count with a leaked version that came and went unseen (R-OFFLINE-007)', async () => {
  const { school, exam, noun, verb, correctKey } = await seedSubmittedExam()
  const early = await seedCandidate(school, exam, 'Opened Early')
  const again = await seedCandidate(school, exam, 'Opened Twice')
  for (const student of [early, again]) await readExam(school, exam, student)
  freezeClock(new Date((now() + 60) * 1000).toISOString())
  await correctKey()
  await readExam(school, exam, again)
  freezeClock(new Date((now() + 60) * 1000).toISOString())
  const questions = NOUN_OR_VERB.map((it, index) => ({ ...it, id: index === 0 ? noun : verb }))
  await correctKey({ questions })
  const submit = (student: TestUser, exam_version: string) =>
    submitAnswers(school, exam, student, { answers: CORRECT_ANSWERS, exam_version })

  expect(await submit(early, '2')).toMatchObject({ http: 404, code: 'exam_version_not_found' })
  expect(await submit(early, '1')).toMatchObject(ACCEPTED)
  expect(await submit(again, '2')).toMatchObject(ACCEPTED)
})

test('an unknown version of an exam is rejected', async () => {
  const { school, exam, rescore } = await seedSubmittedExam()
  const student = await seedCandidate(school, exam, 'Next Student')
  const submitted = await submitAnswers(school, exam, student, {
    answers: CORRECT_ANSWERS,
    exam_version: '7',
  })
  expect(submitted).toMatchObject({ http: 404, code: 'exam_version_not_found' })
  expect(await rescore(7)).toMatchObject({ http: 404, code: 'exam_version_not_found' })
})

test('a removed question stays in the result until the exam is scored again, and then no longer counts', async () => {
  const { school, maryam, amina, noun, verb, update, read, scores, rescore } =
    await seedSubmittedExam()

  await callApi(school, deleteQuestion, { obj_id: noun }, maryam)

  expect((await read(amina)).questions).toHaveLength(2)
  expect(await rescore(2)).toMatchObject({ data: { rescored: 1, changed: 1 } })
  expect(await scores()).toEqual([[100, null, null]])
  expect((await read(amina)).questions).toMatchObject([{ id: verb }])
  // no answered question is left, so the score stays
  const removedAll = await update({ removed: [verb], scores: 'rescore' })
  expect(removedAll).toMatchObject({ data: { rescored: 0, changed: 0 } })
  expect(await scores()).toEqual([[100, null, null]])
})
