import { expect, onTestFinished, test } from 'vitest'
import { getUserData, login } from '../contract/auth/auth.ts'
import { signup } from '../contract/auth/sign-up.ts'
import { recheckDuePayments, startRecheckWorker } from './payments/settlement/recheck-worker.ts'
import { now } from './platform/clock.ts'
import { startErasureWorker } from './privacy/erasure-worker.ts'
import { startExportWorker } from './privacy/export-worker.ts'
import { callApi } from './test/call-api.ts'
import { freezeClock } from './test/freeze-clock.ts'
import { findPaymentRow, payByCard, seedPayment } from './test/payments/card-payments.ts'
import {
  account,
  createProcess,
  DAY,
  HOUR,
  START,
  setClockAfter,
} from './test/process/skewed-clock.ts'
import { openTestSchool, seedStudent, walletOf } from './test/test-school.ts'

test.each([31, 400, 4000])(
  'a clock that is %i days ahead ends no session for good, even if users sign in meanwhile (R-WIRE-014)',
  async (days) => {
    freezeClock(START)
    const school = await openTestSchool()
    const amina = await seedStudent(school)
    const rightProcess = createProcess(school)
    await rightProcess(0)

    setClockAfter(days * DAY)
    const wrongProcess = createProcess(school)
    await wrongProcess(0)
    const late = await callApi(school, signup, account)
    expect(late.status).toBe(true)
    await callApi(school, login, { email: account.email, password: account.password })
    for (let hour = 0; hour < 24; hour++) await wrongProcess(HOUR)
    expect(await callApi(school, getUserData, {}, amina)).toMatchObject({ http: 401 })

    setClockAfter(DAY)
    await rightProcess(DAY)
    expect(await callApi(school, getUserData, {}, amina)).toMatchObject({ status: true })
  },
)

test('a process with a clock that is ahead advances the confirmed time by one pass at most, beside a process with a correct clock', async () => {
  const start = freezeClock(START)
  const school = await openTestSchool()
  const right = createProcess(school)
  const wrong = createProcess(school)
  await right(0)
  for (let hour = 1; hour < 100; hour++) {
    setClockAfter(1000 * DAY + hour * HOUR)
    expect(await wrong(HOUR)).toBeLessThan(start + (hour + 3) * HOUR)
    setClockAfter(hour * HOUR)
    await right(HOUR)
  }
  expect(await right(0)).toBe(now())
})

test('after nights without a running process the confirmed time catches up, and expired sessions are deleted in the end', async () => {
  freezeClock(START)
  const school = await openTestSchool()
  await seedStudent(school)
  await createProcess(school)(0)
  const sessions = async () =>
    (await school.db.selectFrom('sessions').select('id').execute()).length

  // eight hours on, sixteen hours off
  let day = 0
  const start = now()
  while ((await sessions()) > 0 && day < 60) {
    day++
    setClockAfter(day * DAY)
    const process = createProcess(school)
    await process(0)
    setClockAfter(day * DAY + 16 * HOUR)
    await process(16 * HOUR)
  }

  expect(now() - start).toBeGreaterThan(37 * DAY)
  expect(day).toBeLessThan(40)
})

test('the first process of an existing school trusts the newest session, not its own clock', async () => {
  const start = freezeClock(START)
  const school = await openTestSchool()
  await seedStudent(school)

  setClockAfter(31 * DAY)
  expect(await createProcess(school)(0)).toBe(start)
})

test('a clock that was ahead at the first start is corrected by the next process', async () => {
  setClockAfter(400 * DAY)
  const school = await openTestSchool()
  await createProcess(school)(0)

  const start = freezeClock(START)
  expect(await createProcess(school)(0)).toBe(start)
})

test('a clock that is 31 days ahead fails no payment, and the payment settles once the clock is corrected', async () => {
  freezeClock(START)
  const school = await openTestSchool()
  const student = await seedStudent(school)
  const process = createProcess(school)
  await process(0)
  const opened = await seedPayment(school, student, { amount: 5000 })
  const recheck = () => recheckDuePayments(school, () => {})

  for (const hours of [0, 1, 2, 3]) {
    setClockAfter(31 * DAY + hours * HOUR)
    await process(HOUR)
    await recheck()
    expect(await findPaymentRow(school, opened.reference)).toMatchObject({ state: 'pending' })
  }

  setClockAfter(5 * HOUR)
  await payByCard(school, opened)
  // the worker checks as soon as it starts
  const worker = startRecheckWorker(school, () => {})
  await expect
    .poll(() => findPaymentRow(school, opened.reference))
    .toMatchObject({ state: 'settled' })
  await worker.stop()
  expect(await walletOf(school.db, student.id)).toMatchObject({ balance: 5000_00, sum: 5000_00 })
})

test('a limit reached under a clock that was ahead ends when the clock is corrected', async () => {
  const school = await openTestSchool({ RATE_LIMIT_SCALE: '0.1' })
  const tryLogin = () => callApi(school, login, { email: account.email, password: 'a guess' })

  setClockAfter(31 * DAY)
  let attempts = 0
  while ((await tryLogin()).http !== 429 && attempts < 100) attempts++
  expect((await tryLogin()).http).toBe(429)

  setClockAfter(0)
  expect((await tryLogin()).http).toBe(200)
})

test('an archive and an erasure that a process with a clock ahead had started before it was killed are finished once the clock is corrected', async () => {
  freezeClock(START)
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const bilal = await seedStudent(school)
  const at = now()
  await school.db
    .insertInto('data_exports')
    .values({ user_id: amina.id, requested_at: at + DAY, due_at: at + DAY, finished_at: null })
    .execute()
  const dates = { requested_at: at - DAY, due_at: at - 1, started_at: null, finished_at: null }
  await school.db
    .insertInto('erasures')
    .values({ user_id: bilal.id, origin: 'own', ...dates, failed_at: null })
    .execute()
  const claim = { claimed_until: at + DAY }
  for (const table of ['data_exports', 'erasures'] as const)
    await school.db.updateTable(table).set(claim).execute()

  const warnings: string[] = []
  const warn = (message: string) => void warnings.push(message)
  const workers = [
    startExportWorker(school, warn),
    startErasureWorker(school, async () => {}, warn),
  ]
  onTestFinished(async () => {
    await Promise.all(workers.map((it) => it.stop()))
  })

  for (const table of ['data_exports', 'erasures'] as const)
    await expect
      .poll(() => school.db.selectFrom(table).select('finished_at').execute(), { message: table })
      .toEqual([{ finished_at: expect.any(Number) }])
  expect(warnings).toEqual([])
})
