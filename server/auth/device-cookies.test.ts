import { expect, test } from 'vitest'
import { resetStudentPassword } from '../../contract/admin/admin.ts'
import { login, requestPasswordReset, resetPassword } from '../../contract/auth/auth.ts'
import { signup } from '../../contract/auth/sign-up.ts'
import {
  CODE_REJECTED,
  HAUWA,
  lastResetCode,
  openSchoolWithHauwa,
  sentEmails,
  wrongCode,
} from '../test/accounts/signed-up-student.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { openBrowser } from '../test/http/browser.ts'
import { seedAdministrator, type TestSchool } from '../test/test-school.ts'

const NEW = 'the new password'
const HOME = '102.89.1.1'
const ELSEWHERE = '41.58.9.9'

async function schoolWithHauwa(scale = '0') {
  const { school, hauwa: student } = await openSchoolWithHauwa({
    TRUST_PROXY: '1',
    RATE_LIMIT_SCALE: scale,
  })
  return { school, ...student }
}

type Browser = ReturnType<typeof openBrowser>

/** Requests a code in the browser and reads it from the email. */
async function requestCode(school: TestSchool, browser: Browser) {
  const response = await browser.callApi(requestPasswordReset, { email: HAUWA.email })
  expect(response.http).toBe(200)
  return lastResetCode(school)
}

const reset = (browser: Browser, code: string) =>
  browser.callApi(resetPassword, { email: HAUWA.email, new_password: NEW, code })

test.each([
  ['another network', ELSEWHERE],
  ['the same network', HOME],
])('a stranger on %s cannot use up the attempts of the owner’s code', async (_, ip) => {
  const { school } = await schoolWithHauwa('1')
  const owner = openBrowser(school, HOME)
  const code = await requestCode(school, owner)

  const guess = () => reset(openBrowser(school, ip), wrongCode(code))
  await Promise.all(Array.from({ length: 40 }, guess))

  expect(await reset(owner, code)).toMatchObject({ status: true })
})

test('codes that strangers request do not invalidate the owner’s code', async () => {
  const { school } = await schoolWithHauwa('1')
  const owner = openBrowser(school, HOME)
  const code = await requestCode(school, owner)

  for (const ip of [HOME, HOME, ELSEWHERE, ELSEWHERE, '41.58.9.10', '41.58.9.11'])
    await requestCode(school, openBrowser(school, ip))

  expect(await reset(owner, code)).toMatchObject({ status: true })
})

test('the browser that requested the code has five attempts on any network (R-AUTH-043)', async () => {
  const { school } = await schoolWithHauwa()
  const owner = openBrowser(school, HOME)
  const code = await requestCode(school, owner)
  for (let index = 0; index < 4; index++)
    expect(await reset(owner, wrongCode(code))).toMatchObject(CODE_REJECTED)
  owner.changeIpAddress(ELSEWHERE)
  expect(await reset(owner, wrongCode(code))).toMatchObject(CODE_REJECTED)

  expect(await reset(owner, code)).toMatchObject(CODE_REJECTED)
  // omitting the cookie does not give more attempts
  expect(await reset(openBrowser(school, HOME), code)).toMatchObject(CODE_REJECTED)
  expect(await reset(openBrowser(school, ELSEWHERE), code)).toMatchObject(CODE_REJECTED)
  expect(await reset(owner, await requestCode(school, owner))).toMatchObject({ status: true })
})

test('a client without cookies can change networks between the two steps', async () => {
  const { school } = await schoolWithHauwa()
  const code = await requestCode(school, openBrowser(school, HOME))

  for (let index = 0; index < 4; index++)
    expect(await reset(openBrowser(school, ELSEWHERE), wrongCode(code))).toMatchObject(
      CODE_REJECTED,
    )
  expect(await reset(openBrowser(school, '41.58.9.10'), code)).toMatchObject({ status: true })
})

test('all other origins together have five attempts at a code', async () => {
  const { school } = await schoolWithHauwa()
  const owner = openBrowser(school, HOME)
  const code = await requestCode(school, owner)
  const guesses = Array.from({ length: 20 }, (_, index) =>
    reset(openBrowser(school, `41.58.0.${index}`), wrongCode(code)),
  )
  await Promise.all(guesses)

  expect(await reset(openBrowser(school, '41.58.1.1'), code)).toMatchObject(CODE_REJECTED)
  expect(await school.db.selectFrom('reset_codes').selectAll().execute()).toMatchObject([
    { attempts: 0, browser_attempts: 0, other_network_attempts: 5 },
  ])
  expect(await reset(owner, code)).toMatchObject({ status: true })
})

test('a cookie that matches no code of the account gives no attempts', async () => {
  const { school } = await schoolWithHauwa()
  const code = await requestCode(school, openBrowser(school, HOME))
  const stranger = openBrowser(school, ELSEWHERE)

  for (let index = 0; index < 6; index++) {
    stranger.cookies.set('reset', `${index}`.repeat(43))
    expect(await reset(stranger, wrongCode(code))).toMatchObject(CODE_REJECTED)
  }
  expect(await reset(stranger, code)).toMatchObject(CODE_REJECTED)
})

test('the number of codes per account and day is limited across networks', async () => {
  freezeClock('2026-11-22T08:00:00Z')
  const { school } = await schoolWithHauwa('1')
  const strangerBrowsers = Array.from({ length: 12 }, (_, index) =>
    openBrowser(school, `41.58.0.${index}`),
  )
  for (const hour of ['08', '09', '10', '11']) {
    freezeClock(`2026-11-22T${hour}:30:00Z`)
    // browsers that requested a code before are limited too
    const requests = strangerBrowsers.map((it) =>
      it.callApi(requestPasswordReset, { email: HAUWA.email }),
    )
    await Promise.all(requests)
  }
  expect(await sentEmails(school)).toHaveLength(20)
})

/** Sends wrong passwords from new addresses until the account is locked for unknown devices. */
async function lockAccount(school: TestSchool) {
  const guess = (index: number) =>
    openBrowser(school, `41.${index}.9.9`).callApi(login, { ...HAUWA, password: 'x' })
  await Promise.all(Array.from({ length: 25 }, (_, index) => guess(index)))
  expect(await openBrowser(school, '105.1.1.1').callApi(login, HAUWA)).toMatchObject({ http: 429 })
}

test('a locked account stays open to a device that has signed in before', async () => {
  const { school } = await schoolWithHauwa('0.2')
  const phone = openBrowser(school, HOME)
  await phone.callApi(login, HAUWA)

  await lockAccount(school)

  expect(await phone.callApi(login, HAUWA)).toMatchObject({ http: 200, status: true })
  phone.changeIpAddress('105.2.2.2')
  expect(await phone.callApi(login, HAUWA)).toMatchObject({ http: 200, status: true })
  expect(await phone.callApi(requestPasswordReset, HAUWA)).toMatchObject({ http: 200 })
})

test('a browser that only requested a code is locked out like any unknown device', async () => {
  const { school } = await schoolWithHauwa('0.2')
  const stranger = openBrowser(school, '105.3.3.3')
  await requestCode(school, stranger)

  await lockAccount(school)

  expect(await stranger.callApi(login, HAUWA)).toMatchObject({ http: 429 })
})

test('a reset with a code makes the browser a known device', async () => {
  const { school } = await schoolWithHauwa('0.2')
  const phone = openBrowser(school, HOME)
  await lockAccount(school)

  await reset(phone, await requestCode(school, phone))

  expect(await phone.callApi(login, { ...HAUWA, password: NEW })).toMatchObject({ status: true })
})

test('a known device has a separate, limited number of attempts', async () => {
  const { school } = await schoolWithHauwa('0.2')
  const stolenPhone = openBrowser(school, HOME)
  await stolenPhone.callApi(login, HAUWA)

  const statuses = []
  for (let index = 0; index < 6; index++) {
    stolenPhone.changeIpAddress(`41.59.0.${index}`)
    statuses.push((await stolenPhone.callApi(login, { ...HAUWA, password: 'x' })).http)
  }
  expect(statuses.filter((http) => http === 200)).toHaveLength(4)
  expect(await openBrowser(school, HOME).callApi(login, HAUWA)).toMatchObject({ status: true })
})

test('a device is known to one account only, until the password changes', async () => {
  const { school, id } = await schoolWithHauwa('0.2')
  const maryam = await seedAdministrator(school)
  const phone = openBrowser(school, HOME)
  const otherAccount = { ...HAUWA, email: 'musa@example.org' }
  await phone.callApi(signup, otherAccount)
  await lockAccount(school)
  phone.changeIpAddress('105.9.9.9')
  expect(await phone.callApi(login, HAUWA)).toMatchObject({ http: 429 })

  const row = { user_id: id, used_at: Math.floor(Date.now() / 1000) }
  await school.db
    .insertInto('trusted_devices')
    .values({ ...row, device_hash: 'a'.repeat(64) })
    .execute()
  const fields = { student_id: String(id), new_password: NEW }
  await callApi(school, resetStudentPassword, fields, maryam)
  const remaining = await school.db.selectFrom('trusted_devices').select('user_id').execute()
  expect(remaining.filter((it) => it.user_id === id)).toEqual([])
})

test('the device cookies are HttpOnly and SameSite=Strict, and the database stores only their hashes', async () => {
  const { school } = await schoolWithHauwa()
  const phone = openBrowser(school)
  const { headers } = await phone.callApi(login, HAUWA)
  const response = await phone.callApi(requestPasswordReset, { email: HAUWA.email })

  expect(headers['set-cookie']).toMatchObject([
    expect.stringMatching(/^token=/),
    expect.stringMatching(
      /^device=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
    ),
  ])
  expect(response.headers['set-cookie']).toMatch(
    /^reset=[\w-]{43}; Path=\/; Max-Age=900; HttpOnly; SameSite=Strict$/,
  )
  const rows = [
    ...(await school.db.selectFrom('trusted_devices').selectAll().execute()),
    ...(await school.db.selectFrom('reset_codes').selectAll().execute()),
  ]
  for (const value of phone.cookies.values()) expect(JSON.stringify(rows)).not.toContain(value)
})

test('an account has at most ten known devices, the most recently used', async () => {
  const { school, id } = await schoolWithHauwa()
  for (let index = 0; index < 12; index++) {
    freezeClock(`2026-11-22T08:00:${10 + index}Z`)
    await openBrowser(school).callApi(login, HAUWA)
  }
  const devices = await school.db
    .selectFrom('trusted_devices')
    .select('used_at')
    .where('user_id', '=', id)
    .orderBy('used_at')
    .execute()
  expect(devices).toHaveLength(10)
  expect(devices[0]?.used_at).toBe(Date.parse('2026-11-22T08:00:12Z') / 1000)
})

test('a client that is not a browser gets only the session cookie', async () => {
  const { school } = await schoolWithHauwa()

  const { headers } = await callApi(school, login, HAUWA)

  expect(headers['set-cookie']).toMatch(/^token=/)
})
