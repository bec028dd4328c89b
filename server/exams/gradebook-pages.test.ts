import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { getGradebook, getGradebookRows, gradebookCsv } from '../../contract/exams/gradebook.ts'
import { now } from '../platform/clock.ts'
import { newPublicId } from '../platform/random.ts'
import { seedManyStudents } from '../test/accounts/many-students.ts'
import { callApi } from '../test/call-api.ts'
import { recordStatements } from '../test/databases/record-statements.ts'
import { seedCourse, seedEnrolledStudent } from '../test/seed-course.ts'
import { openTestSchool, type TestSchool } from '../test/test-school.ts'

/** A class of one lesson with functions that read its gradebook. */
async function openClass(lessons: Parameters<typeof seedCourse>[1] = [{ subject: 'The noun' }]) {
  const school = await openTestSchool()
  const course = await seedCourse(school, lessons)
  const class_id = course.classId
  const rows = async (fields: object = {}) =>
    (await callApi(school, getGradebookRows, { class_id, ...fields }, course.teacher)).data
  const head = async () => (await callApi(school, getGradebook, { class_id }, course.teacher)).data
  return { school, course, rows, head }
}

/** Enrols 500 students, of whom the first opened the first lesson. */
async function enrolMany(
  school: TestSchool,
  { id, ids: [lessonId] }: { id: number; ids: string[] },
) {
  const students = await seedManyStudents(school, 500)
  const enrolments = students.map((student_id) => ({
    ...{ student_id, class_id: id, paid: 0, paid_until: 0, enrolled_at: now() },
  }))
  await school.db.insertInto('enrolments').values(enrolments).execute()
  const [student_id = 0] = students
  const view = { student_id, class_id: id, lesson_id: Number(lessonId), viewed_at: now() }
  await school.db.insertInto('lesson_views').values(view).execute()
  return students.map(String)
}

test('a gradebook has 50 students per page, and its file has all of them', async () => {
  const { school, course, rows } = await openClass()
  const students = await enrolMany(school, course)

  const first = await rows()
  expect(first).toMatchObject({ total: 500, page: 1, ids: students.slice(0, 50) })
  expect(first.cells.slice(0, 2)).toEqual(['1', '0'])
  expect(await rows({ page: 2 })).toMatchObject({ page: 2, ids: students.slice(50, 100) })
  expect(await rows({ page: 99 })).toMatchObject({ page: 10, ids: students.slice(450) })

  const { body } = await school.app.inject({
    url: `${gradebookCsv.path}?class_id=${course.classId}`,
    headers: { authorization: `Bearer ${course.teacher.token}` },
  })
  const [, ...records]: string[][] = parse(body, { bom: true })
  const emails = records.map(([, email]) => email)
  expect(emails).toEqual(students.map((_, index) => `student${index}@example.org`))
  expect(records.slice(0, 2).map((it) => it.slice(2))).toEqual([
    ['1', '', 'Done'],
    ['0', '', ''],
  ])
})

test('lessons beyond 500 have no column, and their number is shown', async () => {
  const { school, course, head } = await openClass()
  const lessons = Array.from({ length: 501 }, (_, index) => ({
    ...{ class_id: course.id, kind: 'lesson' as const, subject: `Lesson ${index}`, about: '' },
    ...{ scheduled: 0, opens_at: 0, position: 2 + index, exam_rand: newPublicId() },
    ...{ created_at: now(), updated_at: now(), deleted_at: null },
  }))
  await school.db.insertInto('lessons').values(lessons).execute()

  const { hidden, columns } = await head()
  expect(hidden).toBe(2)
  expect(columns.subjects).toHaveLength(500)
  expect(columns.subjects.at(-1)).toBe('Lesson 498')
})

test('a class without lessons, exams and students has an empty gradebook', async () => {
  const { school, rows, head } = await openClass([])

  const statements = await recordStatements(school, async () => {
    expect(await head()).toMatchObject({
      ...{ students: 0, hidden: 0 },
      columns: { ids: [], completed: [], averages: [] },
    })
    for (const fields of [{}, { show: 'waiting' }, { sort: 'average' }, { search: 'Amina' }])
      expect(await rows(fields)).toMatchObject({ total: 0, page: 1, ids: [], cells: [] })
  })
  // PostgreSQL rejects an empty list, which SQLite accepts
  expect(statements.filter(({ sql }) => sql.includes('in ()'))).toEqual([])
})

const EXAM = { subject: 'Exam', inputetype: 'Exam' as const }
test.each([
  ['lessons', [], 1, ['']],
  ['exams', [{ subject: 'The noun' }], 1, ['0']],
  ['students', [{ subject: 'The noun' }, EXAM], 0, []],
  ['lessons other than an exam', [EXAM], 1, ['0']],
])('a gradebook without %s can be read', async (_, lessons, students, cells) => {
  const { school, course, rows, head } = await openClass(lessons)
  for (let count = 0; count < students; count++) await seedEnrolledStudent(school, course)

  const statements = await recordStatements(school, async () => {
    expect(await head()).toMatchObject({ students })
    for (const fields of [{}, { show: 'unfinished' }, { sort: 'average' }])
      expect((await rows(fields)).total).toBeLessThanOrEqual(students)
    expect(await rows()).toMatchObject({ total: students, cells })
  })
  // PostgreSQL rejects an empty list, which SQLite accepts
  expect(statements.filter(({ sql }) => sql.includes('in ()'))).toEqual([])
})

test('a gradebook by name reads no sums of students, which only other orders and filters need', async () => {
  const { school, rows } = await openClass()
  const countSums = async (fields: object) =>
    (await recordStatements(school, () => rows(fields))).filter(({ sql }) =>
      sql.includes('group by "student_id"'),
    ).length

  expect(await countSums({})).toBe(0)
  expect(await countSums({ order: 'desc', search: 'Amina' })).toBe(0)
  expect(await countSums({ sort: 'completed' })).toBeGreaterThan(0)
  expect(await countSums({ show: 'unfinished' })).toBeGreaterThan(0)
})
