import { expect, test } from 'vitest'
import {
  getMarkedExamsPage,
  getMarkingQueue,
  getUnmarkedExamsPage,
} from '../../contract/exams/marking.ts'
import type { Call } from '../../contract/platform/call.ts'
import { now } from '../platform/clock.ts'
import { seedManyStudents } from '../test/accounts/many-students.ts'
import { callApi } from '../test/call-api.ts'
import { recordStatements } from '../test/databases/record-statements.ts'
import { seedExam, submissionsOf } from '../test/exams/seed-exam.ts'
import { openTestSchool, seedAdministrator, seedStaff } from '../test/test-school.ts'

/** An exam with written answers of many students; the first is the oldest, and has the first mark. */
async function openSchoolWithAnswers(students: number, theory_score: number | null) {
  const school = await openTestSchool()
  const exam = await seedExam(school, { questions: [], theoryAnswer: 'Kitāb.' })
  const maryam = await seedAdministrator(school)
  const ids = await seedManyStudents(school, Math.ceil(students / 500) * 500)
  const rows = ids.slice(0, students).map((student_id, index) => ({
    ...{ student_id, lesson_id: exam.id, class_id: exam.classId, answers: '{}' },
    ...{ objective_score: null, total_score: theory_score, theory_score, theory_text: 'Kitāb.' },
    ...{ submitted_at: now() + index, marked_by: null },
    marked_at: theory_score === null ? null : now() + index,
  }))
  await school.db.insertInto('exam_results').values(rows).execute()
  const stored = (await submissionsOf(school, exam)).map((it) => String(it.id))
  const read = async (call: Call, fields: Record<string, string> = {}) =>
    (await callApi(school, call, fields, maryam)).data
  return { school, exam, read, stored }
}

const idsOf = ({ exams }: { exams: { result_id: string }[] }) => exams.map((it) => it.result_id)

test('the last 1,000 marked answers are listed by pages of ten, the last mark first', async () => {
  const { read, stored } = await openSchoolWithAnswers(1_001, 50)
  const listed = stored.toReversed()

  const first = await read(getMarkedExamsPage)
  expect(first).toMatchObject({ total: 1_000, page: 1, pages: 100 })
  expect(idsOf(first)).toEqual(listed.slice(0, 10))
  expect(idsOf(await read(getMarkedExamsPage, { page: '2' }))).toEqual(listed.slice(10, 20))
  expect(await read(getMarkedExamsPage, { page: '101' })).toMatchObject({ page: 100 })
})

test('the first 500 ids of unmarked answers are listed for marking, the oldest first, with the number of all', async () => {
  const { read, stored } = await openSchoolWithAnswers(501, null)

  expect(await read(getMarkingQueue)).toEqual({ ids: stored.slice(0, 500), total: 501 })
  expect(idsOf(await read(getUnmarkedExamsPage, { page: '2' }))).toEqual(stored.slice(10, 20))
})

test('a search that finds no submission returns one empty page of each list', async () => {
  const { school, read } = await openSchoolWithAnswers(1, 50)
  const statements = await recordStatements(school, async () => {
    for (const call of [getUnmarkedExamsPage, getMarkedExamsPage])
      expect(await read(call, { search: 'nobody' })).toMatchObject({
        ...{ exams: [], total: 0, page: 1, pages: 1 },
      })
    expect(await read(getMarkingQueue, { class_id: '999999' })).toEqual({ ids: [], total: 0 })
  })
  // PostgreSQL rejects an empty list, which SQLite accepts
  expect(statements.filter(({ sql }) => sql.includes('in ()'))).toEqual([])
})

test('a search of the marked answers looks for its students once, so that only their answers are read', async () => {
  const { school, read, stored } = await openSchoolWithAnswers(2, 50)
  const statements = await recordStatements(school, async () => {
    expect(idsOf(await read(getMarkedExamsPage, { search: 'noun' }))).toEqual(stored.toReversed())
  })
  expect(statements.filter(({ sql }) => /search_text" like/.test(sql))).toHaveLength(1)
})

test('a page of marked answers beyond the last is the last one of the own classes, read once (R-STAFF-006)', async () => {
  const { school, exam, stored } = await openSchoolWithAnswers(25, 50)
  const foreign = await seedExam(school, { questions: [], theoryAnswer: 'Kitāb.' })
  await school.db
    .updateTable('exam_results')
    .set({ lesson_id: foreign.id, class_id: foreign.classId })
    .where('id', 'in', stored.slice(0, 3).map(Number))
    .execute()
  const bilal = await seedStaff(school, 'teacher', [exam.classId])

  const statements = await recordStatements(school, async () => {
    const { data } = await callApi(school, getMarkedExamsPage, { page: '9999' }, bilal)
    expect(data).toMatchObject({ total: 22, page: 3, pages: 3 })
    expect(idsOf(data)).toEqual(stored.slice(3, 5).toReversed())
  })
  // the ids of the list, and the rows of the page
  expect(statements.filter(({ sql }) => sql.includes('from "exam_results"'))).toHaveLength(2)
})
