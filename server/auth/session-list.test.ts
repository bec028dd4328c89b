import { expect, test } from 'vitest'
import { getUserData, login, logout, resetPassword } from '../../contract/auth/auth.ts'
import {
  endOtherSessions,
  endSession,
  getSessions,
  reauthenticate,
  SESSIONS_SHOWN,
} from '../../contract/auth/sessions.ts'
import { impersonate } from '../test/accounts/managed-students.ts'
import { HAUWA, openSchoolWithHauwa, sentEmails } from '../test/accounts/signed-up-student.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { openBrowser } from '../test/http/browser.ts'
import { seedAdministrator, seedStudent, type TestSchool } from '../test/test-school.ts'
import { startSession } from './session.ts'

const HOME = '102.89.34.7'
const CREDENTIALS = { email: HAUWA.email, password: HAUWA.password }
const NEW_BROWSER = 'Lisan: a sign-in from a new browser'

const open = () => openSchoolWithHauwa({ TRUST_PROXY: '1' })
const subjects = async (school: TestSchool) => (await sentEmails(school)).map((it) => it.subject)
const list = async (school: TestSchool, token: string) =>
  (await callApi(school, getSessions, {}, { token })).data

test('a user sees where they are signed in: browser, approximate network, first and last seen (R-TRUST-006)', async () => {
  const start = freezeClock('2026-11-22T09:00:00Z')
  const { school } = await open()
  const phone = openBrowser(school, HOME)
  const { token = '' } = await phone.callApi(login, CREDENTIALS)
  const later = freezeClock('2026-11-22T10:30:00Z')
  phone.changeIpAddress('2a02:88d:4fff:1234::1')
  await phone.callApi(getUserData, {}, { token })

  const { sessions, total } = await list(school, token)

  expect(total).toBe(2)
  expect(sessions).toEqual([
    {
      ...{ id: expect.any(String), browser: '', network: '2a02:88d:4fff::/48', current: true },
      ...{ first_seen: start, last_seen: later },
    },
    {
      ...{ id: expect.any(String), browser: '', network: '127.0.0.x', current: false },
      ...{ first_seen: start, last_seen: start },
    },
  ])
  // no address is stored as a whole
  const rows = await school.db.selectFrom('sessions').selectAll().execute()
  expect(JSON.stringify(rows)).not.toMatch(/102\.89\.34\.7|127\.0\.0\.1|1234/)
})

test('a session that is ended from another one ends at once, and a repetition does nothing (R-TRUST-006)', async () => {
  const { school, hauwa } = await open()
  const { token: other = '' } = await callApi(school, login, CREDENTIALS)
  const { sessions } = await list(school, hauwa.token)
  const session_id = sessions.find((it: { current: boolean }) => !it.current).id

  for (let time = 0; time < 2; time++)
    expect(await callApi(school, endSession, { session_id }, hauwa)).toMatchObject({ status: true })

  expect(await callApi(school, getUserData, {}, { token: other })).toMatchObject({ http: 401 })
  expect(await callApi(school, getUserData, {}, hauwa)).toMatchObject({ status: true })
})

test('all other sessions end together, and those of other users stay (R-TRUST-006)', async () => {
  const { school, hauwa } = await open()
  const amina = await seedStudent(school)
  for (let time = 0; time < 3; time++) await callApi(school, login, CREDENTIALS)
  const { sessions } = await list(school, amina.token)

  await callApi(school, endSession, { session_id: sessions[0].id }, hauwa)
  const end = () => callApi(school, endOtherSessions, {}, hauwa)

  expect((await end()).data).toEqual({ ended: 3 })
  expect((await end()).data).toEqual({ ended: 0 })
  expect((await list(school, hauwa.token)).total).toBe(1)
  expect((await list(school, amina.token)).total).toBe(1)
})

test('an administrator who is signed in as a student is not in the list and can neither see nor end sessions nor confirm the password', async () => {
  const { school, hauwa } = await open()
  const maryam = await seedAdministrator(school)
  const { token } = await impersonate(school, { ...hauwa, name: HAUWA.name }, maryam)

  expect((await list(school, hauwa.token)).total).toBe(1)
  const { sessions } = await list(school, hauwa.token)
  for (const [call, fields] of [
    [getSessions, {}],
    [endSession, { session_id: sessions[0].id }],
    [endOtherSessions, {}],
    [reauthenticate, { password: HAUWA.password }],
  ] as const)
    expect(await callApi(school, call, fields, { token })).toMatchObject({
      http: 403,
      code: 'impersonation_not_allowed',
    })
  expect(await callApi(school, getUserData, {}, hauwa)).toMatchObject({ status: true })
})

test('the list is bounded', async () => {
  const { school, hauwa } = await open()
  for (let time = 0; time < SESSIONS_SHOWN + 5; time++)
    await startSession(school.db, { userId: hauwa.id, now: 1_790_000_000 + 86_400 * 60 })

  const { sessions, total } = await list(school, hauwa.token)

  expect(sessions).toHaveLength(SESSIONS_SHOWN)
  expect(total).toBe(SESSIONS_SHOWN + 6)
})

test('a sign-in from a new browser is reported by email once, without the full address (R-TRUST-006)', async () => {
  freezeClock('2026-11-22T09:00:00Z')
  const { school } = await open()
  const laptop = openBrowser(school, HOME)

  await laptop.callApi(login, CREDENTIALS)
  laptop.changeIpAddress('41.58.9.9')
  await laptop.callApi(login, CREDENTIALS)

  const emails = await sentEmails(school)
  expect(emails).toHaveLength(1)
  expect(emails[0]).toMatchObject({ to_address: HAUWA.email, subject: NEW_BROWSER })
  expect(emails[0]?.body).toContain('Network: 102.89.34.x\nTime: 22 Nov 2026, 10:00')
  expect(emails[0]?.body).not.toContain(HOME)
})

test('a client without cookies is reported when its name and network are new (R-TRUST-006)', async () => {
  const { school } = await open()
  const signIn = (userAgent: string, address: string) =>
    school.app.inject({
      method: 'POST',
      url: '/api.php?action=login',
      headers: { 'user-agent': userAgent, 'x-forwarded-for': address },
      payload: CREDENTIALS,
    })

  for (let time = 0; time < 2; time++) await signIn('Mozilla/5.0 (Android 14) Firefox/140.0', HOME)
  expect(await subjects(school)).toEqual([NEW_BROWSER])
  await signIn('curl/8.0', '41.58.9.9')
  expect(await subjects(school)).toEqual([NEW_BROWSER, NEW_BROWSER])
  const bodies = (await sentEmails(school)).map((it) => it.body)
  expect(bodies[0]).toContain('Browser: Firefox on Android\nNetwork: 102.89.34.x\n')
  expect(bodies[1]).toContain('Browser: not known\nNetwork: 41.58.9.x\n')
})

test('a new browser is reported also if the account is signed out everywhere (R-TRUST-006)', async () => {
  const { school, hauwa } = await open()
  const phone = openBrowser(school, HOME)
  const { token = '' } = await phone.callApi(login, CREDENTIALS)
  for (const session of [hauwa, { token }]) await callApi(school, logout, {}, session)
  expect(await subjects(school)).toEqual([NEW_BROWSER])

  await openBrowser(school, '41.58.9.9').callApi(login, CREDENTIALS)

  expect(await subjects(school)).toEqual([NEW_BROWSER, NEW_BROWSER])
})

test('the browser of the sign-up or of a password reset is not reported', async () => {
  const { school } = await open()
  await school.db.deleteFrom('sessions').execute()
  const phone = openBrowser(school, HOME)
  await phone.callApi(login, CREDENTIALS)
  const { token = '' } = await phone.callApi(login, CREDENTIALS)
  expect(await subjects(school)).toEqual([])

  const change = { current_password: HAUWA.password, new_password: 'the new password' }
  await phone.callApi(resetPassword, change, { token })
  await phone.callApi(login, { ...CREDENTIALS, password: 'the new password' })

  expect(await subjects(school)).toEqual(['Lisan: your password was changed'])
})
