import { expect, test } from 'vitest'
import { getUserData, requestPasswordReset, resetPassword } from '../../contract/auth/auth.ts'
import {
  CODE_REJECTED,
  canSignIn,
  HAUWA,
  openSchoolWithHauwa,
  requestCode,
} from '../test/accounts/signed-up-student.ts'
import { callApi } from '../test/call-api.ts'

const OLD = HAUWA.password

const NEW = 'the new password'

test.each([
  ['no code', {}],
  ['an empty code', { code: '' }],
  ['a guess', { code: '000000' }],
  ['a malformed code', { code: "' or 1=1 --" }],
  ['the current password and no token', { current_password: OLD }],
  ['an unknown email', { code: '123456', email: 'nobody@example.org' }],
])('without a token, %s changes nothing (R-AUTH-046)', async (_, fields) => {
  const { school, hauwa } = await openSchoolWithHauwa()

  expect(
    await callApi(school, resetPassword, { email: hauwa.email, new_password: NEW, ...fields }),
  ).toMatchObject(CODE_REJECTED)
  expect(await canSignIn(school, OLD)).toBe(true)
  expect(await callApi(school, getUserData, {}, hauwa)).toMatchObject({ status: true })
})

test('a missing field is rejected with its name (R-AUTH-016)', async () => {
  const { school, hauwa } = await openSchoolWithHauwa()

  expect(await callApi(school, requestPasswordReset, {})).toMatchObject({
    http: 400,
    code: 'invalid_request',
    message: 'email is required',
  })
  expect(
    await callApi(school, resetPassword, { email: hauwa.email, code: '123456', new_password: '' }),
  ).toMatchObject({ http: 400, code: 'invalid_request', message: 'new_password is required' })
})

test('a new password of fewer than 8 characters is declined without counting an attempt (R-AUTH-039)', async () => {
  const { school, hauwa } = await openSchoolWithHauwa()
  const code = await requestCode(school)
  const reset = (new_password: string) =>
    callApi(school, resetPassword, { email: hauwa.email, new_password, code })
  const tooShort = {
    http: 200,
    status: false,
    code: 'password_too_short',
    message: 'Password must be at least 8 characters',
  }

  for (let attempts = 0; attempts < 6; attempts++)
    expect(await reset('1234567')).toMatchObject(tooShort)
  const fields = { new_password: '1234567', current_password: OLD }
  expect(await callApi(school, resetPassword, fields, hauwa)).toMatchObject(tooShort)
  expect(await reset('k7 zebra')).toMatchObject({ status: true })
})
