import { expect, test } from 'vitest'
import { getUserData, login, resetPassword } from '../../contract/auth/auth.ts'
import {
  canSignIn,
  HAUWA,
  openSchoolWithHauwa,
  requestCode,
} from '../test/accounts/signed-up-student.ts'
import { callApi } from '../test/call-api.ts'
import { seedAdministrator, seedStudent } from '../test/test-school.ts'

const OLD = HAUWA.password
const NEW = 'the new password'

test('a signed-in user changes the password with the current one and keeps only this session (R-AUTH-035, R-AUTH-048)', async () => {
  const { school, hauwa } = await openSchoolWithHauwa()
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
  const { school, hauwa } = await openSchoolWithHauwa()
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
  expect(await changePassword({ code: await requestCode(school) })).toMatchObject({
    http: 400,
  })
  expect(await canSignIn(school, OLD)).toBe(true)
})

test('a token can change only its owner’s password, even an administrator’s token (R-AUTH-049)', async () => {
  const { school, hauwa } = await openSchoolWithHauwa()
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
