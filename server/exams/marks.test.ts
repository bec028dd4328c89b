import { expect, test } from 'vitest'
import { getAuditLog } from '../../contract/audit/audit.ts'
import { getSemesterGrades } from '../../contract/exams/exams.ts'
import { getSubmission, rotateAnswer } from '../../contract/exams/marking.ts'
import { getLessonDetails } from '../../contract/study/study.ts'
import { callApi } from '../test/call-api.ts'
import { openSchoolWithSubmission } from '../test/exams/submission-to-mark.ts'

const PHOTO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

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
  await callApi(school, rotateAnswer, { result_id, turns: 3 }, maryam)
  const log = (await callApi(school, getAuditLog, { act: 'rotateAnswer' }, maryam)).data
  expect(log).toMatchObject({
    total: 2,
    rows: [
      { changes: [{ field: 'rotation', before: 90, after: 270 }] },
      { changes: [{ field: 'rotation', before: 0, after: 90 }] },
    ],
  })
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
