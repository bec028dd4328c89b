import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { GRADEBOOK_CSV, getGradebook, getGradebookRows } from '../../contract/gradebook.ts'
import { markExam } from '../../contract/marking.ts'
import { recordLessonView } from '../../contract/study.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { seedCourse, seedEnrolledStudent } from '../test/seed-course.ts'
import { seedExam, submissionsOf, submitAnswers } from '../test/seed-exam.ts'
import { openTestSchool, type TestSchool, type TestUser } from '../test/test-school.ts'

/** A class of two lessons and an exam: Amina did all, Bilal's answer waits for its mark, Hauwa did nothing. */
async function openSchoolWithClass() {
  const school = await openTestSchool()
  const course = await seedCourse(school, [{ subject: 'The noun' }, { subject: '=1+1' }])
  const exam = await seedExam(school, { classId: course.id, theoryAnswer: 'Kitāb.', questions: [] })
  const enrol = (name: string) => seedEnrolledStudent(school, course, { name })
  const [amina, bilal, hauwa] = [
    await enrol('Amina Bello'),
    await enrol('Bilal Musa'),
    await enrol('Hauwa Sule'),
  ]
  await open(school, course, amina, 0)
  await open(school, course, amina, 1)
  await open(school, course, bilal, 0)
  // the exam is behind the second lesson
  await open(school, course, bilal, 1)
  for (const student of [amina, bilal])
    await submitAnswers(school, exam, student, { theory: 'Kitāb.' })
  const [ofAmina] = await submissionsOf(school, exam)
  const fields = { lesson_id: String(exam.id), result_id: String(ofAmina?.id), theory_score: '64' }
  await callApi(school, markExam, fields, course.teacher)
  const rows = async (query: object = {}) =>
    (
      await callApi(
        school,
        getGradebookRows,
        { class_id: course.classId, ...query },
        course.teacher,
      )
    ).data
  const names = async (query: object) => (await rows(query)).names
  return { school, course, exam, amina, bilal, hauwa, rows, names }
}

function open(
  school: TestSchool,
  course: { rand: string; ids: string[] },
  who: TestUser,
  index: number,
) {
  const fields = { class_id: course.rand, lesson_id: course.ids[index], email: who.email }
  return callApi(school, recordLessonView, fields, who)
}

test('the gradebook has a column for each lesson and exam, and a row for each student', async () => {
  const { school, course, exam, amina, bilal, hauwa, rows } = await openSchoolWithClass()
  const [, ofBilal] = await submissionsOf(school, exam)

  const { data } = await callApi(school, getGradebook, { class_id: course.classId }, course.teacher)
  expect(data).toEqual({
    class_name: 'Foundations of Naḥw',
    students: 3,
    hidden: 0,
    columns: {
      ids: [...course.ids, String(exam.id)],
      subjects: ['The noun', '=1+1', 'Noun or verb?'],
      exams: ['0', '0', '1'],
      completed: [2, 2, 2],
      averages: [null, null, 64],
    },
  })
  expect(await rows()).toEqual({
    total: 3,
    page: 1,
    ids: [amina, bilal, hauwa].map((it) => String(it.id)),
    names: ['Amina Bello', 'Bilal Musa', 'Hauwa Sule'],
    emails: [amina, bilal, hauwa].map((it) => it.email),
    completed: [3, 3, 0],
    averages: [64, null, null],
    cells: ['111', '112', '000'],
    scores: [[64], [], []],
    waiting: [[], [String(ofBilal?.id)], []],
  })
})

test('the rows are searched, filtered and sorted; students without a value are last in both directions', async () => {
  const { exam, course, names, rows } = await openSchoolWithClass()
  const byExam = { sort: 'column', lesson_id: String(exam.id) }

  expect(await names({ search: 'MUSA' })).toEqual(['Bilal Musa'])
  expect(await names({ show: 'unfinished' })).toEqual(['Hauwa Sule'])
  expect(await names({ show: 'waiting' })).toEqual(['Bilal Musa'])
  expect(await names({ show: 'below70' })).toEqual(['Amina Bello'])
  expect(await names({ order: 'desc' })).toEqual(['Hauwa Sule', 'Bilal Musa', 'Amina Bello'])
  expect(await names({ sort: 'completed' })).toEqual(['Hauwa Sule', 'Amina Bello', 'Bilal Musa'])
  for (const order of ['asc', 'desc']) {
    expect((await names({ sort: 'average', order }))[0]).toBe('Amina Bello')
    expect((await names({ ...byExam, order }))[0]).toBe('Amina Bello')
  }
  expect((await names({ sort: 'column', lesson_id: course.ids[0], order: 'desc' })).at(-1)).toBe(
    'Hauwa Sule',
  )
  expect(await rows({ page: 99 })).toMatchObject({ page: 1, total: 3 })
})

test('deleted students and former ones are in no row and no sum', async () => {
  const { school, course, bilal, amina, names } = await openSchoolWithClass()
  const { db } = school
  await db.updateTable('users').set({ deleted_at: 1 }).where('id', '=', bilal.id).execute()
  await db.deleteFrom('enrolments').where('student_id', '=', amina.id).execute()

  expect(await names({})).toEqual(['Hauwa Sule'])
  const { data } = await callApi(school, getGradebook, { class_id: course.classId }, course.teacher)
  expect(data).toMatchObject({
    students: 1,
    columns: { completed: [0, 0, 0], averages: [null, null, null] },
  })
})

test('the gradebook downloads as a CSV file whose names are no formulas', async () => {
  const { school, course, amina, hauwa } = await openSchoolWithClass()
  freezeClock('2026-11-22T10:00:00Z')
  await school.db
    .updateTable('users')
    .set({ name: '=HYPERLINK("x")' })
    .where('id', '=', hauwa.id)
    .execute()
  const download = (as?: TestUser, query = '') =>
    school.app.inject({
      url: `${GRADEBOOK_CSV}?class_id=${course.classId}${query}`,
      headers: as ? { authorization: `Bearer ${as.token}` } : {},
    })

  const response = await download(course.teacher)
  expect(response.headers['content-disposition']).toBe(
    `attachment; filename="gradebook_${course.id}_2026-11-22.csv"`,
  )
  const [header, ...records]: string[][] = parse(response.body, { bom: true })
  expect(header).toEqual([
    ...['Name', 'Email', 'Completed', 'Average'],
    ...['The noun', "'=1+1", 'Noun or verb?'],
  ])
  expect(records.map(([name, , ...cells]) => [name, ...cells])).toEqual([
    ['Amina Bello', '3', '64', 'Done', 'Done', '64'],
    ['Bilal Musa', '3', '', 'Done', 'Done', 'Waiting'],
    ['\'=HYPERLINK("x")', '0', '', '', '', ''],
  ])
  expect(parse((await download(course.teacher, '&show=waiting')).body, { bom: true })).toHaveLength(
    2,
  )
  expect((await download()).statusCode).toBe(401)
  expect((await download(amina)).statusCode).toBe(403)
  expect((await download(course.teacher, '&show=none')).statusCode).toBe(400)
})

test('only administrators read a gradebook, and that of a missing class is not found', async () => {
  const { school, course, amina } = await openSchoolWithClass()
  for (const call of [getGradebook, getGradebookRows]) {
    const fields = { class_id: course.classId }
    expect((await callApi(school, call, fields, amina)).http).toBe(403)
    expect((await callApi(school, call, fields)).http).toBe(401)
    expect(await callApi(school, call, { class_id: '999999' }, course.teacher)).toMatchObject({
      http: 404,
      code: 'class_not_found',
    })
  }
})
