import { expect, test } from 'vitest'
import { getUserData, login } from '../contract/auth.ts'
import { signup } from '../contract/sign-up.ts'
import { deleteOldSessions } from './auth/session.ts'
import { now } from './kernel/clock.ts'
import { openTimeKeeper } from './kernel/confirmed-time.ts'
import { lookAtDue, startRechecks } from './payments/recheck.ts'
import { aPayment, payByCard, paymentRow } from './test/a-card.ts'
import { ask } from './test/ask.ts'
import { at } from './test/at.ts'
import { aStudent, openSchool, type TestSchool, walletOf } from './test/school.ts'

const HOUR = 3600
const DAY = 24 * HOUR
const START = '2026-11-21T08:00:00Z'
const after = (seconds: number) => at(new Date(Date.parse(START) + seconds * 1000).toISOString())

const account = {
  email: 'hauwa@example.org',
  password: 'a long password',
  name: 'Hauwa',
  phonenumber: '08031234567',
}

/** A process of the school: its clock is the test's, its counter is moved by hand. */
function aProcess(school: TestSchool) {
  let ms = 0
  const advance = openTimeKeeper(school.db, () => ms)
  return async (secondsLater: number) => {
    ms += secondsLater * 1000
    const confirmed = await advance()
    await deleteOldSessions(school.db, confirmed)
    return confirmed
  }
}

test.each([31, 400, 4000])(
  'a clock that is %i days ahead ends no session for good, whoever signs in meanwhile (R-WIRE-014)',
  async (days) => {
    at(START)
    const school = await openSchool()
    const amina = await aStudent(school)
    const rightProcess = aProcess(school)
    await rightProcess(0)

    after(days * DAY)
    const wrongProcess = aProcess(school)
    await wrongProcess(0)
    const late = await ask(school, signup, account)
    expect(late.status).toBe(true)
    await ask(school, login, { email: account.email, password: account.password })
    for (let hour = 0; hour < 24; hour++) await wrongProcess(HOUR)
    expect(await ask(school, getUserData, {}, amina)).toMatchObject({ http: 401 })

    after(DAY)
    await rightProcess(DAY)
    expect(await ask(school, getUserData, {}, amina)).toMatchObject({ status: true })
  },
)

test('a process with a wrong clock beside one with a right clock moves the confirmed time no further ahead than one pass', async () => {
  const start = at(START)
  const school = await openSchool()
  const right = aProcess(school)
  const wrong = aProcess(school)
  await right(0)
  for (let hour = 1; hour < 100; hour++) {
    after(1000 * DAY + hour * HOUR)
    expect(await wrong(HOUR)).toBeLessThan(start + (hour + 3) * HOUR)
    after(hour * HOUR)
    await right(HOUR)
  }
  expect(await right(0)).toBe(now())
})

test('after a night switched off the confirmed time catches up, and old sessions go in the end', async () => {
  at(START)
  const school = await openSchool()
  await aStudent(school)
  await aProcess(school)(0)
  const sessions = async () =>
    (await school.db.selectFrom('sessions').select('id').execute()).length

  // every day eight hours of sixteen
  let day = 0
  const start = now()
  while ((await sessions()) > 0 && day < 60) {
    day++
    after(day * DAY)
    const process = aProcess(school)
    await process(0)
    after(day * DAY + 16 * HOUR)
    await process(16 * HOUR)
  }

  expect(now() - start).toBeGreaterThan(37 * DAY)
  expect(day).toBeLessThan(40)
})

test('the first process of a school that was there before believes the newest session, not its own clock', async () => {
  const start = at(START)
  const school = await openSchool()
  await aStudent(school)

  after(31 * DAY)
  expect(await aProcess(school)(0)).toBe(start)
})

test('a clock that was ahead when the school was founded is put right by the next process', async () => {
  after(400 * DAY)
  const school = await openSchool()
  await aProcess(school)(0)

  const start = at(START)
  expect(await aProcess(school)(0)).toBe(start)
})

test('a clock that is 31 days ahead fails no payment, and put right again the payment settles', async () => {
  at(START)
  const school = await openSchool()
  const student = await aStudent(school)
  const process = aProcess(school)
  await process(0)
  const opened = await aPayment(school, student, { amount: 5000 })
  const look = () => lookAtDue(school, () => {})

  for (const hours of [0, 1, 2, 3]) {
    after(31 * DAY + hours * HOUR)
    await process(HOUR)
    await look()
    expect(await paymentRow(school, opened.reference)).toMatchObject({ state: 'pending' })
  }

  after(5 * HOUR)
  await payByCard(school, opened)
  // the worker looks as soon as it starts
  const worker = startRechecks(school, () => {})
  await expect.poll(() => paymentRow(school, opened.reference)).toMatchObject({ state: 'settled' })
  await worker.stop()
  expect(await walletOf(school.db, student.id)).toMatchObject({ balance: 5000_00, sum: 5000_00 })
})

test('a limit reached under a clock that was ahead ends with it', async () => {
  const school = await openSchool({ RATE_LIMIT_SCALE: '0.1' })
  const guess = () => ask(school, login, { email: account.email, password: 'a guess' })

  after(31 * DAY)
  let tries = 0
  while ((await guess()).http !== 429 && tries < 100) tries++
  expect((await guess()).http).toBe(429)

  after(0)
  expect((await guess()).http).toBe(200)
})
