import { expect, test } from 'vitest'
import { getAuditLog } from '../../contract/audit/audit.ts'
import { getGradebookRows } from '../../contract/exams/gradebook.ts'
import { getMarkingQueue, getUnmarkedExamsPage } from '../../contract/exams/marking.ts'
import { decideMark, getDifferingMarks } from '../../contract/exams/second-marks.ts'
import { updateLesson } from '../../contract/lessons/lesson-form.ts'
import { getManagedLesson } from '../../contract/lessons/manage-lessons.ts'
import { callApi } from '../test/call-api.ts'
import { readExam, submissionsOf } from '../test/exams/seed-exam.ts'
import { openSchoolWithSubmission } from '../test/exams/submission-to-mark.ts'
import { seedAdministrator, type TestUser } from '../test/test-school.ts'

type Setting = { second_mark: string; second_mark_points?: number }

async function openPairedExam(setting: Setting) {
  const it = await openSchoolWithSubmission()
  const { school, exam, maryam, result_id } = it
  const form = {
    ...{ lesson_id: String(exam.id), subject: 'Noun or verb?', inputetype: 'Exam' },
    scheduled: '0',
  }
  const set = (fields: Setting) => callApi(school, updateLesson, { ...form, ...fields }, maryam)
  expect(await set(setting)).toMatchObject({ status: true })
  const musa = await seedAdministrator(school, { name: 'Musa Ɗanjuma' })
  return {
    ...it,
    ...{ set, musa },
    stored: async () => {
      const [row] = await submissionsOf(school, exam)
      return [row?.theory_score, row?.total_score, row?.marked_at === null ? 'waits' : 'marked']
    },
    result: async () => (await readExam(school, exam, it.amina))?.examResult,
    decide: (fields: object, as: TestUser = maryam) =>
      callApi(school, decideMark, { result_id, ...fields }, as),
    differing: async () => (await callApi(school, getDifferingMarks, {}, maryam)).data,
    queue: async (as: TestUser) => (await callApi(school, getMarkingQueue, {}, as)).data,
    listed: async (as: TestUser) =>
      (await callApi(school, getUnmarkedExamsPage, {}, as)).data.exams[0]?.second_mark,
  }
}

test('the mean of two marks counts, and the student sees a result only when both are there (R-STAFF-008)', async () => {
  const it = await openPairedExam({ second_mark: 'mean' })
  const { school, mark, open, maryam, ibrahim, result_id } = it
  expect((await open()).second_mark).toEqual({ state: 'waiting' })
  expect(await mark({ theory_score: '80', feedback: 'Good.' })).toMatchObject({ status: true })

  expect(await it.stored()).toEqual([null, null, 'waits'])
  expect(await it.result()).toMatchObject({ theory_score: null, total_score: null })
  expect(await it.result()).not.toHaveProperty('feedback')
  expect(await it.inbox()).toEqual([])
  expect(await it.queue(maryam)).toEqual({ ids: [], total: 0 })
  expect(await it.queue(ibrahim)).toEqual({ ids: [result_id], total: 1 })
  expect([await it.listed(maryam), await it.listed(ibrahim)]).toEqual(['given', undefined])

  await mark({ theory_score: '75', feedback: 'Look at the ending.' }, ibrahim)
  expect(await it.stored()).toEqual([77.5, 63.75, 'marked'])
  const feedback = 'Good.\n\nLook at the ending.'
  expect(await it.result()).toMatchObject({ theory_score: 77.5, total_score: 63.75, feedback })
  expect(await it.inbox()).toMatchObject([
    {
      subject: 'Your exam is marked',
      body: expect.stringContaining('Your written answer has 77.5 of 100.'),
    },
  ])
  expect((await open()).history).toMatchObject([
    { marker: 'Ibrahim Lawal', from: null, score: 75, feedback: 'Look at the ending.' },
    { marker: 'Maryam Sani', from: null, score: 80, feedback: 'Good.' },
  ])
  expect(await open()).not.toHaveProperty('second_mark')
  const gradebook = { class_id: String(it.exam.classId) }
  expect((await callApi(school, getGradebookRows, gradebook, maryam)).data.scores).toEqual([
    [63.75],
  ])
})

test('a first mark stays hidden from the second marker everywhere until theirs is saved (R-STAFF-008)', async () => {
  const { school, mark, open, ibrahim, musa, differing } = await openPairedExam({
    second_mark: 'owner',
    second_mark_points: 10,
  })
  await mark({ theory_score: '37', feedback: 'Hidden remark' })

  const opened = await open(ibrahim)
  const list = await callApi(school, getUnmarkedExamsPage, {}, ibrahim)
  const { data: log } = await callApi(school, getAuditLog, { act: 'giveMark' }, ibrahim)
  expect(log.rows).toMatchObject([
    { actor: { name: 'Maryam Sani' }, detail: 'Noun or verb?, Foundations of Naḥw' },
  ])
  const seen = JSON.stringify([opened, list.data, log, await differing()])
  expect(seen).not.toContain('Hidden remark')
  expect(seen).not.toMatch(/\b37\b/)
  expect(opened).toMatchObject({ theory_score: null, feedback: '', history: [] })
  expect((await open()).second_mark).toMatchObject({ state: 'given', mine: { score: 37 } })

  await mark({ theory_score: '90' }, ibrahim)
  expect((await open(ibrahim)).second_mark).toMatchObject({
    ...{ state: 'differ', mine: { score: 90 } },
    marks: [{ score: 37 }, { score: 90 }],
  })
  expect((await open(musa)).second_mark.marks).toHaveLength(2)
})

test('one person cannot give both marks, but may change the first one until the second is there (R-STAFF-008)', async () => {
  const { mark, stored, ibrahim, musa } = await openPairedExam({
    second_mark: 'owner',
    second_mark_points: 5,
  })
  await mark({ theory_score: '80' })
  await mark({ theory_score: '80' })
  await mark({ theory_score: '60' })
  expect(await stored()).toEqual([null, null, 'waits'])

  await mark({ theory_score: '80' }, ibrahim)
  expect(await stored()).toEqual([null, null, 'waits'])
  for (const again of [mark({ theory_score: '79' }), mark({ theory_score: '79' }, musa)])
    expect(await again).toMatchObject({ status: false, code: 'both_marks_given' })
})

test('of two first marks at once both are kept, and of three people two give a mark (R-STAFF-008)', async () => {
  const { school, mark, stored, maryam, ibrahim, musa } = await openPairedExam({
    second_mark: 'owner',
    second_mark_points: 5,
  })
  const marked = await Promise.all([
    mark({ theory_score: '80' }, maryam),
    mark({ theory_score: '20' }, ibrahim),
    mark({ theory_score: '50' }, musa),
  ])
  expect(marked.map((it) => it.code ?? 'saved').sort()).toEqual([
    ...['both_marks_given', 'saved', 'saved'],
  ])
  expect(await school.db.selectFrom('paired_marks').selectAll().execute()).toHaveLength(2)
  expect(await stored()).toEqual([null, null, 'waits'])
})

test('marks that differ by more than the set points wait for the owner, whose decision counts once (R-STAFF-008)', async () => {
  const it = await openPairedExam({ second_mark: 'owner', second_mark_points: 10 })
  const { mark, ibrahim, musa, maryam, decide, differing, stored, result_id } = it
  expect(await decide({ theory_score: '70' })).toMatchObject({ code: 'marks_do_not_differ' })
  await mark({ theory_score: '80', feedback: 'Good.' })
  await mark({ theory_score: '69', feedback: 'Short.' }, ibrahim)

  expect(await it.result()).toMatchObject({ theory_score: null })
  expect(await it.inbox()).toEqual([])
  expect(await it.queue(musa)).toEqual({ ids: [], total: 0 })
  expect(await it.listed(musa)).toBe('differ')
  expect(await differing()).toMatchObject({
    total: 1,
    exams: [
      {
        ...{ result_id, student_name: 'Amina Bello', subject: 'Noun or verb?' },
        marks: [
          { marker: 'Maryam Sani', score: 80, feedback: 'Good.' },
          { marker: 'Ibrahim Lawal', score: 69, feedback: 'Short.' },
        ],
      },
    ],
  })
  for (const theory_score of ['101', '70.5', 'x'])
    expect(await decide({ theory_score })).toMatchObject({ code: 'invalid_score' })
  expect(await decide({ theory_score: '74.5' })).toMatchObject({ status: true })
  expect(await decide({ theory_score: '74.5' })).toMatchObject({ status: true })
  expect(await decide({ theory_score: '60' })).toMatchObject({ code: 'marks_do_not_differ' })

  expect(await stored()).toEqual([74.5, 62.25, 'marked'])
  expect(await differing()).toMatchObject({ total: 0, exams: [] })
  expect(await it.inbox()).toHaveLength(1)
  const { data } = await callApi(it.school, getAuditLog, { act: 'markExam' }, maryam)
  expect(data.rows).toMatchObject([
    { detail: 'Noun or verb?, Foundations of Naḥw: decided between 80 and 69' },
  ])
})

test('marks within the set points count as their mean without a decision, which both markers may repeat (R-STAFF-008)', async () => {
  const { mark, open, stored, ibrahim } = await openPairedExam({
    second_mark: 'owner',
    second_mark_points: 10,
  })
  const { version } = await open()
  await mark({ theory_score: '80', version })
  await mark({ theory_score: '71', version }, ibrahim)
  expect(await stored()).toEqual([75.5, 62.75, 'marked'])

  expect(await mark({ theory_score: '71', version }, ibrahim)).toMatchObject({ status: true })
  expect(await stored()).toEqual([75.5, 62.75, 'marked'])
  expect(await mark({ theory_score: '70', version }, ibrahim)).toMatchObject({
    code: 'conflict_mark',
  })
  const latest = (await open()).version
  // new feedback keeps a mean that is not a whole number
  const feedback = 'For both.'
  expect(await mark({ theory_score: '75.5', feedback, version: latest })).toMatchObject({
    status: true,
  })
  expect(await mark({ theory_score: '72.5' })).toMatchObject({ code: 'invalid_score' })
  await mark({ theory_score: '90' })
  expect(await stored()).toEqual([90, 70, 'marked'])
})

test('a changed setting counts the marks that wait, and the result of the student stays hidden until then (R-STAFF-008)', async () => {
  const it = await openPairedExam({ second_mark: 'owner', second_mark_points: 10 })
  const { school, exam, mark, set, stored, ibrahim, maryam } = it
  const lesson = { lesson_id: String(exam.id) }
  expect((await callApi(school, getManagedLesson, lesson, maryam)).data).toMatchObject({
    ...{ second_mark: 'owner', second_mark_points: 10 },
  })
  await mark({ theory_score: '80' })
  await mark({ theory_score: '60' }, ibrahim)
  await set({ second_mark: 'owner', second_mark_points: 15 })
  expect(await stored()).toEqual([null, null, 'waits'])
  await set({ second_mark: 'owner', second_mark_points: 20 })
  expect(await stored()).toEqual([70, 60, 'marked'])
  expect(await it.inbox()).toHaveLength(1)
})

test('a first mark alone counts once the exam is marked by one person again (R-STAFF-008)', async () => {
  const { school, exam, maryam, mark, set, stored, open } = await openPairedExam({
    second_mark: 'mean',
  })
  await mark({ theory_score: '80', feedback: 'Good.' })
  await set({ second_mark: 'off' })
  expect(await stored()).toEqual([80, 65, 'marked'])
  expect((await open()).history).toMatchObject([{ marker: 'Maryam Sani', score: 80 }])
  const { data } = await callApi(school, getManagedLesson, { lesson_id: String(exam.id) }, maryam)
  expect(data).not.toHaveProperty('second_mark')
})
