import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { getUserData, login, requestPasswordReset, resetPassword } from '../../contract/auth.ts'
import type { Call } from '../../contract/call.ts'
import { addComment } from '../../contract/comments.ts'
import { submitExam } from '../../contract/exams.ts'
import { claimReward, openRun } from '../../contract/game.ts'
import { addLesson } from '../../contract/lessons.ts'
import { openPayment, verifyPayment } from '../../contract/payments.ts'
import { uploadLogo } from '../../contract/settings-form.ts'
import { signup } from '../../contract/sign-up.ts'
import { verbs } from '../app.ts'
import { openPostgres } from '../kernel/db.ts'
import { ask } from '../test/ask.ts'
import { at } from '../test/at.ts'
import { anAdministrator, aStudent, openSchool, type TestSchool } from '../test/school.ts'
import { send } from '../test/send-file.ts'
import { networkOf } from './network-of.ts'
import { openServer } from './server.ts'
import { takeTry } from './tries.ts'

const AMINA = { email: 'amina@example.org', password: 'a guess' }
const LIMITED = { RATE_LIMIT_SCALE: '0.1' }

/** Signs in from an address of the world, through the one proxy that the school trusts. */
async function guess(school: Pick<TestSchool, 'app'>, from = '102.89.1.1', email = AMINA.email) {
  const { statusCode, headers, ...answer } = await school.app.inject({
    method: 'POST',
    url: '/api.php?action=login',
    headers: { 'x-forwarded-for': from },
    payload: { ...AMINA, email },
  })
  return { http: statusCode, retryAfter: headers['retry-after'], ...answer.json() }
}

/** Tries to sign up, each time as somebody else. */
async function signUpFrom({ app }: TestSchool, from: string, nth: number) {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api.php?action=signup',
    headers: { 'x-forwarded-for': from },
    payload: { email: `${nth}@${from.replaceAll(':', '-')}.example` },
  })
  return statusCode
}

/** Another server on the same database: on PostgreSQL with connections of its own, as another process has them. */
async function anotherServerOf(school: TestSchool): Promise<Pick<TestSchool, 'app'>> {
  const postgres = inject('postgres')
  const db = postgres === '' ? school.db : openPostgres(`${postgres}/${await nameOf(school)}`)
  const app = await openServer({ ...school, db }, verbs)
  onTestFinished(async () => {
    await app.close()
    if (db !== school.db) await db.destroy()
  })
  return { app }
}

async function nameOf({ db }: TestSchool) {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  return rows[0]?.name
}

test('what is tried at two servers of one database is counted together (R-WIRE-014)', async () => {
  const school = await openSchool({ ...LIMITED, TRUST_PROXY: '1' })
  const other = await anotherServerOf(school)

  expect((await guess(school)).http).toBe(200)
  expect((await guess(other)).http).toBe(200)

  expect((await guess(school)).http).toBe(429)
  expect((await guess(other)).http).toBe(429)
})

test('whoever tried too often is told for how long, and may try again after that', async () => {
  at('2026-05-04T18:00:00Z')
  const school = await openSchool(LIMITED)
  const first = () => guess(school)
  await first()
  await first()
  at('2026-05-04T18:03:30Z')

  expect(await first()).toMatchObject({
    http: 429,
    retryAfter: '690',
    status: false,
    message: 'Too many tries: at most 2 in 15 minutes. Please try again in 12 minutes.',
    data: null,
  })
  at('2026-05-04T18:14:59Z')
  expect(await first()).toMatchObject({ http: 429, retryAfter: '1' })
  at('2026-05-04T18:15:00Z')
  expect((await first()).http).toBe(200)
})

test('guesses at an account from elsewhere do not keep its owner out, yet have an end', async () => {
  const school = await openSchool({ ...LIMITED, TRUST_PROXY: '1' })
  for (let tries = 0; tries < 9; tries++) await guess(school, '41.58.9.9')
  expect((await guess(school, '41.58.9.9')).http).toBe(429)

  expect((await guess(school, '102.89.1.1')).http).toBe(200)

  // from ever new addresses
  const all = []
  for (let tries = 0; tries < 10; tries++) all.push((await guess(school, `41.58.0.${tries}`)).http)
  expect(all).toContain(429)
})

test('an address tries no more for trying at many accounts, or for writing another into its headers', async () => {
  const school = await openSchool({ RATE_LIMIT_SCALE: '0.02', TRUST_PROXY: '1' })
  const from = (nth: number) => `10.0.0.${nth}, 41.58.9.9`
  for (let nth = 0; nth < 6; nth++)
    expect((await guess(school, from(nth), `student${nth}@example.org`)).http).toBe(200)

  expect((await guess(school, from(7), 'student7@example.org')).http).toBe(429)
  expect((await guess(school, '102.89.1.1', 'student8@example.org')).http).toBe(200)
})

test('a school that trusts no proxy reads no address out of the headers', async () => {
  const school = await openSchool({ RATE_LIMIT_SCALE: '0.02' })
  for (let nth = 0; nth < 6; nth++)
    await guess(school, `10.0.0.${nth}`, `student${nth}@example.org`)

  expect((await guess(school, '10.0.0.7', 'student7@example.org')).http).toBe(429)
})

test.each<[string, Call, Record<string, unknown>, number]>([
  ['sign-up', signup, { email: AMINA.email }, 1],
  ['asking for a reset', requestPasswordReset, { email: AMINA.email }, 1],
  ['guessing a reset code', resetPassword, { ...AMINA, code: '000000' }, 3],
])('%s is limited', async (_, call, fields, allowed) => {
  const school = await openSchool(LIMITED)
  for (let tries = 0; tries < allowed; tries++)
    expect((await ask(school, call, fields)).http).not.toBe(429)

  expect(await ask(school, call, fields)).toMatchObject({ http: 429, status: false })
  expect((await ask(school, call, { ...fields, email: 'musa@example.org' })).http).not.toBe(429)
})

test.each<[string, Call, Record<string, unknown>, number]>([
  ['guessing one’s own password', resetPassword, { current_password: 'x' }, 2],
  ['writing comments', addComment, {}, 4],
  ['opening quizzes', openRun, { action: 'easy' }, 12],
  ['claiming rewards', claimReward, {}, 6],
  ['sending photographs', submitExam, { theory_image: 'data:image/png;base64,AA' }, 6],
  ['opening payments', openPayment, {}, 6],
  ['verifying payments', verifyPayment, {}, 30],
])('%s is limited for each student', async (_, call, fields, allowed) => {
  const school = await openSchool(LIMITED)
  const amina = await aStudent(school)
  for (let tries = 0; tries < allowed; tries++)
    expect((await ask(school, call, fields, amina)).http).not.toBe(429)

  const { http, headers } = await ask(school, call, fields, amina)
  expect(http).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect((await ask(school, call, fields, await aStudent(school))).http).not.toBe(429)
})

test.each<[string, Call, string]>([
  ['lesson’s file', addLesson, 'file'],
  ['logo', uploadLogo, 'logo'],
])('uploading a %s is limited, and leaves nothing behind', async (_, call, field) => {
  const school = await openSchool({ RATE_LIMIT_SCALE: '0.01' })
  const maryam = await anAdministrator(school)
  const file = { name: 'a.txt', bytes: Buffer.from('no picture'), field }
  for (let tries = 0; tries < 3; tries++)
    expect((await send(school, call, {}, file, maryam)).http).not.toBe(429)

  expect((await send(school, call, {}, file, maryam)).http).toBe(429)
  // what carries no file is no upload
  expect((await ask(school, addLesson, {}, maryam)).http).toBe(400)
})

test('of fifty tries at once as many pass as there are', async () => {
  const { db } = await openSchool()
  const one = { of: 'one', points: 7, seconds: 60, now: 1_000 }

  const waits = await Promise.all(Array.from({ length: 50 }, () => takeTry(db, one)))

  expect(waits.filter((it) => it === 0)).toHaveLength(7)
  expect(new Set(waits)).toEqual(new Set([0, 60]))
})

test('a subscriber who has a whole IPv6 prefix has no more attempts for each network in it', async () => {
  const school = await openSchool({ ...LIMITED, TRUST_PROXY: '1' })
  // sign-ups: 10 of a /64, 20 of a /56, 40 of a /48
  const attempts = async (from: (nth: number) => string, many: number) => {
    const all = Array.from({ length: many }, (_, nth) => signUpFrom(school, from(nth), nth))
    return (await Promise.all(all)).filter((http) => http !== 429).length
  }

  expect(await attempts((nth) => `2a00:1450:1:${nth.toString(16)}::1`, 60)).toBe(20)
  expect(await attempts((nth) => `2a00:1450:2:${(nth * 256).toString(16)}::1`, 60)).toBe(40)
  expect(await attempts((nth) => `2a00:1450:${(nth + 3).toString(16)}::1`, 60)).toBe(60)
})

test('what is kept of a try names nobody, and goes when its time is over', async () => {
  at('2026-05-04T18:00:00Z')
  const school = await openSchool({ ...LIMITED, TRUST_PROXY: '1' })
  const kept = () => school.db.selectFrom('tries').selectAll().execute()
  await guess(school)

  expect(await kept()).toHaveLength(3)
  expect(JSON.stringify(await kept())).not.toMatch(/amina|102\.89/)
  for (const { key } of await kept()) expect(key).toMatch(/^[0-9a-f]{64}$/)

  at('2026-05-04T18:16:00Z')
  await guess(school, '41.58.9.9', 'musa@example.org')
  expect(await kept()).toHaveLength(3)
})

test('a call that is not limited counts nothing, and with scale 0 none does', async () => {
  const limited = await openSchool(LIMITED)
  await ask(limited, getUserData, {}, await aStudent(limited))
  const free = await openSchool({ RATE_LIMIT_SCALE: '0' })
  await ask(free, login, AMINA)

  for (const { db } of [limited, free])
    expect(await db.selectFrom('tries').selectAll().execute()).toEqual([])
})

test.each([
  ['102.89.1.1', '102.89.1.1'],
  ['::ffff:102.89.1.1', '102.89.1.1'],
  ['::ffff:6659:101', '102.89.1.1'],
  ['0:0:0:0:0:FFFF:102.89.1.1', '102.89.1.1'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['2a00:1450:4001:81b::200e', '2a00:1450:4001:81b'],
  ['2a00:1450:4001:081B:0:1:2:3', '2a00:1450:4001:81b'],
  ['2a00::1', '2a00:0:0:0'],
  ['::1', '0:0:0:0'],
])('%s is counted as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})

test('connections that have ended, and have no address any more, are counted together', () => {
  expect(networkOf(undefined)).toBe('0:0:0:0')
})
