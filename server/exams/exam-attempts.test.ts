import { expect, test } from 'vitest'
import { getExamAllowance, setExamAllowance } from '../../contract/exams/allowances.ts'
import { getGradebookRows } from '../../contract/exams/gradebook.ts'
import { getSubmission, markExam } from '../../contract/exams/marking.ts'
import { beginExam } from '../../contract/exams/sittings.ts'
import { updateLesson } from '../../contract/lessons/lesson-form.ts'
import { HOUR, MINUTE } from '../../contract/platform/duration.ts'
import { getClassDetails } from '../../contract/study/study.ts'
import { callApi } from '../test/call-api.ts'
import {
  ACCEPTED,
  CORRECT_ANSWERS,
  readExam,
  seedCandidate,
  seedExam,
  submissionsOf,
  submitAnswers,
} from '../test/exams/seed-exam.ts'
import { START, setClock } from '../test/freeze-clock.ts'
import { openTestSchool, seedAdministrator, seedStaff, type TestUser } from '../test/test-school.ts'

const WRONG = ['مِنْ', 'إِلَى']
const HALF = ['قَلَمٌ', 'إِلَى']

async function openExam(rules: Parameters<typeof seedExam>[1] = {}) {
  setClock(START)
  const school = await openTestSchool()
  const exam = await seedExam(school, rules)
  const owner = await seedAdministrator(school)
  const amina = await seedCandidate(school, exam)
  const ids = { lesson_id: String(exam.id), student_id: String(amina.id) }
  const begin = (attempt: number) =>
    callApi(school, beginExam, { lesson_id: String(exam.id), attempt }, amina)
  const submit = (attempt: number, answers: string[], fields = {}) =>
    submitAnswers(school, exam, amina, { answers, attempt, ...fields })
  const give = (more: object, as: TestUser = owner) =>
    callApi(
      school,
      setExamAllowance,
      { ...ids, extra_attempts: 0, extra_minutes: 0, closes_at: '0', ...more },
      as,
    )
  /** The average and the scores of the gradebook, and the score on the class page. */
  const scores = async () => {
    const class_id = String(exam.classId)
    const { data } = await callApi(school, getGradebookRows, { class_id }, owner)
    const page = await callApi(school, getClassDetails, { class_id }, amina)
    return [...data.scores, page.data.lessons[0].exam_score]
  }
  return { school, exam, owner, amina, ids, begin, submit, give, scores }
}

test('an exam with one attempt is taken once (R-FAIR-003, R-EXAM-014)', async () => {
  const { begin, submit } = await openExam()
  expect(await submit(1, WRONG)).toMatchObject(ACCEPTED)
  expect(await submit(1, HALF)).toMatchObject({ status: false, code: 'already_submitted' })
  for (const attempt of [1, 2])
    expect(await begin(attempt)).toMatchObject({ status: false, code: 'attempt_not_open' })
  expect(await submit(2, HALF)).toMatchObject({ status: false, code: 'attempt_not_open' })
})

test.each([
  ['best', [[0], [50], [50]], 50],
  ['last', [[0], [50], [0]], 0],
] as const)(
  'of three attempts the %s counts, everywhere (R-FAIR-003)',
  async (attempt_rule, after, last) => {
    const { school, exam, amina, owner, begin, submit, scores } = await openExam({
      ...{ attempts: 3, attempt_rule },
    })
    for (const [index, answers] of [WRONG, HALF, WRONG].entries()) {
      const attempt = index + 1
      if (attempt > 1) expect(await begin(attempt)).toMatchObject(ACCEPTED)
      const page = await readExam(school, exam, amina)
      expect(page.exam_sitting).toMatchObject({ state: 'open', attempt, attempts: 3 })
      expect(page.questions).toHaveLength(2)
      expect(page).not.toHaveProperty('examResult')
      expect(await submit(attempt, answers)).toMatchObject(ACCEPTED)
      expect(await scores()).toEqual([after[index], after[index]?.[0]])
    }
    expect(await begin(4)).toMatchObject({ status: false, code: 'attempt_not_open' })
    const rows = await submissionsOf(school, exam)
    expect(rows.filter((it) => it.counts === 1)).toHaveLength(1)
    const paper = await callApi(school, getSubmission, { result_id: String(rows[0]?.id) }, owner)
    expect(paper.data.attempts).toMatchObject([
      { attempt: 1, total_score: 0 },
      { attempt: 2, total_score: 50 },
      { attempt: 3, total_score: 0 },
    ])
    const result = await readExam(school, exam, amina)
    expect(result.examResult.total_score).toBe(last)
    expect(result.questions).toHaveLength(2)
  },
)

test('the right answers are shown once no further attempt is left (R-FAIR-003)', async () => {
  const { school, exam, amina, begin, submit } = await openExam({ attempts: 2 })
  await readExam(school, exam, amina)
  await submit(1, HALF)
  const between = await readExam(school, exam, amina)
  expect(between).toMatchObject({
    questions: [],
    examResult: { objective_score: 50 },
    exam_sitting: {
      ...{ state: 'submitted', can_begin: '1', attempt: 1, attempts: 2, attempt_rule: 'best' },
      handed_in: [{ attempt: 1, score: 50, counts: '1' }],
    },
  })
  expect(JSON.stringify(between)).not.toContain('كَتَبَ')
  await begin(2)
  await readExam(school, exam, amina)
  await submit(2, CORRECT_ANSWERS)
  expect((await readExam(school, exam, amina)).questions).toHaveLength(2)
})

test('an attempt that waits for its mark does not replace a better one until it is marked (R-FAIR-003)', async () => {
  const theoryAnswer = 'A noun names a thing.'
  const { school, exam, owner, begin, submit, scores, amina } = await openExam({
    ...{ attempts: 2, theoryAnswer },
  })
  await readExam(school, exam, amina)
  await submit(1, HALF, { theory: 'A thing' })
  const mark = async (index: number, theory_score: string) => {
    const row = (await submissionsOf(school, exam))[index]
    const fields = { lesson_id: String(exam.id), result_id: String(row?.id), theory_score }
    expect(await callApi(school, markExam, fields, owner)).toMatchObject({ status: true })
  }
  await mark(0, '60')
  expect(await scores()).toEqual([[55], 55])
  await begin(2)
  await readExam(school, exam, amina)
  await submit(2, CORRECT_ANSWERS, { theory: 'It names a thing' })
  expect(await scores()).toEqual([[55], 55])
  await mark(1, '100')
  expect(await scores()).toEqual([[100], 100])
  // a corrected mark counts at once
  await mark(1, '0')
  expect(await scores()).toEqual([[55], 55])
})

test('another rule chooses again which attempt counts (R-FAIR-003)', async () => {
  const { school, exam, owner, amina, begin, submit, scores } = await openExam({ attempts: 2 })
  await readExam(school, exam, amina)
  await submit(1, CORRECT_ANSWERS)
  await begin(2)
  await submit(2, WRONG)
  expect(await scores()).toEqual([[100], 100])
  const fields = { subject: 'Noun or verb?', inputetype: 'Exam', scheduled: '0' }
  await callApi(
    school,
    updateLesson,
    { lesson_id: String(exam.id), ...fields, attempt_rule: 'last' },
    owner,
  )
  expect(await scores()).toEqual([[0], 0])
})

test('a teacher gives one student another attempt, which is audited and told to the student (R-FAIR-003)', async () => {
  const { school, exam, amina, ids, begin, submit, give, owner } = await openExam()
  await submit(1, WRONG)
  const bilal = await seedCandidate(school, exam, 'Bilal Musa')
  const teacher = await seedStaff(school, 'teacher', [exam.classId])
  expect(await give({ extra_attempts: 1 }, teacher)).toMatchObject(ACCEPTED)
  expect(await give({ extra_attempts: 1 }, teacher)).toMatchObject(ACCEPTED)
  const read = await callApi(school, getExamAllowance, ids, owner)
  expect(read.data).toMatchObject({ attempts: 1, used: 1, extra_attempts: 1, extra_minutes: 0 })
  const entries = await school.db
    .selectFrom('audit')
    .select(['action', 'actor_id', 'subject_id'])
    .where('action', '=', 'setExamAllowance')
    .execute()
  expect(entries).toEqual([
    { action: 'setExamAllowance', actor_id: teacher.id, subject_id: amina.id },
  ])
  const inbox = await school.db.selectFrom('inbox').select('student_id').execute()
  expect(inbox.map((it) => it.student_id)).toEqual([amina.id])
  expect(await begin(2)).toMatchObject(ACCEPTED)
  expect(await submit(2, CORRECT_ANSWERS)).toMatchObject(ACCEPTED)
  expect((await readExam(school, exam, amina)).examResult.total_score).toBe(100)
  await submitAnswers(school, exam, bilal, { answers: WRONG })
  expect(
    await callApi(school, beginExam, { lesson_id: String(exam.id), attempt: 2 }, bilal),
  ).toMatchObject({ code: 'attempt_not_open' })
})

test('a student gets more minutes and a later last moment, also while the exam is open (R-FAIR-003)', async () => {
  const { school, exam, amina, begin, submit, give } = await openExam({
    ...{ time_limit: 30, closes_at: String(START + HOUR) },
  })
  await begin(1)
  await give({ extra_minutes: 60, closes_at: String(START + 2 * HOUR) })
  setClock(START + 90 * MINUTE)
  expect((await readExam(school, exam, amina)).exam_sitting).toMatchObject({
    ...{ time_limit: 90, closes_at: START + 2 * HOUR, ends_at: START + 90 * MINUTE },
  })
  expect(await submit(1, HALF)).toMatchObject(ACCEPTED)
})

test('more time is given by owners and by teachers of the class, to its students only (R-FAIR-003, R-STAFF-006)', async () => {
  const { school, exam, give, ids, owner } = await openExam()
  const other = await seedStaff(school, 'teacher')
  for (const kind of ['marker', 'accountant'] as const)
    expect(await give({ extra_attempts: 1 }, await seedStaff(school, kind))).toMatchObject({
      http: 403,
    })
  expect((await give({ extra_attempts: 1 }, other)).http).toBe(404)
  const stranger = await seedCandidate(school, await seedExam(school), 'Hauwa Sule')
  const fields = { extra_attempts: 1, extra_minutes: 0, closes_at: '0' }
  expect(
    await callApi(
      school,
      setExamAllowance,
      { ...ids, ...fields, student_id: String(stranger.id) },
      owner,
    ),
  ).toMatchObject({ http: 404 })
  expect((await give({ extra_attempts: 6 })).http).toBe(400)
  expect((await give({ extra_minutes: 1441 })).http).toBe(400)
  expect(await seedExam(school, { classId: exam.classId, attempts: 5 })).toBeTruthy()
  await expect(seedExam(school, { classId: exam.classId, attempts: 6 })).rejects.toThrow()
})

test('two requests at once begin one attempt, and two submissions at once count once (R-FAIR-003)', async () => {
  const { school, exam, begin, submit, amina } = await openExam({ attempts: 3 })
  await readExam(school, exam, amina)
  await submit(1, HALF)
  await Promise.all([begin(2), begin(2), begin(2)])
  const sent = await Promise.all([submit(2, WRONG), submit(2, CORRECT_ANSWERS), submit(2, HALF)])
  expect(sent.filter((it) => it.status)).toHaveLength(1)
  const rows = await submissionsOf(school, exam)
  expect(rows.map((it) => it.attempt)).toEqual([1, 2])
  expect(rows.filter((it) => it.counts === 1)).toHaveLength(1)
})
