import { expect, test } from 'vitest'
import { findStudents } from '../../contract/admin/admin.ts'
import { getStudentList } from '../../contract/admin/student-list.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
} from '../test/test-school.ts'

/** A school with these students, who joined an hour apart, after the administrator. */
async function openSchoolWith(...students: { name: string; email: string; wallet?: number }[]) {
  freezeClock('2026-11-01T08:00:00Z')
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school, {
    name: 'Maryam Sani',
    email: 'maryam@example.org',
  })
  for (const [nth, student] of students.entries()) {
    freezeClock(new Date(Date.UTC(2026, 10, 1, 9 + nth)).toISOString())
    await seedStudent(school, student)
  }
  return { school, maryam }
}

const threeStudents = [
  { name: 'Zainab Abubakar', email: 'a.zainab@example.org', wallet: 300_00 },
  { name: 'Musa Ɗanjuma', email: 'musa@example.org', wallet: 900_50 },
  { name: 'aisha Bello', email: 'Zed@example.org' },
]

async function namesOf(school: TestSchool, caller: { token: string }, filters: object = {}) {
  const { data } = await callApi(school, findStudents, { ...filters }, caller)
  return data.rows.map((it: { name: string }) => it.name)
}

test('the list holds every user with all required fields, newest first (R-ASTUD-003, R-ASTUD-019)', async () => {
  const { school, maryam } = await openSchoolWith(...threeStudents)

  const { data, http } = await callApi(school, getStudentList, { email: maryam.email }, maryam)

  expect(http).toBe(200)
  expect(data).toHaveLength(4)
  expect(data[1]).toEqual({
    id: expect.stringMatching(/^\d+$/),
    name: 'Musa Ɗanjuma',
    email: 'musa@example.org',
    phonenumber: '08030000000',
    day: '1',
    month: '11',
    year: '2026',
    time: Date.UTC(2026, 10, 1, 10) / 1000,
    wallet: 900.5,
    role: 1,
  })
  expect(data.at(-1)).toMatchObject({ name: 'Maryam Sani', role: 11 })
})

test.each([
  ['part of the name in another case', 'MUSA', ['Musa Ɗanjuma']],
  ['a name without its diacritic', 'danjuma', ['Musa Ɗanjuma']],
  ['part of the email', 'zed@', ['aisha Bello']],
  ['several matches', 'example', ['aisha Bello', 'Musa Ɗanjuma', 'Zainab Abubakar', 'Maryam Sani']],
  ['no match', '%', []],
])('a search matches names and emails: %s (R-ASTUD-004)', async (_, search, found) => {
  const { school, maryam } = await openSchoolWith(...threeStudents)

  const { data } = await callApi(school, getStudentList, { email: maryam.email, search }, maryam)

  expect(data.map((it: { name: string }) => it.name)).toEqual(found)
  expect(await namesOf(school, maryam, { search })).toEqual(found)
})

test('a page is sorted by the requested key in both directions (R-ASTUD-001)', async () => {
  const { school, maryam } = await openSchoolWith(...threeStudents)
  const orders = {
    name: ['aisha Bello', 'Maryam Sani', 'Musa Ɗanjuma', 'Zainab Abubakar'],
    email: ['Zainab Abubakar', 'Maryam Sani', 'Musa Ɗanjuma', 'aisha Bello'],
    joined: ['Maryam Sani', 'Zainab Abubakar', 'Musa Ɗanjuma', 'aisha Bello'],
    wallet: ['Maryam Sani', 'aisha Bello', 'Zainab Abubakar', 'Musa Ɗanjuma'],
    role: ['Zainab Abubakar', 'Musa Ɗanjuma', 'aisha Bello', 'Maryam Sani'],
  }

  for (const [sort, names] of Object.entries(orders)) {
    expect(await namesOf(school, maryam, { sort, order: 'asc' }), sort).toEqual(names)
    expect(await namesOf(school, maryam, { sort, order: 'desc' }), sort).toEqual(names.toReversed())
  }
  expect(await namesOf(school, maryam)).toEqual(orders.joined.toReversed())
})

test('a page has ten students, and every student is on exactly one page (R-ASTUD-001)', async () => {
  const students = Array.from({ length: 33 }, (_, index) => ({
    name: `Student ${index % 7}`,
    email: `student${index}@example.org`,
  }))
  const { school, maryam } = await openSchoolWith(...students)
  const page = async (pageNumber: number, search = '') =>
    (await callApi(school, findStudents, { page: pageNumber, sort: 'name', search }, maryam)).data

  const pages = [await page(1), await page(2), await page(3), await page(4)]

  expect(pages.map(({ rows, total }) => [rows.length, total])).toEqual([
    [10, 34],
    [10, 34],
    [10, 34],
    [4, 34],
  ])
  const ids = pages.flatMap(({ rows }) => rows.map((it: { id: string }) => it.id))
  expect(new Set(ids).size).toBe(34)
  expect(await page(99)).toEqual({ ...pages[3], page: 4 })
  expect(await page(2, 'student 3')).toMatchObject({ total: 5, page: 1 })
})

test('an unknown sort key is rejected with the name of the field', async () => {
  const { school, maryam } = await openSchoolWith()
  expect(await callApi(school, findStudents, { sort: 'password_hash' }, maryam)).toMatchObject({
    http: 400,
    code: 'invalid_request',
    message: 'sort is not valid',
  })
})
