import { expect, test } from 'vitest'
import { findEnrolments } from '../../contract/admin/admin-overview.ts'
import { DAY } from '../../contract/platform/duration.ts'
import { callApi } from '../test/call-api.ts'
import { enrol, openSchool } from '../test/lessons/dashboard.ts'
import { unixSeconds } from '../test/lessons/managed-class.ts'
import { seedClass } from '../test/seed-class.ts'
import { seedStudent } from '../test/test-school.ts'

type Row = { student: { name: string }; class: { name: string } }

/** A school with a monthly class, functions that enrol a new student, and one that reads the list. */
async function openSchoolWithList() {
  const { school, maryam, now } = await openSchool()
  const monthly = await seedClass(school, { name: 'Tajwīd', price: 500_00, monthly: true })
  const addEnrolment = async (
    name: string,
    { classId = monthly.id, enrolledAt = now, paidUntil = 0 } = {},
  ) => {
    const student = await seedStudent(school, { name })
    await enrol(school, { student, classId, enrolledAt, paidUntil })
    return student
  }
  const list = async (fields: Record<string, unknown> = {}) =>
    (await callApi(school, findEnrolments, fields, maryam)).data
  const names = async (fields: Record<string, unknown>) =>
    (await list(fields)).rows.map((it: Row) => it.student.name)
  return { school, maryam, now, addEnrolment, list, names }
}

const DELETED = { deleted_at: 1_796_000_000 }

test('a list of enrolments is paged from both ends without gaps', async () => {
  const { now, addEnrolment, list, names } = await openSchoolWithList()
  const expected = Array.from({ length: 25 }, (_, index) => `Student ${index}`)
  // every third pair has enrolled at the same time: the later entry comes first
  for (const [index, name] of expected.toReversed().entries())
    await addEnrolment(name, {
      enrolledAt: now - 9 * DAY + Math.floor(index / 3) * DAY,
      paidUntil: now + 7 * DAY - index,
    })

  const newest = await Promise.all([1, 2, 3, 9].map((page) => list({ page })))
  const lapsing = await Promise.all([1, 2, 3].map((page) => names({ state: 'lapsing', page })))

  expect(newest.map((it) => [it.page, it.total, it.rows.length])).toEqual([
    [1, 25, 10],
    [2, 25, 10],
    [3, 25, 5],
    [3, 25, 5],
  ])
  const rows: Row[] = newest.slice(0, 3).flatMap((it) => it.rows)
  expect(rows.map((it) => it.student.name)).toEqual(expected)
  expect(lapsing.map((it) => it.length)).toEqual([10, 10, 5])
  expect(lapsing.flat()).toEqual(expected)
  expect(await names({})).toEqual(expected.slice(0, 10))
  expect(await names({ state: 'lapsing', size: 25 })).toEqual(expected)
})

test('enrolments in deleted classes are neither counted nor summed', async () => {
  const { school, now, addEnrolment, list } = await openSchoolWithList()
  const { id: classId } = await seedClass(school, { name: 'Deleted' })
  for (const [name, options] of [
    ['Amina', {}],
    ['Musa', { enrolledAt: now - 40 * DAY }],
    ['Bilal', { classId }],
  ] as const)
    await addEnrolment(name, options)
  await school.db.updateTable('enrolments').set({ paid: 100_00, waived: 20_00 }).execute()
  await school.db.updateTable('classes').set(DELETED).where('id', '=', classId).execute()

  expect(await list()).toMatchObject({ total: 2, page: 1 })
  expect(await list()).not.toHaveProperty('paid')
  expect(await list({ how: '' })).toMatchObject({ total: 2, paid: 200, waived: 40 })
  expect(await list({ how: 'paid' })).toMatchObject({ total: 2, paid: 200, waived: 40 })
  expect(await list({ how: 'waived' })).toMatchObject({ total: 0, paid: 0, waived: 0 })
})

test('a month of the list begins and ends at midnight in the school', async () => {
  const { school, maryam, addEnrolment, list, names } = await openSchoolWithList()
  for (const time of [
    '2026-10-31T22:59:59Z',
    // midnight in Lagos
    '2026-10-31T23:00:00Z',
    '2026-11-30T22:59:59Z',
    '2026-11-30T23:00:00Z',
  ])
    await addEnrolment(time, { enrolledAt: unixSeconds(time) })

  expect(await names({ month: '2026-10' })).toEqual(['2026-10-31T22:59:59Z'])
  expect(await names({ month: '2026-11' })).toEqual([
    '2026-11-30T22:59:59Z',
    '2026-10-31T23:00:00Z',
  ])
  expect(await names({ month: '2026-12' })).toEqual(['2026-11-30T23:00:00Z'])
  expect((await list()).total).toBe(4)
  expect(await list({ month: '2026-09' })).toEqual({ rows: [], total: 0, page: 1 })
  const invalid = await callApi(school, findEnrolments, { month: '2026-13' }, maryam)
  expect(invalid).toMatchObject({
    http: 400,
    code: 'invalid_request',
    message: 'month is not a month',
  })
})

test('a subscription is lapsing for the seven days before its end', async () => {
  const { now, addEnrolment, names } = await openSchoolWithList()
  await addEnrolment('After a week', { paidUntil: now + 7 * DAY + 1 })
  await addEnrolment('In a week', { paidUntil: now + 7 * DAY })
  await addEnrolment('Next', { paidUntil: now + 1 })
  await addEnrolment('Ended', { paidUntil: now })
  await addEnrolment('Without an end')

  expect(await names({ state: 'lapsing' })).toEqual(['Next', 'In a week'])
})

test('lapsing subscriptions are without deleted students, deleted classes and classes that are no longer monthly', async () => {
  const { school, now, addEnrolment, list, names } = await openSchoolWithList()
  const paidUntil = now + DAY
  const { id: oneTime } = await seedClass(school, { name: 'No longer monthly' })
  const { id: deletedClass } = await seedClass(school, {
    name: 'Deleted',
    price: 500_00,
    monthly: true,
  })
  await addEnrolment('In a class that is no longer monthly', { classId: oneTime, paidUntil })
  await addEnrolment('In a deleted class', { classId: deletedClass, paidUntil })
  const deleted = await addEnrolment('Deleted student', { paidUntil })
  await addEnrolment('Amina Bello', { paidUntil })
  await school.db.updateTable('classes').set(DELETED).where('id', '=', deletedClass).execute()
  await school.db.updateTable('users').set(DELETED).where('id', '=', deleted.id).execute()

  expect(await names({ state: 'lapsing' })).toEqual(['Amina Bello'])
  expect((await list()).rows).toMatchObject([
    { class: { name: 'No longer monthly' } },
    { student: { name: 'Amina Bello', deleted: false }, class: { name: 'Tajwīd' }, paid: 500 },
    { student: { name: 'Deleted student', deleted: true }, until: paidUntil, enrolled: now },
  ])
})
