import { expect, test } from 'vitest'
import { getUserData, login } from '../contract/auth/auth.ts'
import { signup } from '../contract/auth/sign-up.ts'
import { type ApiResponse, callApi } from './test/call-api.ts'
import { freezeClock } from './test/freeze-clock.ts'
import { openTestSchool } from './test/test-school.ts'

test('a clock that jumps a day ahead and back ends no session and locks no user out (R-WIRE-014)', async () => {
  freezeClock('2026-11-21T08:00:00Z')
  const school = await openTestSchool({ RATE_LIMIT_SCALE: '1' })
  const password = 'a long password'
  const account = {
    email: 'hauwa@example.org',
    password,
    name: 'Hauwa',
    phonenumber: '08031234567',
  }
  const early = await callApi(school, signup, account)
  const signIn = () => callApi(school, login, { email: account.email, password })
  const stillIn = async ({ token = '' }: ApiResponse) =>
    (await callApi(school, getUserData, {}, { token })).status

  freezeClock('2026-11-22T08:00:00Z')
  const ahead = await signIn()
  expect([await stillIn(early), await stillIn(ahead)]).toEqual([true, true])

  freezeClock('2026-11-21T08:01:00Z')
  expect([await stillIn(early), await stillIn(ahead)]).toEqual([true, true])
  expect(await signIn()).toMatchObject({ status: true })
})
