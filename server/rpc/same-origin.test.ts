import { expect, test } from 'vitest'
import { loginAsStudent } from '../../contract/admin/admin.ts'
import { allCalls } from '../../contract/all.ts'
import {
  getUserData,
  login,
  logout,
  requestPasswordReset,
  resetPassword,
} from '../../contract/auth/auth.ts'
import { signup } from '../../contract/auth/sign-up.ts'
import { callApi } from '../test/call-api.ts'
import { crossOrigin, hauwa, sameOrigin, sendFromPage } from '../test/http/page-requests.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'

test.each(crossOrigin)(
  '%s cannot start a session, create an account or set a cookie',
  async (_, headers) => {
    const school = await openTestSchool({ RATE_LIMIT_SCALE: '1' })
    await callApi(school, signup, hauwa)
    const readLimits = () =>
      school.db.selectFrom('rate_limits').selectAll().orderBy('key').execute()
    const before = await readLimits()

    for (const [call, fields] of [
      [login, hauwa],
      [signup, { ...hauwa, email: 'attacker@example.org' }],
    ] as const) {
      const response = await sendFromPage(school, call, fields, headers)
      expect(response).toMatchObject({
        http: 403,
        status: false,
        message: 'This can only be done from the school’s own site.',
      })
      expect(response.cookie).toBeUndefined()
      expect(response.token).toBeUndefined()
    }
    expect(await school.db.selectFrom('users').selectAll().execute()).toHaveLength(1)
    expect(await readLimits()).toEqual(before)
  },
)

test.each(sameOrigin)('%s can sign in and sign up', async (_, headers) => {
  const school = await openTestSchool()

  expect(await sendFromPage(school, signup, hauwa, headers)).toMatchObject({
    http: 200,
    status: true,
  })
  const response = await sendFromPage(school, login, hauwa, headers)
  expect(response).toMatchObject({ http: 200, status: true })
  expect(String(response.cookie)).toContain(`token=${response.token}`)
})

test('SITE_URL counts as the origin, whatever Host header the proxy sends', async () => {
  const school = await openTestSchool({ SITE_URL: 'https://lisan.example/' })
  await callApi(school, signup, hauwa)
  const from = (origin: string) =>
    sendFromPage(school, login, hauwa, { host: '10.0.0.5:3000', origin })

  expect(await from('https://lisan.example')).toMatchObject({ status: true })
  expect(await from('https://evil.example')).toMatchObject({ http: 403 })
})

test('another site cannot end a session, reset a password or impersonate a student', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const maryam = await seedAdministrator(school)
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  const bearer = ({ token }: { token: string }) => ({
    authorization: `Bearer ${token}`,
    ...headers,
  })

  for (const [call, fields, as] of [
    [logout, {}, bearer(amina)],
    [requestPasswordReset, { email: amina.email }, headers],
    [resetPassword, { email: amina.email, new_password: 'long enough', code: '123456' }, headers],
    [loginAsStudent, { student_email: amina.email }, bearer(maryam)],
  ] as const) {
    expect(await sendFromPage(school, call, fields, as)).toMatchObject({ http: 403 })
  }
  expect(await callApi(school, getUserData, {}, amina)).toMatchObject({ status: true })
  expect(await school.db.selectFrom('email_outbox').selectAll().execute()).toEqual([])
})

test.each(crossOrigin)('%s can send a call that only a token authenticates', async (_, headers) => {
  const school = await openTestSchool()
  const { token, email } = await seedStudent(school)
  const as = { ...headers, authorization: `Bearer ${token}` }

  expect(await sendFromPage(school, getUserData, {}, as)).toMatchObject({
    ...{ http: 200, status: true, data: { email } },
  })
})

test('every call that starts a session is restricted to the same origin', () => {
  const sameOriginCalls = allCalls.filter(({ call }) => call.startsSession || call.sameOriginOnly)

  expect(sameOriginCalls.map(({ name }) => name).toSorted()).toEqual([
    'acceptStaffInvitation',
    'getStaffInvitation',
    'login',
    'loginAsStudent',
    'logout',
    'requestPasswordReset',
    'resetPassword',
    'setFirstPassword',
    'signup',
    'startPasskeySignIn',
    'viewAsStaff',
  ])
})
