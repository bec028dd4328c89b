import { expect, test } from 'vitest'
import { getUserData, login } from '../../contract/auth/auth.ts'
import { endOtherSessions, endSession, getSessions } from '../../contract/auth/sessions.ts'
import { DAY } from '../../contract/platform/duration.ts'
import { getMyData, requestAccountDeletion } from '../../contract/privacy/privacy.ts'
import { impersonate } from '../test/accounts/managed-students.ts'
import { HAUWA, openSchoolWithHauwa } from '../test/accounts/signed-up-student.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock, setClock } from '../test/freeze-clock.ts'
import { seedAdministrator, seedStudent, type TestSchool } from '../test/test-school.ts'

const CREDENTIALS = { email: HAUWA.email, password: HAUWA.password }

const list = async (school: TestSchool, token: string) =>
  (await callApi(school, getSessions, {}, { token })).data?.sessions ?? []
const isSignedIn = async (school: TestSchool, token: string) =>
  (await callApi(school, getUserData, {}, { token })).status

test('the id of another user’s session, an unknown id and an invalid id end no session (R-TRUST-006)', async () => {
  const { school, hauwa } = await openSchoolWithHauwa()
  const amina = await seedStudent(school)
  const [ofAmina] = await list(school, amina.token)
  const end = (session_id: string) => callApi(school, endSession, { session_id }, hauwa)
  for (const id of [ofAmina.id, '999999999', '0'])
    expect((await end(id)).http, id).toBeLessThan(500)
  for (const id of ['', '-1', '1.5', 'all', '1 or 1=1', '9'.repeat(40)])
    expect(await end(id), id).toMatchObject({ status: false, http: 400 })
  expect(await isSignedIn(school, amina.token)).toBe(true)
  expect(await isSignedIn(school, hauwa.token)).toBe(true)
  // both calls require a session
  for (const call of [getSessions, endOtherSessions])
    expect(await callApi(school, call, {})).toMatchObject({ http: 401 })
})

test('one’s own session can be ended, two concurrent requests end the others once, and expired ones are not listed (R-TRUST-006)', async () => {
  const start = freezeClock('2026-11-22T09:00:00Z')
  const { school, hauwa } = await openSchoolWithHauwa()
  setClock(start + 29 * DAY)
  const tokens = []
  for (let time = 0; time < 3; time++)
    tokens.push((await callApi(school, login, CREDENTIALS)).token ?? '')
  const [first = '', second = '', third = ''] = tokens
  expect(await list(school, first)).toHaveLength(4)
  setClock(start + 30 * DAY + 1)
  expect(await isSignedIn(school, hauwa.token)).toBe(false)
  expect(await list(school, first)).toHaveLength(3)

  const both = await Promise.all(
    [0, 1].map(() => callApi(school, endOtherSessions, {}, { token: first })),
  )
  expect(both.map((it) => it.data?.ended).sort()).toEqual([0, 2])
  for (const token of [second, third]) expect(await isSignedIn(school, token)).toBe(false)

  const [own] = await list(school, first)
  expect(own).toMatchObject({ current: true })
  await callApi(school, endSession, { session_id: own.id }, { token: first })
  expect(await isSignedIn(school, first)).toBe(false)
})

test('a planned deletion is cancelled by a sign-in of the student, not by an administrator who signs in as the student (R-TRUST-002)', async () => {
  const { school, hauwa } = await openSchoolWithHauwa({ SITE_URL: 'https://lisan.example' })
  const plan = { password: HAUWA.password, wallet: 0 }
  await callApi(school, requestAccountDeletion, plan, hauwa)
  const deletion = async () => (await callApi(school, getMyData, {}, hauwa)).data.deletion

  await impersonate(school, { ...hauwa, name: HAUWA.name }, await seedAdministrator(school))
  expect(await deletion()).not.toBeNull()
  await callApi(school, login, CREDENTIALS)
  expect(await deletion()).toBeNull()
})

test.each([
  ['102.89.34.7', '102.89.34.x'],
  ['::ffff:102.89.34.7', '102.89.34.x'],
  ['2a02:88d:4fff:1234::1', '2a02:88d:4fff::/48'],
  ['2A02:088D:4FFF:0:0:0:0:1', '2a02:88d:4fff::/48'],
  ['102.89.34.7, 41.58.9.9', '41.58.9.x'],
])('behind the proxy the network of %s is shown as %s (R-TRUST-006)', async (address, network) => {
  const { school } = await openSchoolWithHauwa({ TRUST_PROXY: '1' })
  const response = await school.app.inject({
    method: 'POST',
    url: '/api.php?action=login',
    headers: {
      'x-forwarded-for': address,
      'user-agent': `<b>${'x'.repeat(1_000)} Chrome/1 Android`,
    },
    payload: CREDENTIALS,
  })
  const shown = await list(school, response.json().token)
  expect(shown.find((it: { current: boolean }) => it.current)).toMatchObject({
    network,
    browser: '',
  })
})
