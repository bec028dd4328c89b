import { expect, test } from 'vitest'
import { submitExam } from '../../contract/exams/exams.ts'
import { beginExam } from '../../contract/exams/sittings.ts'
import { HOUR, MINUTE } from '../../contract/platform/duration.ts'
import { getClassDetails, getLessonDetails } from '../../contract/study/study.ts'
import { callApi } from '../test/call-api.ts'
import {
  ACCEPTED,
  CORRECT_ANSWERS,
  readExam,
  seedCandidate,
  seedExam,
  submissionsOf,
  submitAnswers,
  type TestExam,
} from '../test/exams/seed-exam.ts'
import { START, setClock } from '../test/freeze-clock.ts'
import { seedLessonRow } from '../test/seed-class.ts'
import { openTestSchool, type TestSchool, type TestUser } from '../test/test-school.ts'

const TIME_OVER = { http: 200, status: false, code: 'exam_time_over' }
const ONCE = 'answers-of-amina-0001'

async function openExam(rules: Parameters<typeof seedExam>[1]) {
  setClock(START)
  const school = await openTestSchool()
  const exam = await seedExam(school, rules)
  return { school, exam, amina: await seedCandidate(school, exam) }
}

/** The page of an exam for a site that asks before the time limit begins. */
async function readAsking(school: TestSchool, exam: TestExam, student: TestUser, fields = {}) {
  const ids = { class_id: String(exam.classId), lesson_id: String(exam.id) }
  return (await callApi(school, getLessonDetails, { ...ids, ask_begin: '1', ...fields }, student))
    .data
}

const begin = (school: TestSchool, exam: TestExam, student: TestUser, fields = {}) =>
  callApi(school, beginExam, { lesson_id: String(exam.id), attempt: 1, ...fields }, student)

test('an exam without a last moment, a limit and attempts is sent and submitted as before (R-FAIR-001)', async () => {
  const { school, exam, amina } = await openExam({})
  expect(await readAsking(school, exam, amina)).not.toHaveProperty('exam_sitting')
  expect((await readExam(school, exam, amina)).questions).toHaveLength(2)
  setClock(START + 100 * HOUR)
  expect(await submitAnswers(school, exam, amina, { answers: CORRECT_ANSWERS })).toMatchObject(
    ACCEPTED,
  )
  expect(await readExam(school, exam, amina)).not.toHaveProperty('exam_sitting')
  expect(await school.db.selectFrom('exam_openings').selectAll().execute()).toEqual([])
})

test('a time limit begins when the student begins, and a reload or a second device does not begin it again (R-FAIR-001)', async () => {
  const { school, exam, amina } = await openExam({ time_limit: 30 })
  const before = await readAsking(school, exam, amina)
  expect(before.questions).toEqual([])
  expect(before.exam_sitting).toMatchObject({ state: 'waiting', time_limit: 30, now: START })
  setClock(START + 5 * MINUTE)
  expect(await begin(school, exam, amina)).toMatchObject(ACCEPTED)
  setClock(START + 20 * MINUTE)
  // on another device
  expect(await begin(school, exam, amina)).toMatchObject(ACCEPTED)
  const page = await readAsking(school, exam, amina)
  expect(page.questions).toHaveLength(2)
  expect(page.exam_sitting).toMatchObject({
    ...{ state: 'open', attempt: 1, attempts: 1, can_begin: '0', now: START + 20 * MINUTE },
    ...{ opened_at: START + 5 * MINUTE, ends_at: START + 35 * MINUTE },
  })
})

test('answers to an exam with a time limit or a draw whose questions the student was never sent do not count (R-FAIR-001, R-FAIR-002)', async () => {
  const NOT_OPEN = { http: 200, status: false, code: 'attempt_not_open' }
  for (const rules of [{ time_limit: 30 }, { draw_count: 1 }]) {
    const { school, exam, amina } = await openExam(rules)
    const submit = () => submitAnswers(school, exam, amina, { answers: CORRECT_ANSWERS })
    expect(await submit()).toMatchObject(NOT_OPEN)
    // asking does not send them
    if (rules.time_limit) await readAsking(school, exam, amina)
    expect(await submit()).toMatchObject(NOT_OPEN)
  }
  // a limit that was set while a student had the questions
  const { school, exam, amina } = await openExam({})
  await readExam(school, exam, amina)
  await school.db.updateTable('lessons').set({ time_limit: 30 }).where('id', '=', exam.id).execute()
  expect(await submitAnswers(school, exam, amina, { answers: CORRECT_ANSWERS })).toMatchObject(
    ACCEPTED,
  )
})

test('for a site of an earlier release the time limit begins with the page of the exam (R-FAIR-001)', async () => {
  const { school, exam, amina } = await openExam({ time_limit: 30 })
  expect((await readExam(school, exam, amina)).questions).toHaveLength(2)
  setClock(START + 31 * MINUTE)
  expect(await submitAnswers(school, exam, amina, { answers: CORRECT_ANSWERS })).toMatchObject(
    TIME_OVER,
  )
})

test.each([
  ['in the last second', 0, 30 * MINUTE, ACCEPTED],
  ['a second after it', 0, 30 * MINUTE + 1, TIME_OVER],
  ['in the last second of grace', 2, 32 * MINUTE, ACCEPTED],
  ['a second after the grace', 2, 32 * MINUTE + 1, TIME_OVER],
])(
  'an exam of 30 minutes that is submitted %s counts or not (R-FAIR-001)',
  async (_, grace_minutes, seconds, outcome) => {
    const { school, exam, amina } = await openExam({ time_limit: 30, grace_minutes })
    await begin(school, exam, amina)
    setClock(START + seconds)
    expect(await submitAnswers(school, exam, amina, { answers: CORRECT_ANSWERS })).toMatchObject(
      outcome,
    )
  },
)

test('the last moment ends an exam that was begun late, and no exam begins after it (R-FAIR-001)', async () => {
  const closes_at = String(START + 10 * MINUTE)
  const { school, exam, amina } = await openExam({ time_limit: 30, closes_at })
  await begin(school, exam, amina)
  expect((await readAsking(school, exam, amina)).exam_sitting.ends_at).toBe(START + 10 * MINUTE)
  const bilal = await seedCandidate(school, exam, 'Bilal Musa')
  setClock(START + 10 * MINUTE)
  expect(await begin(school, exam, bilal)).toMatchObject(TIME_OVER)
  const page = await readExam(school, exam, bilal)
  expect(page).toMatchObject({ questions: [], exam_sitting: { state: 'over', can_begin: '0' } })
  setClock(START + 10 * MINUTE + 1)
  expect(await submitAnswers(school, exam, amina, { answers: CORRECT_ANSWERS })).toMatchObject(
    TIME_OVER,
  )
})

test('an exam whose last moment has passed does not close the lessons after it (R-FAIR-001)', async () => {
  const { school, exam, amina } = await openExam({ closes_at: String(START + HOUR) })
  const next = await seedLessonRow(school, exam.classId)
  const open = () => {
    const fields = { class_id: String(exam.classId), lesson_id: String(next) }
    return callApi(school, getLessonDetails, fields, amina)
  }
  setClock(START + HOUR)
  expect(await open()).toMatchObject({ status: false, code: 'exam_not_submitted' })
  setClock(START + HOUR + 1)
  expect(await open()).toMatchObject(ACCEPTED)
  const page = await callApi(school, getClassDetails, { class_id: String(exam.classId) }, amina)
  expect(page.data.lessons[0]).toMatchObject({ closes_at: START + HOUR, examDone: 0 })
})

test('what was answered until the end counts as it is, also if it arrives a day late (R-FAIR-001)', async () => {
  const { school, exam, amina } = await openExam({ time_limit: 30 })
  await begin(school, exam, amina)
  const { exam_version } = await readAsking(school, exam, amina)
  setClock(START + 26 * HOUR)
  const fields = { exam_version, once: ONCE, handed_in_at: START + 30 * MINUTE, attempt: 1 }
  const answers = CORRECT_ANSWERS.slice(0, 1)
  expect(await submitAnswers(school, exam, amina, { answers, ...fields })).toMatchObject(ACCEPTED)
  // the connection was cut before the response
  expect(await submitAnswers(school, exam, amina, { answers, ...fields })).toMatchObject(ACCEPTED)
  expect(await submissionsOf(school, exam)).toMatchObject([
    { submitted_at: START + 30 * MINUTE, received_at: START + 26 * HOUR, objective_score: 50 },
  ])
})

test.each([
  ['three hours ahead', 3 * HOUR],
  ['three hours behind', -3 * HOUR],
])(
  'an exam that is submitted with the clock of a phone %s counts in its last second, and is not submitted later than it arrives or before it was opened (R-FAIR-001)',
  async (_, wrong) => {
    const { school, exam, amina } = await openExam({ time_limit: 30 })
    await begin(school, exam, amina)
    const { exam_version } = await readAsking(school, exam, amina)
    const last = START + 30 * MINUTE
    setClock(last)
    const fields = { exam_version, once: ONCE, attempt: 1, handed_in_at: last + wrong }
    const submission = { answers: CORRECT_ANSWERS, ...fields }
    expect(await submitAnswers(school, exam, amina, submission)).toMatchObject(ACCEPTED)
    expect(await submissionsOf(school, exam)).toMatchObject([
      { submitted_at: wrong > 0 ? last : START, objective_score: 100 },
    ])
  },
)

test('an exam that two devices submit at the end of its time counts once, and what the other device has is kept beside it (R-FAIR-001, R-OFFLINE-008)', async () => {
  const { school, exam, amina } = await openExam({ time_limit: 30 })
  await begin(school, exam, amina)
  const { exam_version } = await readAsking(school, exam, amina)
  setClock(START + 30 * MINUTE)
  const end = { exam_version, attempt: 1, handed_in_at: START + 30 * MINUTE }
  const responses = await Promise.all(
    [CORRECT_ANSWERS, CORRECT_ANSWERS.slice(0, 1)].map((answers, device) =>
      submitAnswers(school, exam, amina, { answers, once: `answers-of-device-${device}`, ...end }),
    ),
  )
  expect(responses.filter((it) => it.status)).toHaveLength(1)
  expect(responses.find((it) => !it.status)).toMatchObject({ code: 'already_submitted' })
  expect(await submissionsOf(school, exam)).toHaveLength(1)
  const { examResult } = await readExam(school, exam, amina)
  expect(examResult.not_counted).toHaveLength(1)
})

test('before the end every question must be answered (R-FAIR-001, R-EXAM-009)', async () => {
  const { school, exam, amina } = await openExam({ time_limit: 30 })
  await begin(school, exam, amina)
  setClock(START + 10 * MINUTE)
  expect(
    await submitAnswers(school, exam, amina, { answers: CORRECT_ANSWERS.slice(0, 1) }),
  ).toMatchObject({ status: false, code: 'incomplete_submission' })
})

test('after the end the page still has the questions for what is saved on the device (R-FAIR-001)', async () => {
  const { school, exam, amina } = await openExam({ time_limit: 30 })
  await begin(school, exam, amina)
  setClock(START + 2 * HOUR)
  const page = await readAsking(school, exam, amina)
  expect(page.questions).toHaveLength(2)
  expect(page.exam_sitting).toMatchObject({ state: 'over', ends_at: START + 30 * MINUTE })
})

test.each([
  ['right', 0],
  ['three hours ahead', 3 * HOUR],
  ['three hours behind', -3 * HOUR],
])(
  'a kept exam that is begun without a connection on a phone whose clock is %s is measured from its begin, never before it was kept (R-FAIR-001)',
  async (_, wrong) => {
    const { school, exam, amina } = await openExam({ time_limit: 30 })
    const kept = await readAsking(school, exam, amina, { kept: '1' })
    expect(kept.questions).toHaveLength(2)
    expect(kept.exam_sitting).toMatchObject({ state: 'waiting', time_limit: 30 })
    const begun = START + 4 * HOUR
    setClock(START + 9 * HOUR)
    const fields = {
      ...{ lesson_id: String(exam.id), examRand: exam.rand, exam_version: kept.exam_version },
      answer: { [String(exam.questionIds[0])]: CORRECT_ANSWERS[0] },
      ...{ once: ONCE, begun_at: begun + wrong, handed_in_at: begun + wrong + 30 * MINUTE },
    }
    expect(await callApi(school, submitExam, fields, amina)).toMatchObject(ACCEPTED)
    const openings = await school.db.selectFrom('exam_openings').selectAll().execute()
    expect(openings).toMatchObject([{ opened_at: begun + wrong, by_phone: 1, served_at: START }])
  },
)

test('a phone cannot claim that a kept exam was begun before it was kept, or written longer than its limit (R-FAIR-001)', async () => {
  const { school, exam, amina } = await openExam({ time_limit: 30 })
  const kept = await readAsking(school, exam, amina, { kept: '1' })
  setClock(START + 9 * HOUR)
  const submission = { exam_version: kept.exam_version, answers: CORRECT_ANSWERS, once: ONCE }
  const fields = { begun_at: START - HOUR, handed_in_at: START + 30 * MINUTE + 1 }
  expect(await submitAnswers(school, exam, amina, { ...submission, ...fields })).toMatchObject(
    TIME_OVER,
  )
})

test('a kept exam that was begun without a connection continues with one from the same begin (R-FAIR-001)', async () => {
  const { school, exam, amina } = await openExam({ time_limit: 30 })
  await readAsking(school, exam, amina, { kept: '1' })
  setClock(START + HOUR)
  await begin(school, exam, amina, { begun_at: String(START + 50 * MINUTE) })
  const { exam_sitting } = await readAsking(school, exam, amina)
  expect(exam_sitting).toMatchObject({ state: 'open', ends_at: START + 80 * MINUTE })
})
