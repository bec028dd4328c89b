import { expect, test } from 'vitest'
import { importStudents } from '../../contract/admin/student-import.ts'
import { login, requestPasswordReset, resetPassword } from '../../contract/auth/auth.ts'
import { openSchoolWithAmina } from '../test/accounts/import-students.ts'
import { callApi } from '../test/call-api.ts'
import type { TestSchool } from '../test/test-school.ts'

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

  const responses = await Promise.all([confirm(), confirm()])

  expect(responses.map(({ data }) => data.added).sort()).toEqual([0, 300])
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
