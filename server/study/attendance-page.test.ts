import { expect, test } from 'vitest'
import {
  ATTENDANCE_PER_PAGE,
  findLessonAttendance,
  getLessonAttendance,
} from '../../contract/lessons/manage-lessons.ts'
import { DAY, HOUR } from '../../contract/platform/duration.ts'
import { now } from '../platform/clock.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { seedCourse, seedEnrolledStudent } from '../test/seed-course.ts'
import { openTestSchool, seedStaff, type TestSchool, type TestUser } from '../test/test-school.ts'

type Row = { name: string; email: string; subject: string; clicked_at: number }

const addViews = (
  { db }: TestSchool,
  course: { id: number },
  views: { student: TestUser; lesson: string; at: number }[],
) =>
  db
    .insertInto('lesson_views')
    .values(
      views.map(({ student, lesson, at }) => ({
        ...{ student_id: student.id, lesson_id: Number(lesson), class_id: course.id },
        viewed_at: at,
      })),
    )
    .execute()

/** Two lessons, which five students opened on three days, and a lesson and a student that are deleted. */
async function openAttendedClass() {
  freezeClock('2026-05-04T18:00:00Z')
  const school = await openTestSchool()
  const course = await seedCourse(school, [
    { subject: 'The verb' },
    { subject: 'The noun' },
    { subject: 'Deleted' },
  ])
  const [verb = '', noun = '', deleted = ''] = course.ids
  const students: TestUser[] = []
  for (const name of ['Amina 10', 'Amina 2', 'Musa', 'Bilal', 'Zainab', 'Left'])
    students.push(await seedEnrolledStudent(school, course, { name }))
  const views = students.flatMap((student, index) => [
    { student, lesson: verb, at: now() - 3 * DAY + (index % 2) * DAY + index },
    { student, lesson: noun, at: now() - index * HOUR },
    { student, lesson: deleted, at: now() },
  ])
  await addViews(school, course, views)
  const { db } = school
  await db
    .updateTable('lessons')
    .set({ deleted_at: now() })
    .where('id', '=', Number(deleted))
    .execute()
  const left = students.at(-1)?.id ?? 0
  await db.updateTable('users').set({ deleted_at: now() }).where('id', '=', left).execute()
  const read = async (fields: object, as = course.teacher) =>
    (await callApi(school, findLessonAttendance, { class_id: course.classId, ...fields }, as)).data
  return { school, course, students, read }
}

test('the pages of the attendance are the whole list, the latest first (R-ACLASS-021, R-ACLASS-035)', async () => {
  const { school, course, students, read } = await openAttendedClass()
  const [amina] = students
  const more = await seedCourse(school, [{ subject: 'Of another class' }])
  if (amina)
    await addViews(school, more, [{ student: amina, lesson: more.ids[0] ?? '', at: now() }])
  for (let index = 0; index < 3; index++) {
    const student = await seedEnrolledStudent(school, course, { name: `Late ${index}` })
    await addViews(school, course, [{ student, lesson: course.ids[0] ?? '', at: now() - DAY }])
  }
  const fields = { class_id: course.classId }
  const whole = (await callApi(school, getLessonAttendance, fields, course.teacher)).data

  expect(whole).toHaveLength(13)
  expect(await read({})).toEqual({
    ...{ rows: whole.slice(0, ATTENDANCE_PER_PAGE), total: 13, page: 1 },
  })
  const last = { rows: whole.slice(ATTENDANCE_PER_PAGE), total: 13, page: 2 }
  expect(await read({ page: 2 })).toEqual(last)
  expect(await read({ page: 9 })).toEqual(last)
  const oldest = await read({ sort: 'date', order: 'asc' })
  expect(oldest.rows.map((it: Row) => it.clicked_at)).toEqual(
    whole
      .map((it: Row) => it.clicked_at)
      .toReversed()
      .slice(0, ATTENDANCE_PER_PAGE),
  )
})

test.each([
  ['name', 'asc', ['Amina 2', 'Amina 2', 'Amina 10', 'Amina 10', 'Bilal']],
  ['name', 'desc', ['Zainab', 'Zainab', 'Musa', 'Musa', 'Bilal']],
  ['lesson', 'asc', ['Amina 10', 'Amina 2', 'Musa', 'Bilal', 'Zainab', 'Bilal']],
])('attendance sorted by %s, %s, has the latest of each first', async (sort, order, names) => {
  const { read } = await openAttendedClass()
  const { rows, total } = await read({ sort, order })
  expect(total).toBe(10)
  expect(rows.slice(0, names.length).map((it: Row) => it.name)).toEqual(names)
})

test('an exam that was kept is in the attendance on the day of its submission', async () => {
  const { school, course, students, read } = await openAttendedClass()
  const [, amina] = students
  if (!amina) throw new Error('no student')
  const kept = await seedCourse(school, [{ subject: 'Kept' }, { subject: 'Not submitted' }])
  const lessonIds = kept.ids.map(Number)
  await school.db
    .updateTable('lessons')
    .set({ class_id: course.id })
    .where('id', 'in', lessonIds)
    .execute()
  await addViews(
    school,
    course,
    kept.ids.map((lesson) => ({ student: amina, lesson, at: 0 })),
  )
  await school.db
    .insertInto('exam_results')
    .values({
      ...{ lesson_id: lessonIds[0] ?? 0, class_id: course.id, student_id: amina.id, answers: '{}' },
      ...{ theory_text: '', submitted_at: now() + 5 },
    })
    .execute()

  const { rows, total } = await read({})
  expect(total).toBe(11)
  expect(rows[0]).toMatchObject({ name: amina.name, subject: 'Kept', clicked_at: now() + 5 })
  expect((await read({ sort: 'name' })).rows[0]).toMatchObject({ subject: 'Kept' })
})

test('a teacher reads the attendance of own classes, and neither emails nor their order without contacts (R-STAFF-003, R-STAFF-006)', async () => {
  const { school, course, read } = await openAttendedClass()
  const bilal = await seedStaff(school, 'teacher', [course.id])
  const other = await seedStaff(school, 'teacher', [])

  const byEmail = await read({ sort: 'email' }, bilal)
  expect(byEmail).toEqual(await read({ sort: 'name' }, bilal))
  expect(byEmail.rows.map((it: Row) => it.email)).toEqual(Array(10).fill(''))
  const fields = { class_id: course.classId }
  expect(await callApi(school, findLessonAttendance, fields, other)).toMatchObject({ http: 404 })
})
