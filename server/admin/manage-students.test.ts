import { expect, test } from 'vitest'
import { adminReport, findStudentSelection, findStudents } from '../../contract/admin/admin.ts'
import {
  ACCOUNT_DEACTIVATED,
  addStudent,
  setStudentsActive,
} from '../../contract/admin/manage-students.ts'
import { getUserData, login } from '../../contract/auth/auth.ts'
import { textIn } from '../../messages/catalog.ts'
import {
  auditEntries,
  impersonate,
  STUDENT_PASSWORD,
  signUpStudent,
} from '../test/accounts/managed-students.ts'
import { callApi } from '../test/call-api.ts'
import { outboxRows } from '../test/messages/email-queue.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'

test('an administrator adds one student, who is asked by email to set a password; a repeated request adds no second student', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const form = {
    name: '  Zainab   Abubakar ',
    email: 'zainab@example.org',
    phonenumber: '',
    once: 'one-press-of-add',
  }

  const first = await callApi(school, addStudent, form, maryam)
  const repeated = await callApi(school, addStudent, form, maryam)
  const other = await callApi(school, addStudent, { ...form, once: undefined }, maryam)

  expect(first).toMatchObject({ status: true, message: 'Student added successfully!' })
  expect(repeated.data).toEqual(first.data)
  expect(other).toMatchObject({ status: false, code: 'email_taken' })
  expect(await outboxRows(school)).toMatchObject([{ to_address: 'zainab@example.org' }])
  expect(await auditEntries(school)).toMatchObject([
    { actor_id: maryam.id, action: 'addStudent', subject_id: Number(first.data.id) },
  ])
  const { data } = await callApi(school, findStudents, { search: 'zainab' }, maryam)
  expect(data.rows).toMatchObject([{ name: 'Zainab Abubakar', phonenumber: '', active: true }])
})

test('adding one student follows the rules of an import', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const add = (changes: object) =>
    callApi(school, addStudent, { name: 'Zainab', email: 'z@example.org', ...changes }, maryam)

  expect(await add({ name: 'Administrator' })).toMatchObject({ code: 'name_reserved' })
  expect(await add({ phonenumber: 'abc' })).toMatchObject({ http: 400 })
  expect(await add({ email: 'z@' })).toMatchObject({ http: 400 })
  expect(await add({ name: 'ب'.repeat(121) })).toMatchObject({ http: 400 })
})

test('a deactivated student is signed out and cannot sign in until activated again', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const hauwa = await signUpStudent(school)
  const signIn = () => callApi(school, login, { email: hauwa.email, password: STUDENT_PASSWORD })
  const setActive = (active: string) =>
    callApi(
      school,
      setStudentsActive,
      { student_ids: [String(hauwa.id), String(maryam.id), '999'], active },
      maryam,
    )

  const { data } = await setActive('0')

  expect(data.map((it: { outcome: string }) => it.outcome)).toEqual([
    'done',
    'administrator',
    'not-found',
  ])
  expect((await setActive('0')).data[0].outcome).toBe('already')
  expect(await callApi(school, getUserData, {}, hauwa)).toMatchObject({ http: 401 })
  expect(await signIn()).toMatchObject({
    status: false,
    code: 'account_deactivated',
    message: textIn('en', ACCOUNT_DEACTIVATED),
  })
  // without the right password, the response does not reveal the deactivation
  expect(
    await callApi(school, login, { email: hauwa.email, password: 'a wrong password' }),
  ).toMatchObject({ code: 'invalid_credentials' })
  // an administrator can still see what the student sees
  const { token } = await impersonate(school, hauwa, maryam)
  expect(await callApi(school, getUserData, {}, { token })).toMatchObject({ http: 200 })

  await setActive('1')
  expect(await signIn()).toMatchObject({ status: true })
  expect((await auditEntries(school)).map((it) => it.action)).toEqual([
    'deactivateStudent',
    'loginAsStudent',
    'activateStudent',
  ])
})

test('the list has as many students as the dashboard counts', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school, { name: 'Amina Bello' })
  await seedStudent(school, { name: 'Musa Bello' })
  await callApi(school, setStudentsActive, { student_ids: [String(amina.id)], active: '0' }, maryam)
  const totalOf = async (group: string, search = '') =>
    (await callApi(school, findStudents, { group, search }, maryam)).data.total

  const report = await callApi(school, adminReport, {}, maryam)

  expect(report.data.total_regular_users).toBe(2)
  expect(await totalOf('students')).toBe(2)
  expect(await totalOf('administrators')).toBe(1)
  expect(await totalOf('deactivated')).toBe(1)
  expect(await totalOf('everyone')).toBe(3)
  expect(await totalOf('students', 'musa')).toBe(1)
  const selection = await callApi(school, findStudentSelection, { group: 'students' }, maryam)
  expect(selection.data).toMatchObject({
    total: 2,
    rows: [{ name: 'Musa Bello' }, { name: 'Amina Bello', email: amina.email }],
  })
})
