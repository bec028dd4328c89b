import { expect, test } from 'vitest'
import { getUserData, login, requestPasswordReset, resetPassword } from '../../contract/auth.ts'
import { signup } from '../../contract/sign-up.ts'
import { callApi } from '../test/call-api.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
} from '../test/test-school.ts'

const OLD = 'the old password'
const NEW = 'the new password'

/** A school in which Hauwa is signed in. */
async function schoolWithHauwa() {
  const school = await openTestSchool()
  const { data, token = '' } = await callApi(school, signup, {
    name: 'Hauwa Idris',
    email: 'Hauwa@example.org',
    phonenumber: '08031234567',
    password: OLD,
  })
  return { school, hauwa: { id: Number(data.id), email: 'Hauwa@example.org', token } }
}

const sentEmails = (school: TestSchool) =>
  school.db.selectFrom('email_outbox').selectAll().orderBy('id').execute()

/** Requests a code and reads it from the email. */
async function requestCode(school: TestSchool, email: string) {
  await callApi(school, requestPasswordReset, { email })
  const lastEmail = (await sentEmails(school)).at(-1)
  return /\b\d{6}\b/.exec(lastEmail?.body ?? '')?.[0] ?? ''
}

const canSignIn = async (school: TestSchool, password: string) =>
  (await callApi(school, login, { email: 'hauwa@example.org', password })).status

test('a signed-in user changes the password with the current one and keeps only this session (R-AUTH-035, R-AUTH-048)', async () => {
  const { school, hauwa } = await schoolWithHauwa()
  const otherSession = await callApi(school, login, { email: hauwa.email, password: OLD })

  expect(
    await callApi(
      school,
      resetPassword,
      { email: hauwa.email, new_password: NEW, current_password: OLD },
      hauwa,
    ),
  ).toMatchObject({ http: 200, status: true, message: 'Password updated successfully!' })

  expect(await canSignIn(school, NEW)).toBe(true)
  expect(await canSignIn(school, OLD)).toBe(false)
  expect(await callApi(school, getUserData, {}, hauwa)).toMatchObject({ status: true })
  expect(await callApi(school, getUserData, {}, { token: otherSession.token ?? '' })).toMatchObject(
    {
      http: 401,
    },
  )
})

test('a wrong or missing current password changes nothing (R-AUTH-047)', async () => {
  const { school, hauwa } = await schoolWithHauwa()
  const changePassword = (fields: object) =>
    callApi(school, resetPassword, { email: hauwa.email, new_password: NEW, ...fields }, hauwa)

  expect(await changePassword({ current_password: 'not this one' })).toMatchObject({
    http: 200,
    status: false,
    code: 'wrong_current_password',
    message: 'Current password is incorrect',
  })
  expect(await changePassword({})).toMatchObject({
    http: 400,
    code: 'invalid_request',
    message: 'current_password is required',
  })
  expect(await changePassword({ code: await requestCode(school, hauwa.email) })).toMatchObject({
    http: 400,
  })
  expect(await canSignIn(school, OLD)).toBe(true)
})

test('a token can change only its owner’s password, even an administrator’s token (R-AUTH-049)', async () => {
  const { school, hauwa } = await schoolWithHauwa()
  const amina = await seedStudent(school)
  const maryam = await seedAdministrator(school)

  for (const stranger of [amina, maryam]) {
    const fields = { email: hauwa.email, new_password: NEW, current_password: OLD }
    expect(await callApi(school, resetPassword, fields, stranger)).toMatchObject({
      http: 403,
      code: 'email_mismatch',
      status: false,
    })
  }
  expect(await canSignIn(school, OLD)).toBe(true)
})
