import { expect, test } from 'vitest'
import { getAuditLog } from '../../contract/audit.ts'
import { getSemesterGrades } from '../../contract/exams.ts'
import { markExam } from '../../contract/marking.ts'
import { getMessages } from '../../contract/messages.ts'
import { getLessonDetails } from '../../contract/study.ts'
import {
  getClassExams,
  getExamClasses,
  getMarkedExamsPage,
  getMarkingQueue,
  getSubmission,
  rotateAnswer,
} from '../../contract/submissions.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { seedClass } from '../test/seed-class.ts'
import { seedCandidate, seedExam, submissionsOf, submitAnswers } from '../test/seed-exam.ts'
import { openTestSchool, seedAdministrator, type TestUser } from '../test/test-school.ts'

const PHOTO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/** Amina's submission with one of two correct options and a written answer, and the administrators Maryam and Ibrahim. */
async function openSchoolWithSubmission(written: object = { theory: 'الكِتَابُ اِسْمٌ.' }) {
  const school = await openTestSchool()
  const { id: classId } = await seedClass(school, { name: 'Foundations of Naḥw' })
  const exam = await seedExam(school, { classId, theoryAnswer: 'Kitāb is a noun.' })
  const amina = await seedCandidate(school, exam, 'Amina Bello')
  await submitAnswers(school, exam, amina, { answers: ['قَلَمٌ', 'قَلَمٌ'], ...written })
  const maryam = await seedAdministrator(school)
  const ibrahim = await seedAdministrator(school, { name: 'Ibrahim Lawal' })
  const [row] = await submissionsOf(school, exam)
  const result_id = String(row?.id)
  const open = async (as: TestUser = maryam) =>
    (await callApi(school, getSubmission, { result_id }, as)).data
  const mark = (fields: object, as: TestUser = maryam) =>
    callApi(school, markExam, { lesson_id: String(exam.id), result_id, ...fields }, as)
  const inbox = async () =>
    (await callApi(school, getMessages, { email: amina.email }, amina)).data.map(
      ({ subject, body }: { subject: string; body: string }) => ({ subject, body }),
    )
  return { school, exam, amina, maryam, ibrahim, result_id, open, mark, inbox }
}

test('a marker gets the question, both answers and the outcome of each objective question', async () => {
  const { exam, amina, result_id, open } = await openSchoolWithSubmission()

  expect(await open()).toEqual({
    result_id,
    lesson_id: String(exam.id),
    class_id: String(exam.classId),
    user_id: String(amina.id),
    subject: 'Noun or verb?',
    class_name: 'Foundations of Naḥw',
    student_name: 'Amina Bello',
    student_email: amina.email,
    submitted_at: expect.any(Number),
    about: '',
    material: '',
    material_name: '',
    theoryAnswer: 'Kitāb is a noun.',
    theory_answer: 'الكِتَابُ اِسْمٌ.',
    photographed: '0',
    turns: 0,
    objective_score: 50,
    questions: [
      expect.objectContaining({ answer: 'قَلَمٌ', chosen: 'قَلَمٌ', points: 1, earned: 1 }),
      expect.objectContaining({ answer: 'كَتَبَ', chosen: 'قَلَمٌ', points: 1, earned: 0 }),
    ],
    theory_score: null,
    total_score: null,
    feedback: '',
    marked_at: null,
    version: expect.any(String),
    history: [],
    assistant: '0',
  })
})

test('a second marker gets a conflict, and may then replace the first mark; both are in the history', async () => {
  const { ibrahim, mark, open, inbox } = await openSchoolWithSubmission()
  const [{ version }, seenByIbrahim] = [await open(), await open(ibrahim)]
  const first = freezeClock('2026-11-20T09:00:00Z')
  expect(await mark({ theory_score: '80', feedback: 'Good.', version })).toMatchObject({
    status: true,
  })

  const late = { theory_score: '60', feedback: '', version: seenByIbrahim.version }
  expect(await mark(late, ibrahim)).toMatchObject({
    http: 200,
    status: false,
    code: 'conflict_mark',
    message: 'Another administrator has marked this exam in the meantime.',
  })
  const theirs = await open(ibrahim)
  expect(theirs).toMatchObject({ theory_score: 80, total_score: 65, feedback: 'Good.' })
  const second = freezeClock('2026-11-20T09:05:00Z')
  const decided = await mark({ ...late, version: theirs.version }, ibrahim)
  expect(decided).toMatchObject({ status: true })

  expect((await open()).history).toMatchObject([
    { time: second, marker: 'Ibrahim Lawal', from: 80, score: 60, feedback: '' },
    { time: first, marker: 'Maryam Sani', from: null, score: 80, feedback: 'Good.' },
  ])
  expect(await inbox()).toEqual([
    {
      subject: 'Your mark was changed',
      body: expect.stringContaining('now has 60 of 100. It had 80.'),
    },
    { subject: 'Your exam is marked', body: expect.stringContaining('Your teacher wrote:\nGood.') },
  ])
})

test('of two markers at the same moment one is told of the other', async () => {
  const { ibrahim, maryam, mark, open } = await openSchoolWithSubmission()
  const { version } = await open()

  const responses = await Promise.all([
    mark({ theory_score: '70', version }, maryam),
    mark({ theory_score: '90', version }, ibrahim),
  ])

  expect(responses.map((it) => it.code ?? 'saved').sort()).toEqual(['conflict_mark', 'saved'])
  expect((await open()).history).toHaveLength(1)
})

test('a repeated mark changes nothing: no entry in the history, no message, no audit entry', async () => {
  const { school, maryam, mark, open, inbox } = await openSchoolWithSubmission()
  const { version } = await open()
  const fields = { theory_score: '80', feedback: 'Good.', version }

  for (const _ of [1, 2]) expect(await mark(fields)).toMatchObject({ status: true })

  expect((await open()).history).toHaveLength(1)
  expect(await inbox()).toHaveLength(1)
  expect((await callApi(school, getAuditLog, { act: 'markExam' }, maryam)).data.total).toBe(1)
})

test("a changed mark changes the student's result, average and feedback, and the audit log has both values", async () => {
  const { school, exam, amina, maryam, mark } = await openSchoolWithSubmission()
  await mark({ theory_score: '80', feedback: 'Look at the ending.' })
  // a client without the field keeps the feedback
  await mark({ theory_score: '90' })

  const fields = { class_id: String(exam.classId), lesson_id: String(exam.id) }
  const { data } = await callApi(school, getLessonDetails, fields, amina)
  expect(data.examResult).toMatchObject({
    theory_score: 90,
    total_score: 70,
    feedback: 'Look at the ending.',
  })
  const [month] = (await callApi(school, getSemesterGrades, {}, amina)).data
  expect(month).toMatchObject({ average_score: 70, exam_count: 1 })
  const log = await callApi(school, getAuditLog, { act: 'markExam' }, maryam)
  expect(log.data.rows).toMatchObject([
    {
      actor: { name: 'Maryam Sani' },
      subject: { name: 'Amina Bello' },
      detail: 'Noun or verb?, Foundations of Naḥw',
      changes: [{ field: 'theoryScore', before: 80, after: 90 }],
    },
    {
      changes: [
        { field: 'theoryScore', after: 80 },
        { field: 'feedback', after: 'Look at the ending.' },
      ],
    },
  ])
})

test('feedback has at most 2,000 characters', async () => {
  const { mark, open } = await openSchoolWithSubmission()

  expect((await mark({ theory_score: '80', feedback: 'م'.repeat(2_001) })).http).toBe(400)
  expect(await mark({ theory_score: '80', feedback: 'م'.repeat(2_000) })).toMatchObject({
    status: true,
  })
  expect((await open()).feedback).toHaveLength(2_000)
})

test('a photographed answer is turned for every marker and for the student', async () => {
  const { school, exam, amina, maryam, ibrahim, result_id, open } = await openSchoolWithSubmission({
    theory_image: PHOTO,
  })

  for (const turns of ['1', 1])
    expect(await callApi(school, rotateAnswer, { result_id, turns }, maryam)).toMatchObject({
      status: true,
    })
  expect((await callApi(school, rotateAnswer, { result_id, turns: 4 }, maryam)).http).toBe(400)
  expect((await callApi(school, rotateAnswer, { result_id, turns: 2 }, amina)).http).toBe(403)

  expect(await open(ibrahim)).toMatchObject({ photographed: '1', turns: 1 })
  const fields = { class_id: String(exam.classId), lesson_id: String(exam.id) }
  const { data } = await callApi(school, getLessonDetails, fields, amina)
  expect(data.examResult).toMatchObject({ turns: 1 })
  expect((await callApi(school, getAuditLog, { act: 'rotateAnswer' }, maryam)).data.total).toBe(1)
})

test('a typed answer cannot be turned, and an unknown submission is not found', async () => {
  const { school, maryam, result_id } = await openSchoolWithSubmission()

  expect(await callApi(school, rotateAnswer, { result_id, turns: 1 }, maryam)).toMatchObject({
    status: false,
    code: 'no_written_answer',
  })
  const missing = { result_id: '999999' }
  for (const call of [getSubmission, rotateAnswer])
    expect(await callApi(school, call, { ...missing, turns: 1 }, maryam)).toMatchObject({
      http: 404,
      code: 'submission_not_found',
    })
})

test('marked answers are listed, the last mark first, and every list finds a student, a class and an exam', async () => {
  const { school, exam, maryam, result_id, mark } = await openSchoolWithSubmission()
  const other = await seedExam(school, { subject: 'The ten forms', theoryAnswer: 'Ten.' })
  const oluwaseun = await seedCandidate(school, other, 'Olúwaṣeun Adé')
  await submitAnswers(school, other, oluwaseun, {
    answers: ['قَلَمٌ', 'كَتَبَ'],
    theory: 'Ten forms.',
  })
  const [row] = await submissionsOf(school, other)
  const [aminaId, otherId] = [result_id, String(row?.id)]
  const list = async (filters: Record<string, string>) => {
    const queue = (await callApi(school, getMarkingQueue, filters, maryam)).data
    const { exams } = (await callApi(school, getMarkedExamsPage, filters, maryam)).data
    const markedIds = exams.map((it: { result_id: string }) => it.result_id)
    return { queue: queue.ids, total: queue.total, marked: markedIds }
  }

  expect(await list({})).toEqual({ queue: [aminaId, otherId], total: 2, marked: [] })
  expect(await list({ search: 'oluwaseun' })).toEqual({ queue: [otherId], total: 1, marked: [] })
  freezeClock('2026-11-20T09:00:00Z')
  await mark({ theory_score: '80' })
  freezeClock('2026-11-20T09:05:00Z')
  const second = { lesson_id: String(other.id), result_id: otherId, theory_score: '70' }
  await callApi(school, markExam, second, maryam)

  expect(await list({})).toEqual({ queue: [], total: 0, marked: [otherId, aminaId] })
  expect(await list({ search: 'bello' })).toMatchObject({ marked: [aminaId] })
  expect(await list({ search: 'ten forms' })).toMatchObject({ marked: [otherId] })
  expect(await list({ class_id: String(exam.classId) })).toMatchObject({ marked: [aminaId] })
  expect(await list({ lesson_id: String(other.id) })).toMatchObject({ marked: [otherId] })
  const { data: classes } = await callApi(school, getExamClasses, {}, maryam)
  expect(classes.map((it: { id: string }) => it.id)).toContain(String(exam.classId))
  const { data: exams } = await callApi(
    school,
    getClassExams,
    { class_id: String(exam.classId) },
    maryam,
  )
  expect(exams).toEqual([{ id: String(exam.id), subject: 'Noun or verb?' }])
})
