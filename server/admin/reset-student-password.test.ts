import { expect, test } from 'vitest'
import { resetStudentPassword } from '../../contract/admin/admin.ts'
import {
  getUserData,
  login,
  requestPasswordReset,
  resetPassword,
} from '../../contract/auth/auth.ts'
import { auditEntries, STUDENT_PASSWORD, signUpStudent } from '../test/accounts/managed-students.ts'
import { callApi } from '../test/call-api.ts'
import { openTestSchool, seedAdministrator } from '../test/test-school.ts'

test('a reset sets the password, ends every session and reset code, and notifies the student (R-ASTUD-012, R-AUTH-036)', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const hauwa = await signUpStudent(school)
  await callApi(school, requestPasswordReset, { email: hauwa.email })
  const sentEmails = () => school.db.selectFrom('email_outbox').selectAll().orderBy('id').execute()
  const code = /\b\d{6}\b/.exec((await sentEmails())[0]?.body ?? '')?.[0]

  const response = await callApi(
    school,
    resetStudentPassword,
    { admin_email: maryam.email, student_id: String(hauwa.id), new_password: 'chosen for Hauwa' },
    maryam,
  )

  expect(response).toMatchObject({ http: 200, status: true })
  expect(await callApi(school, getUserData, {}, hauwa)).toMatchObject({ http: 401 })
  const canSignIn = async (password: string) =>
    (await callApi(school, login, { email: hauwa.email, password })).status
  expect([await canSignIn(STUDENT_PASSWORD), await canSignIn('chosen for Hauwa')]).toEqual([
    false,
    true,
  ])
  const staleReset = { email: hauwa.email, new_password: 'a third password', code }
  expect(await callApi(school, resetPassword, staleReset)).toMatchObject({ status: false })
  const notification = (await sentEmails()).at(-1)
  expect(notification).toMatchObject({ to_address: hauwa.email })
  expect(notification?.body).not.toContain('chosen for Hauwa')
  expect((await auditEntries(school)).at(-1)).toMatchObject({ action: 'resetPassword', detail: '' })
})

test('a reset requires a password of at least 8 characters (R-ASTUD-013)', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const hauwa = await signUpStudent(school)
  const reset = (new_password: string) =>
    callApi(school, resetStudentPassword, { student_id: String(hauwa.id), new_password }, maryam)

  expect(await reset('')).toMatchObject({
    http: 400,
    code: 'invalid_request',
    message: 'new_password is required',
  })
  expect(await reset('1234567')).toMatchObject({
    http: 200,
    status: false,
    code: 'password_too_short',
    message: 'Password must be at least 8 characters',
  })
  expect(await callApi(school, getUserData, {}, hauwa)).toMatchObject({ status: true })
})

test('administrators who set their own password keep only the current session', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school, { email: 'maryam@example.org' })
  const reset = { student_id: String(maryam.id), new_password: 'a new password' }
  await callApi(school, resetStudentPassword, reset, maryam)
  const elsewhere = await callApi(school, login, {
    email: maryam.email,
    password: reset.new_password,
  })

  await callApi(school, resetStudentPassword, reset, maryam)

  expect(await callApi(school, getUserData, {}, maryam)).toMatchObject({ status: true })
  expect(await callApi(school, getUserData, {}, { token: elsewhere.token ?? '' })).toMatchObject({
    http: 401,
  })
})
