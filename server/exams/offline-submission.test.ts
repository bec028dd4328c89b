import { expect, test } from 'vitest'
import { getSubmission } from '../../contract/exams/marking.ts'
import { updateLesson } from '../../contract/lessons/lesson-form.ts'
import { callApi } from '../test/call-api.ts'
import {
  ACCEPTED,
  CORRECT_ANSWERS,
  NOUN_OR_VERB,
  readExam,
  seedCandidate,
  seedExam,
  submissionsOf,
  submitAnswers,
  type TestExam,
} from '../test/exams/seed-exam.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { openTwoProcesses } from '../test/process/two-processes.ts'
import {
  openTestSchool,
  seedAdministrator,
  type TestSchool,
  type TestUser,
} from '../test/test-school.ts'

const PHONE = 'phone-0123456789abcdef'
const TABLET = 'tablet-0123456789abcdef'
const WRONG_ANSWERS = ['كَتَبَ', 'قَلَمٌ']
const DECLINED = { http: 200, status: false, code: 'already_submitted' }

test('a submission that is sent again with its key changes nothing and gets the first response, even after a newer version (R-OFFLINE-007)', async () => {
  const school = await openTestSchool()
  const exam = await seedExam(school)
  const amina = await seedCandidate(school, exam)
  const fields = { answers: CORRECT_ANSWERS, once: PHONE, exam_version: 1 }

  const first = await submitAnswers(school, exam, amina, fields)
  const stored = await submissionsOf(school, exam)
  await changeKey(school, exam)
  const again = await submitAnswers(school, exam, amina, fields)
  const altered = await submitAnswers(school, exam, amina, { answers: WRONG_ANSWERS, once: PHONE })

  expect(first).toMatchObject(ACCEPTED)
  for (const { headers: _, ...repeated } of [again, altered]) expect(first).toMatchObject(repeated)
  expect(await submissionsOf(school, exam)).toEqual(stored)
  expect(stored).toMatchObject([{ total_score: 100, idempotency_key: PHONE }])
  // the key of one exam is not valid for another
  const other = await seedExam(school, { classId: exam.classId })
  expect(await submitAnswers(school, other, amina, fields)).toMatchObject({ http: 400 })
  for (const once of ['short', 'x'.repeat(65), 'with spaces in it']) {
    const response = await submitAnswers(school, exam, amina, { ...fields, once })
    expect(response).toMatchObject({ http: 400, code: 'invalid_request' })
  }
})

/** Makes the first question's wrong option the right one. */
async function changeKey(school: TestSchool, exam: TestExam) {
  const [noun, verb] = NOUN_OR_VERB
  const [nounId, verbId] = exam.questionIds.map(String)
  const response = await callApi(
    school,
    updateLesson,
    {
      ...{ lesson_id: String(exam.id), subject: 'Noun or verb?', inputetype: 'Exam' },
      ...{ scheduled: '0' },
      questions: [
        { ...noun, id: nounId, answer: 'كَتَبَ', option1: 'قَلَمٌ' },
        { ...verb, id: verbId },
      ],
    },
    await seedAdministrator(school),
  )
  expect(response).toMatchObject({ status: true })
}

test('answers that arrive days later are scored against the questions that were answered, and count from the time they were submitted (R-OFFLINE-007)', async () => {
  const school = await openTestSchool()
  const exam = await seedExam(school)
  const [amina, bilal] = [await seedCandidate(school, exam), await seedCandidate(school, exam)]
  const servedAt = freezeClock('2026-11-20T08:00:00Z')
  for (const student of [amina, bilal]) await readExam(school, exam, student)
  freezeClock('2026-11-21T08:00:00Z')
  await changeKey(school, exam)
  const now = freezeClock('2026-11-23T08:00:00Z')
  const submit = (student: TestUser, handed_in_at: unknown) =>
    submitAnswers(school, exam, student, {
      ...{ answers: CORRECT_ANSWERS, exam_version: 1, once: PHONE },
      handed_in_at,
    })

  for (const invalid of [-1, 1.5, 'yesterday', '9'.repeat(13)])
    expect(await submit(amina, invalid)).toMatchObject({ http: 400 })
  expect(await submit(amina, servedAt + 3600)).toMatchObject(ACCEPTED)
  // a phone whose clock is a year behind
  expect(await submit(bilal, String(servedAt - 31_536_000))).toMatchObject(ACCEPTED)

  expect(await submissionsOf(school, exam)).toMatchObject([
    { total_score: 100, submitted_at: servedAt + 3600, received_at: now, exam_version: 1 },
    { total_score: 100, submitted_at: servedAt, received_at: now, exam_version: 1 },
  ])
})

test('the time of a submission is not before its version existed, before the exam was opened, or in the future (R-OFFLINE-007)', async () => {
  const school = await openTestSchool()
  const exam = await seedExam(school)
  const students = [
    await seedCandidate(school, exam),
    await seedCandidate(school, exam),
    await seedCandidate(school, exam),
  ] as const
  freezeClock('2026-11-20T08:00:00Z')
  await readExam(school, exam, students[0])
  const changedAt = freezeClock('2026-11-21T08:00:00Z')
  await changeKey(school, exam)
  const now = freezeClock('2026-11-23T08:00:00Z')
  const submit = (student: TestUser, handed_in_at: number) =>
    submitAnswers(school, exam, student, {
      answers: CORRECT_ANSWERS,
      exam_version: 2,
      handed_in_at,
    })

  await submit(students[0], changedAt - 60)
  await submit(students[1], changedAt)
  await submit(students[2], now + 60)

  expect(await submissionsOf(school, exam)).toMatchObject([
    { submitted_at: changedAt, received_at: now },
    { submitted_at: now, received_at: null },
    { submitted_at: now, received_at: null },
  ])
})

test('the first submission that arrives counts; one of another device is shown to student and teacher as not counted (R-OFFLINE-008)', async () => {
  const school = await openTestSchool()
  const exam = await seedExam(school)
  const amina = await seedCandidate(school, exam)
  await readExam(school, exam, amina)
  await submitAnswers(school, exam, amina, { answers: CORRECT_ANSWERS, once: PHONE })
  const counted = await submissionsOf(school, exam)
  const late = { answers: WRONG_ANSWERS, once: TABLET }

  const second = await submitAnswers(school, exam, amina, late)
  const { headers: _, ...again } = await submitAnswers(school, exam, amina, late)

  expect(second).toMatchObject(DECLINED)
  expect(second).toMatchObject(again)
  expect(await submissionsOf(school, exam)).toEqual(counted)
  const { examResult } = await readExam(school, exam, amina)
  expect(examResult).toMatchObject({ total_score: 100, not_counted: [{ objective_score: 0 }] })
  const { data } = await callApi(
    school,
    getSubmission,
    { result_id: String(counted[0]?.id) },
    await seedAdministrator(school),
  )
  expect(data).toMatchObject({ total_score: 100, not_counted: [{ objective_score: 0 }] })
  // a client without a key is declined as before, and nothing more is stored
  await submitAnswers(school, exam, amina, { answers: WRONG_ANSWERS })
  expect((await readExam(school, exam, amina)).examResult.not_counted).toHaveLength(1)
})

test('of concurrent copies of two submissions, one counts and one does not (R-OFFLINE-007, R-OFFLINE-008)', async () => {
  const school = await openTestSchool()
  const processes = await openTwoProcesses(school)
  const exam = await seedExam(school)
  const amina = await seedCandidate(school, exam)

  const responses = await Promise.all(
    Array.from({ length: 16 }, async (_, index) => {
      const once = index % 4 < 2 ? PHONE : TABLET
      const process = processes[index % 2 ? 1 : 0]
      return {
        once,
        ...(await submitAnswers(process, exam, amina, { answers: CORRECT_ANSWERS, once })),
      }
    }),
  )

  const [counted] = await submissionsOf(school, exam)
  for (const { once, ...response } of responses) {
    expect(response).toMatchObject(once === counted?.idempotency_key ? ACCEPTED : DECLINED)
  }
  expect(await submissionsOf(school, exam)).toHaveLength(1)
  expect((await readExam(school, exam, amina)).examResult.not_counted).toHaveLength(1)
})

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('a photographed answer is stored once even if it is sent again, and at most ten uncounted submissions are stored', async () => {
  const school = await openTestSchool()
  const exam = await seedExam(school, { questions: [] })
  const amina = await seedCandidate(school, exam)
  const submit = (once: string) => submitAnswers(school, exam, amina, { theory_image: PIXEL, once })

  const copies = await Promise.all(Array.from({ length: 4 }, () => submit(PHONE)))
  for (const copy of copies) expect(copy).toMatchObject(ACCEPTED)
  for (let index = 0; index < 12; index++)
    expect(await submit(`${TABLET}-${index}`)).toMatchObject(DECLINED)

  const { not_counted } = (await readExam(school, exam, amina)).examResult
  expect(not_counted).toHaveLength(10)
  expect(not_counted[0]).toMatchObject({ photographed: '1' })
  const keys: string[] = []
  for await (const page of school.files.list('theory')) keys.push(...page.map((it) => it.key))
  expect(keys).toHaveLength(11)
})
