import { expect, test } from 'vitest'
import { markExam } from '../../contract/exams/marking.ts'
import { callApi } from '../test/call-api.ts'
import { openSchoolWithClass } from '../test/exams/open-gradebook.ts'
import { submissionsOf } from '../test/exams/seed-exam.ts'
import { seedLessonView } from '../test/seed-class.ts'
import { seedEnrolledStudent } from '../test/seed-course.ts'

const ASCENDING = ['Aaliyah Umar', 'Amina Bello', 'Bilal Musa', 'Hauwa Sule']

/** Amina has 64 in the exam and Bilal 70; Aaliyah and Hauwa did nothing. */
async function openMarkedClass() {
  const opened = await openSchoolWithClass()
  const { school, course, exam } = opened
  await seedEnrolledStudent(school, course, { name: 'Aaliyah Umar' })
  const [, ofBilal] = await submissionsOf(school, exam)
  const fields = { lesson_id: String(exam.id), result_id: String(ofBilal?.id), theory_score: '70' }
  expect(await callApi(school, markExam, fields, course.teacher)).toMatchObject({ status: true })
  return opened
}

test('a gradebook is sorted by the result of an exam and by the mean, with students without one last by name', async () => {
  const { exam, names } = await openMarkedClass()

  for (const sort of [{ sort: 'column', lesson_id: String(exam.id) }, { sort: 'average' }]) {
    expect(await names(sort)).toEqual(['Amina Bello', 'Bilal Musa', 'Aaliyah Umar', 'Hauwa Sule'])
    expect(await names({ ...sort, order: 'desc' })).toEqual([
      ...['Bilal Musa', 'Amina Bello', 'Aaliyah Umar', 'Hauwa Sule'],
    ])
  }
})

test('a gradebook is sorted by an opened lesson and by the number of completed ones, and equal students by name', async () => {
  const { course, names } = await openMarkedClass()
  const openedFirst = ['Amina Bello', 'Bilal Musa', 'Aaliyah Umar', 'Hauwa Sule']

  for (const order of ['asc', 'desc'])
    expect(await names({ sort: 'column', lesson_id: course.ids[0], order })).toEqual(openedFirst)
  expect(await names({ sort: 'completed', order: 'desc' })).toEqual(openedFirst)
  expect(await names({ sort: 'completed' })).toEqual([
    ...['Aaliyah Umar', 'Hauwa Sule', 'Amina Bello', 'Bilal Musa'],
  ])
})

test('opened lessons count as completed without an exam, and a class is unfinished until its exam is submitted', async () => {
  const { school, course, names } = await openMarkedClass()
  for (const [name, opened] of [
    ['Yusuf Ali', course.ids.slice(0, 1)],
    ['Zaynab Ali', course.ids],
  ] as const) {
    const { id: studentId } = await seedEnrolledStudent(school, course, { name })
    for (const lessonId of opened.map(Number))
      await seedLessonView(school, { studentId, lessonId, classId: course.id })
  }

  expect(await names({ sort: 'completed', order: 'desc' })).toEqual([
    ...['Amina Bello', 'Bilal Musa', 'Zaynab Ali', 'Yusuf Ali', 'Aaliyah Umar', 'Hauwa Sule'],
  ])
  expect(await names({ show: 'unfinished' })).toEqual([
    ...['Aaliyah Umar', 'Hauwa Sule', 'Yusuf Ali', 'Zaynab Ali'],
  ])
})

test('a gradebook without a lesson to sort by is sorted by name, also with a filter', async () => {
  const { names } = await openMarkedClass()
  const descending = ASCENDING.toReversed()

  for (const sort of [{}, { sort: 'column' }, { sort: 'column', lesson_id: '999999' }]) {
    expect(await names(sort)).toEqual(ASCENDING)
    expect(await names({ ...sort, order: 'desc' })).toEqual(descending)
  }
  expect(await names({ show: 'unfinished' })).toEqual(['Aaliyah Umar', 'Hauwa Sule'])
  expect(await names({ show: 'unfinished', order: 'desc' })).toEqual([
    ...['Hauwa Sule', 'Aaliyah Umar'],
  ])
})

test('a mean of 70 is not below 70, and a student without a marked exam has no mean', async () => {
  const { names } = await openMarkedClass()

  expect(await names({ show: 'below70' })).toEqual(['Amina Bello'])
  expect(await names({ show: 'waiting' })).toEqual([])
})

test('the students of a gradebook are in the order of the class page: without accents, and a shorter name first', async () => {
  const { school, course, names } = await openSchoolWithClass()
  for (const name of ['Aisha Bello 31', 'Aisha Bello 4', 'aisha bello', 'Áisha Bellow', 'Zaid'])
    await seedEnrolledStudent(school, course, { name })
  expect((await names({})).filter((it: string) => /isha|zaid/i.test(it))).toEqual([
    ...['aisha bello', 'Aisha Bello 4', 'Aisha Bello 31', 'Áisha Bellow', 'Zaid'],
  ])
})
