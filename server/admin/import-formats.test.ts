import { expect, onTestFinished, test, vi } from 'vitest'
import { importStudents } from '../../contract/admin/student-import.ts'
import { openSchoolWithAmina } from '../test/accounts/import-students.ts'
import { callApi } from '../test/call-api.ts'
import { parseStudentsCsv } from './parse-students-csv.ts'

test.each([
  ['', 'This file contains no students.'],
  ['name,email\n\n , \n', 'This file contains no students.'],
  ['Amina,amina@example.org', 'The first row must name the columns: name, email and phone.'],
  ['name,phone\nAmina,0803', 'The first row must name the columns: name, email and phone.'],
  [
    'name,email\n"Amina,a@example.org',
    'Line 2 of this file cannot be read: misplaced quotation mark.',
  ],
])('a file that is not a student list is declined: %j', async (csv, message) => {
  const { school, maryam } = await openSchoolWithAmina()
  expect(await callApi(school, importStudents, { csv }, maryam)).toMatchObject({
    http: 200,
    status: false,
    message,
  })
})

const NO_CLASSES: string[] = []
const amina = {
  ...{ line: 2, name: 'Amina Bello', email: 'amina@example.org', phone: '0803' },
  classes: NO_CLASSES,
}

test.each([
  ['a byte order mark', '\ufeffname,email,phone\nAmina Bello,amina@example.org,0803'],
  ['semicolons', 'Name;Email;Phone\nAmina Bello;amina@example.org;0803'],
  ['tabs', 'NAME\tE-Mail\tMobile\nAmina Bello\tamina@example.org\t0803'],
  ['Windows line endings', 'name,email,phone\r\nAmina Bello,amina@example.org,0803\r\n'],
  [
    'additional columns in another order',
    'No.,Phone_Number,EMAIL ADDRESS,Age,Student Name\n1,0803,amina@example.org,12, Amina  Bello ',
  ],
  [
    'separate columns for first and last name',
    'Surname,First name,email,phone\nBello,Amina,amina@example.org,0803',
  ],
  [
    'an empty telephone column beside a mobile number',
    'name,email,Telephone,Mobile\nAmina Bello,amina@example.org,,0803',
  ],
])('a file is parsed with %s', (_, csv) => {
  expect(parseStudentsCsv(csv).rows).toMatchObject([amina])
})

test.each([
  ['a line that names the separator', 'sep=;\r\nname;email\r\nZainab;zainab@example.org\r\n', 3],
  ['the same after a byte order mark', '\ufeffsep=\t\nname\temail\nZainab\tzainab@example.org', 3],
  ['Arabic column names', 'الاسم,البريد الإلكتروني\nZainab,zainab@example.org', 2],
  [
    'Arabic column names in another spelling',
    'إسم الطالبه;البريد الالكتروني\nZainab;zainab@example.org',
    2,
  ],
  [
    'values that were escaped for a spreadsheet',
    "name,email\nZainab,'@x\nZainab,zainab@example.org",
    3,
  ],
])('a file with %s is read', (_, text, line) => {
  expect(parseStudentsCsv(text).rows.at(-1)).toMatchObject({
    line,
    name: 'Zainab',
    email: 'zainab@example.org',
  })
})

test('a phone number that was escaped for a spreadsheet is read as it was', () => {
  const [row] = parseStudentsCsv(
    "name,email,الهاتف\nZainab,zainab@example.org,'+2348035550155",
  ).rows
  expect(row?.phone).toBe('+2348035550155')
})

test('cells with thousands of accents are wrong, and none of them is normalized', async () => {
  const { school, maryam } = await openSchoolWithAmina()
  const normalize = vi.spyOn(String.prototype, 'normalize')
  onTestFinished(() => normalize.mockRestore())
  const accents = '\u0300\u0316'.repeat(10_000)
  const csv = `name,email,phone,class,a${accents}
a${accents},zainab@example.org,,
Zainab,zainab@example.org,0${accents},
Zainab,zainab@example.org,,a${accents}`

  const response = await callApi(school, importStudents, { csv, payment: 'waived' }, maryam)

  expect(response.data.rows).toMatchObject([
    { fate: 'bad-name' },
    { fate: 'bad-phone' },
    { fate: 'add', classes: [{ outcome: 'unknown-class' }] },
  ])
  // its time grows with the square of the length: a file of 2 MB would take ten minutes
  const longTexts = normalize.mock.contexts.map(String).filter(({ length }) => length > 1_000)
  expect(longTexts).toEqual([])
})
