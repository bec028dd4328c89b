import { expect, test } from 'vitest'
import { getGradebook, getGradebookRows } from '../../contract/exams/gradebook.ts'
import { callApi } from '../test/call-api.ts'
import { openSchoolWithClass } from '../test/exams/open-gradebook.ts'
import { submissionsOf } from '../test/exams/seed-exam.ts'

test('the gradebook has a column for each lesson and exam, a row for each student, and the paper of each submitted exam (R-FAIR-006)', async () => {
  const { school, course, exam, amina, bilal, hauwa, rows } = await openSchoolWithClass()
  const [ofAmina, ofBilal] = await submissionsOf(school, exam)

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
    marked: [[String(ofAmina?.id)], [], []],
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
