import { expect, onTestFinished, test, vi } from 'vitest'
import { NAME_UNREADABLE } from '../../contract/auth/person-name.ts'
import { signup } from '../../contract/auth/sign-up.ts'
import { textIn } from '../../messages/catalog.ts'
import { HAUWA } from '../test/accounts/signed-up-student.ts'
import { callApi } from '../test/call-api.ts'
import { openTestSchool, type TestSchool } from '../test/test-school.ts'

const allUsers = (school: TestSchool) => school.db.selectFrom('users').selectAll().execute()

test.each(['name', 'email', 'phonenumber', 'password'])(
  'a sign-up without %s is rejected with the name of the field (R-AUTH-015)',
  async (field) => {
    const school = await openTestSchool()

    const without = await callApi(school, signup, { ...HAUWA, [field]: undefined })
    const blank = await callApi(school, signup, { ...HAUWA, [field]: '' })

    for (const response of [without, blank]) {
      expect(response).toMatchObject({ http: 400, status: false, message: `${field} is required` })
    }
    expect(await allUsers(school)).toEqual([])
  },
)

test.each([
  ['+234 (0) 803-123.4567', '+234 (0) 803-123.4567'],
  ['\u202a+234 803 123 4567\u202c', '+234 803 123 4567'],
])('a phone number is accepted in a common notation: %s', async (input, stored) => {
  const school = await openTestSchool()

  const { data } = await callApi(school, signup, { ...HAUWA, phonenumber: input })

  expect(data.phonenumber).toBe(stored)
})

test('the response to a short password does not reveal whether the email is registered (R-AUTH-038)', async () => {
  const school = await openTestSchool()
  await callApi(school, signup, HAUWA)
  const signUpWithShortPassword = (email: string) =>
    callApi(school, signup, { ...HAUWA, email, password: '1234567' })

  const { headers: _, ...registered } = await signUpWithShortPassword(HAUWA.email)
  const { headers: __, ...unknown } = await signUpWithShortPassword('nobody@example.org')

  expect(registered).toEqual(unknown)
  expect(registered.message).toBe('Password must be at least 8 characters')
})

test.each([
  ['\u200b', 'name is required'],
  ['Amina\u202eolleB', textIn('en', NAME_UNREADABLE)],
  ['Ami\u200bna', textIn('en', NAME_UNREADABLE)],
  ['42', textIn('en', NAME_UNREADABLE)],
])('the name %j is rejected', async (name, message) => {
  const school = await openTestSchool()

  expect(await callApi(school, signup, { ...HAUWA, name })).toMatchObject({ http: 400, message })
  expect(await allUsers(school)).toEqual([])
})

test('a name is stored on one line', async () => {
  const school = await openTestSchool()

  const { data } = await callApi(school, signup, { ...HAUWA, name: ' Hauwa\r=1+1 \u2028 Idris ' })

  expect(data.name).toBe('Hauwa =1+1 Idris')
})

test.each(['123456', '1234567890123456', '-------', 'call me', '0803;1234567'])(
  'the phone number %s is rejected',
  async (phonenumber) => {
    const school = await openTestSchool()

    expect(await callApi(school, signup, { ...HAUWA, phonenumber })).toMatchObject({
      http: 400,
      code: 'invalid_request',
      message: 'phonenumber is not valid',
    })
  },
)

test.each([
  ['name', 'a'],
  ['phonenumber', '0'],
])('a %s of thousands of accents is rejected without being normalized', async (field, start) => {
  const school = await openTestSchool()
  const normalize = vi.spyOn(String.prototype, 'normalize')
  onTestFinished(() => normalize.mockRestore())

  const value = start + '\u0300\u0316'.repeat(10_000)
  const response = await callApi(school, signup, { ...HAUWA, [field]: value })

  expect(response).toMatchObject({ http: 400, field })
  // its time grows with the square of the length
  const longTexts = normalize.mock.contexts.map(String).filter(({ length }) => length > 1_000)
  expect(longTexts).toEqual([])
})
