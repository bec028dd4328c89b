import { expect, test } from 'vitest'
import { login, requestPasswordReset, resetPassword } from '../../contract/auth.ts'
import { importStudents } from '../../contract/student-import.ts'
import { callApi } from '../test/call-api.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
} from '../test/test-school.ts'
import { parseStudentsCsv } from './parse-students-csv.ts'

const allUsers = ({ db }: TestSchool) =>
  db
    .selectFrom('users')
    .select(['name', 'email', 'phone', 'role', 'wallet'])
    .orderBy('id')
    .execute()

const sentEmails = ({ db }: TestSchool) =>
  db.selectFrom('email_outbox').select(['to_address', 'body']).orderBy('id').execute()

const FILE = `Full Name,E-mail,Phone Number
Zainab Abubakar,zainab@example.org,0803 555 0155
"Kamal, عبد الرحمن",abd@example.org,
,nobody@example.org,
Musa Ɗanjuma,musa@,0806 555 0117
Hauwa Ƙasim,hauwa@example.org,call me
Amina Bello,AMINA@example.org,0803
Zainab again,ZAINAB@example.org,0803 555 0155
Ad\u200bmina,hidden@example.org,
Teacher,teacher@example.org,
`

async function openSchoolWithAmina() {
  const school = await openTestSchool({ SITE_URL: 'https://lisan.example' })
  const maryam = await seedAdministrator(school)
  await seedStudent(school, { email: 'amina@example.org' })
  return { school, maryam }
}

test('a preview returns the result of every row and writes nothing', async () => {
  const { school, maryam } = await openSchoolWithAmina()
  const before = await allUsers(school)

  const { data } = await callApi(school, importStudents, { csv: FILE }, maryam)

  expect(data.rows.map((it: { line: number; fate: string }) => [it.line, it.fate])).toEqual([
    [2, 'add'],
    [3, 'add'],
    [4, 'no-name'],
    [5, 'bad-email'],
    [6, 'bad-phone'],
    [7, 'taken'],
    [8, 'twice'],
    [9, 'bad-name'],
    [10, 'staff-name'],
  ])
  expect(data).toMatchObject({ added: 0, isWritten: false })
  expect(await allUsers(school)).toEqual(before)
  expect(await sentEmails(school)).toEqual([])
})

test('a confirmed import creates accounts for valid rows, emails them, and skips the rest', async () => {
  const { school, maryam } = await openSchoolWithAmina()
  const before = await allUsers(school)

  const { data } = await callApi(school, importStudents, { csv: FILE, confirm: true }, maryam)

  expect(data).toMatchObject({ added: 2, isWritten: true })
  expect((await allUsers(school)).slice(before.length)).toEqual([
    {
      name: 'Zainab Abubakar',
      email: 'zainab@example.org',
      phone: '0803 555 0155',
      role: 1,
      wallet: 0,
    },
    { name: 'Kamal, عبد الرحمن', email: 'abd@example.org', phone: '', role: 1, wallet: 0 },
  ])
  const emails = await sentEmails(school)
  expect(emails.map((it) => it.to_address)).toEqual(['zainab@example.org', 'abd@example.org'])
  expect(emails[0]?.body).toContain('https://lisan.example/forgot-password')
  expect(await school.db.selectFrom('audit').selectAll().execute()).toMatchObject([
    { actor_id: maryam.id, action: 'importStudents', subject_id: null, detail: '2 students' },
  ])

  const again = await callApi(school, importStudents, { csv: FILE, confirm: true }, maryam)
  expect(again.data).toMatchObject({ added: 0, isWritten: true })
  expect(await sentEmails(school)).toHaveLength(2)
})

test('an imported student cannot sign in until they set a password', async () => {
  const { school, maryam } = await openSchoolWithAmina()
  await callApi(school, importStudents, { csv: FILE, confirm: true }, maryam)
  const email = 'zainab@example.org'

  for (const password of ['x', ' ', 'undefined']) {
    expect(await callApi(school, login, { email, password })).toMatchObject({
      http: 200,
      code: 'invalid_credentials',
      message: 'Email or password is incorrect',
    })
  }
  await callApi(school, requestPasswordReset, { email })
  const code = /\b\d{6}\b/.exec((await sentEmails(school)).at(-1)?.body ?? '')?.[0]
  const resetFields = { email, code, new_password: 'my own password' }
  expect(await callApi(school, resetPassword, resetFields)).toMatchObject({ status: true })
  expect(await callApi(school, login, { email, password: 'my own password' })).toMatchObject({
    status: true,
  })
})

test('the same file confirmed twice concurrently creates each account once', async () => {
  const { school, maryam } = await openSchoolWithAmina()
  const rows = Array.from({ length: 300 }, (_, index) => `Student ${index};s${index}@example.org;`)
  const csv = `name;email;phone\n${rows.join('\n')}`
  const confirm = () => callApi(school, importStudents, { csv, confirm: true }, maryam)

  const answers = await Promise.all([confirm(), confirm()])

  expect(answers.map(({ data }) => data.added).sort()).toEqual([0, 300])
  expect(await allUsers(school)).toHaveLength(302)
  expect(await sentEmails(school)).toHaveLength(300)
})

test('a file can have five thousand students, but not one more', async () => {
  const { school, maryam } = await openSchoolWithAmina()
  const file = (count: number) =>
    `name,email\n${Array.from({ length: count }, (_, index) => `S ${index},s${index}@example.org`).join('\n')}`

  const largest = await callApi(school, importStudents, { csv: file(5_000), confirm: true }, maryam)
  expect(largest.data).toMatchObject({ added: 5_000 })
  expect(await callApi(school, importStudents, { csv: file(5_001) }, maryam)).toMatchObject({
    http: 200,
    status: false,
    code: 'csv_too_many_rows',
    message: 'A file can contain at most 5,000 students.',
  })
})

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

const amina = {
  ...{ line: 2, name: 'Amina Bello', email: 'amina@example.org', phone: '0803' },
  classes: [] as string[],
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
  expect(parseStudentsCsv(csv)).toEqual([amina])
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
  expect(parseStudentsCsv(text).at(-1)).toMatchObject({
    line,
    name: 'Zainab',
    email: 'zainab@example.org',
  })
})

test('a phone number that was escaped for a spreadsheet is read as it was', () => {
  const [row] = parseStudentsCsv("name,email,الهاتف\nZainab,zainab@example.org,'+2348035550155")
  expect(row?.phone).toBe('+2348035550155')
})
