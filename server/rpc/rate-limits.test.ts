import { expect, test } from 'vitest'
import { getUserData, login } from '../../contract/auth/auth.ts'
import { addLesson } from '../../contract/lessons/lesson-form.ts'
import type { Call } from '../../contract/platform/call.ts'
import { uploadLogo } from '../../contract/settings/settings-form.ts'
import { ipPrefix } from '../platform/ip-prefix.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { secondServerOf } from '../test/process/two-processes.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
} from '../test/test-school.ts'
import { uploadFile } from '../test/uploads/upload-file.ts'
import { consumeAttempt } from './rate-limiter.ts'

const AMINA = { email: 'amina@example.org', password: 'a guess' }
const LIMITED = { RATE_LIMIT_SCALE: '0.1' }

/** Tries to sign in from an address, through the trusted proxy. */
async function tryLogin(school: Pick<TestSchool, 'app'>, from = '102.89.1.1', email = AMINA.email) {
  const { statusCode, headers, ...response } = await school.app.inject({
    method: 'POST',
    url: '/api.php?action=login',
    headers: { 'x-forwarded-for': from },
    payload: { ...AMINA, email },
  })
  return { http: statusCode, retryAfter: headers['retry-after'], ...response.json() }
}

test('attempts at two servers with one database are counted together (R-WIRE-014)', async () => {
  const school = await openTestSchool({ ...LIMITED, TRUST_PROXY: '1' })
  const other = await secondServerOf(school)

  expect((await tryLogin(school)).http).toBe(200)
  expect((await tryLogin(other)).http).toBe(200)

  expect((await tryLogin(school)).http).toBe(429)
  expect((await tryLogin(other)).http).toBe(429)
})

test('a limited client receives the time to wait, and can retry after that', async () => {
  freezeClock('2026-05-04T18:00:00Z')
  const school = await openTestSchool(LIMITED)
  const tryAgain = () => tryLogin(school)
  await tryAgain()
  await tryAgain()
  freezeClock('2026-05-04T18:03:30Z')

  expect(await tryAgain()).toMatchObject({
    http: 429,
    retryAfter: '690',
    status: false,
    message: 'Too many attempts: at most 2 in 15 minutes. Please try again in 12 minutes.',
    data: null,
  })
  freezeClock('2026-05-04T18:14:59Z')
  expect(await tryAgain()).toMatchObject({ http: 429, retryAfter: '1' })
  freezeClock('2026-05-04T18:15:00Z')
  expect((await tryAgain()).http).toBe(200)
})

test('guesses from other networks do not lock out the owner of an account, but are limited', async () => {
  const school = await openTestSchool({ ...LIMITED, TRUST_PROXY: '1' })
  for (let attempts = 0; attempts < 9; attempts++) await tryLogin(school, '41.58.9.9')
  expect((await tryLogin(school, '41.58.9.9')).http).toBe(429)

  expect((await tryLogin(school, '102.89.1.1')).http).toBe(200)

  // each from a new address
  const all = []
  for (let attempts = 0; attempts < 10; attempts++)
    all.push((await tryLogin(school, `41.58.0.${attempts}`)).http)
  expect(all).toContain(429)
})

test('a network is not allowed more attempts by trying other accounts or by forging headers', async () => {
  const school = await openTestSchool({ RATE_LIMIT_SCALE: '0.02', TRUST_PROXY: '1' })
  const from = (index: number) => `10.0.0.${index}, 41.58.9.9`
  for (let index = 0; index < 6; index++)
    expect((await tryLogin(school, from(index), `student${index}@example.org`)).http).toBe(200)

  expect((await tryLogin(school, from(7), 'student7@example.org')).http).toBe(429)
  expect((await tryLogin(school, '102.89.1.1', 'student8@example.org')).http).toBe(200)
})

test('without a trusted proxy the headers contain no address', async () => {
  const school = await openTestSchool({ RATE_LIMIT_SCALE: '0.02' })
  for (let index = 0; index < 6; index++)
    await tryLogin(school, `10.0.0.${index}`, `student${index}@example.org`)

  expect((await tryLogin(school, '10.0.0.7', 'student7@example.org')).http).toBe(429)
})

test.each<[string, Call, string]>([
  ['lesson’s file', addLesson, 'file'],
  ['logo', uploadLogo, 'logo'],
])('uploading a %s is limited, and leaves nothing behind', async (_, call, field) => {
  const school = await openTestSchool({ RATE_LIMIT_SCALE: '0.01' })
  const maryam = await seedAdministrator(school)
  const file = { name: 'a.txt', bytes: Buffer.from('no picture'), field }
  for (let attempts = 0; attempts < 3; attempts++)
    expect((await uploadFile(school, call, {}, file, maryam)).http).not.toBe(429)

  expect((await uploadFile(school, call, {}, file, maryam)).http).toBe(429)
  // a request without a file is not an upload
  expect((await callApi(school, addLesson, {}, maryam)).http).toBe(400)
})

test('of fifty concurrent attempts exactly the allowed number succeed', async () => {
  const { db } = await openTestSchool()
  const attempt = { subject: 'one', points: 7, seconds: 60, now: 1_000 }

  const waits = await Promise.all(Array.from({ length: 50 }, () => consumeAttempt(db, attempt)))

  expect(waits.filter((it) => it === 0)).toHaveLength(7)
  expect(new Set(waits)).toEqual(new Set([0, 60]))
})

test('counters contain no personal data and are deleted when their window ends', async () => {
  freezeClock('2026-05-04T18:00:00Z')
  const school = await openTestSchool({ ...LIMITED, TRUST_PROXY: '1' })
  const storedRows = () => school.db.selectFrom('rate_limits').selectAll().execute()
  await tryLogin(school)

  expect(await storedRows()).toHaveLength(3)
  expect(JSON.stringify(await storedRows())).not.toMatch(/amina|102\.89/)
  for (const { key } of await storedRows()) expect(key).toMatch(/^[0-9a-f]{64}$/)

  freezeClock('2026-05-04T18:16:00Z')
  await tryLogin(school, '41.58.9.9', 'musa@example.org')
  expect(await storedRows()).toHaveLength(3)
})

test('a call without limits is not counted, and scale 0 disables all limits', async () => {
  const limited = await openTestSchool(LIMITED)
  await callApi(limited, getUserData, {}, await seedStudent(limited))
  const free = await openTestSchool({ RATE_LIMIT_SCALE: '0' })
  await callApi(free, login, AMINA)

  for (const { db } of [limited, free])
    expect(await db.selectFrom('rate_limits').selectAll().execute()).toEqual([])
})

test('closed connections, which have no address, are counted together', () => {
  expect(ipPrefix(undefined)).toBe('0:0:0:0')
})
