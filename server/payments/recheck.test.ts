import { expect, test, vi } from 'vitest'
import { recheckPayment } from '../../contract/card-payments.ts'
import { DAY, HOUR, MINUTE } from '../../contract/duration.ts'
import { getMessages } from '../../contract/messages.ts'
import { verifyPayment } from '../../contract/payments.ts'
import { callApi } from '../test/call-api.ts'
import {
  deliverNotice,
  findPaymentRow,
  type OpenedPayment,
  payByCard,
  seedPayment,
} from '../test/card-payments.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { seedClass } from '../test/seed-class.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
  type TestUser,
  walletOf,
} from '../test/test-school.ts'
import { verifyLedger } from '../wallet/verify-ledger.ts'
import { recheckDuePayments } from './recheck-worker.ts'

const OPENED = '2026-11-20T10:00:00Z'
const atSeconds = (seconds: number) =>
  freezeClock(new Date(Date.parse(OPENED) + seconds * 1000).toISOString())

/** Amina has created a payment of ₦5,000 at ten o'clock and closed her page. */
async function openSchoolWithPayment(
  payment: { amount?: number; class_id?: string } = { amount: 5000 },
) {
  freezeClock(OPENED)
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  return { school, amina, opened: await seedPayment(school, amina, payment) }
}

/** Runs the worker once and returns its warnings. */
async function runWorkerPass(school: TestSchool) {
  const warnings: string[] = []
  await recheckDuePayments(school, (trouble) => warnings.push(trouble))
  return warnings
}

const messagesOf = async (school: TestSchool, to: TestUser) =>
  (await callApi(school, getMessages, {}, to)).data as { subject: string; body: string }[]

const stateOf = async (school: TestSchool, { reference }: OpenedPayment) =>
  (await findPaymentRow(school, reference)).state

test('a payment without a page or a webhook is settled after two minutes, and the student gets a message', async () => {
  const { school, amina, opened } = await openSchoolWithPayment()
  await payByCard(school, opened)
  await runWorkerPass(school)
  expect(await stateOf(school, opened)).toBe('pending')

  atSeconds(2 * MINUTE)
  expect(await runWorkerPass(school)).toEqual([])

  expect(await stateOf(school, opened)).toBe('settled')
  expect(await messagesOf(school, amina)).toMatchObject([
    {
      subject: 'Your payment arrived',
      body: 'Your payment of ₦5,000 arrived. It is in your wallet.',
    },
  ])
  await runWorkerPass(school)
  atSeconds(DAY)
  await runWorkerPass(school)
  expect(await messagesOf(school, amina)).toHaveLength(1)
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 5000_00, sum: 5000_00 })
  expect(await verifyLedger(school.db)).toEqual([])
})

test('the message for a class payment says what was joined, or that the money is in the wallet', async () => {
  freezeClock(OPENED)
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const naḥw = await seedClass(school, { price: 7_500_00, name: 'Naḥw' })
  const ṣarf = await seedClass(school, { price: 900_00, name: 'Ṣarf' })
  for (const { publicId } of [naḥw, ṣarf]) {
    await payByCard(school, await seedPayment(school, amina, { class_id: publicId }))
  }
  await school.db.updateTable('classes').set({ active: 0 }).where('id', '=', ṣarf.id).execute()

  atSeconds(3 * MINUTE)
  await runWorkerPass(school)

  expect((await messagesOf(school, amina)).map((it) => it.body).sort()).toEqual([
    'Your payment of ₦7,500 arrived. You can now access Naḥw.',
    'Your payment of ₦900 arrived. This class is not open for enrolment. Your ₦900 is in your wallet.',
  ])
})

test('five processes that recheck concurrently settle once and notify once', async () => {
  const { school, amina, opened } = await openSchoolWithPayment()
  await payByCard(school, opened)
  atSeconds(2 * MINUTE)

  await Promise.all(Array.from({ length: 5 }, () => runWorkerPass(school)))

  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 5000_00, sum: 5000_00 })
  expect(await messagesOf(school, amina)).toHaveLength(1)
})

test('another process takes over after a process stopped during a recheck', async () => {
  const { school, opened } = await openSchoolWithPayment()
  await payByCard(school, opened)
  const now = atSeconds(2 * MINUTE)
  // the payment is claimed and the process has stopped
  await school.db
    .updateTable('payments')
    .set({ due_at: now + 300 })
    .execute()

  atSeconds(4 * MINUTE)
  await runWorkerPass(school)
  expect(await stateOf(school, opened)).toBe('pending')
  atSeconds(7 * MINUTE)
  await runWorkerPass(school)
  expect(await stateOf(school, opened)).toBe('settled')
})

test('a student whose page showed the outcome gets no message', async () => {
  const { school, amina, opened } = await openSchoolWithPayment()
  const second = await seedPayment(school, amina, { amount: 300 })
  await payByCard(school, opened)
  await callApi(school, verifyPayment, { reference: opened.reference }, amina)
  await deliverNotice(school, await payByCard(school, second))
  await callApi(school, verifyPayment, { reference: second.reference }, amina)

  atSeconds(HOUR)
  await runWorkerPass(school)

  expect(await messagesOf(school, amina)).toEqual([])
})

test('a payment settled by webhook without a page is reported by a message after two minutes, once', async () => {
  const { school, amina, opened } = await openSchoolWithPayment()
  await deliverNotice(school, await payByCard(school, opened))
  await runWorkerPass(school)
  expect(await messagesOf(school, amina)).toEqual([])

  atSeconds(2 * MINUTE)
  await Promise.all([runWorkerPass(school), runWorkerPass(school)])
  atSeconds(HOUR)
  await runWorkerPass(school)

  expect(await messagesOf(school, amina)).toHaveLength(1)
})

test('an unpaid payment is checked for three days and then fails', async () => {
  const { school, amina, opened } = await openSchoolWithPayment()
  for (const passed of [2 * MINUTE, 10 * MINUTE, HOUR, 2 * HOUR, 71 * HOUR]) {
    atSeconds(passed)
    await runWorkerPass(school)
    expect(await stateOf(school, opened)).toBe('pending')
  }

  atSeconds(3 * DAY)
  await runWorkerPass(school)

  expect(await findPaymentRow(school, opened.reference)).toMatchObject({
    state: 'failed',
    failure_reason: 'Nothing was paid within three days',
  })
  // a later payment still settles
  await deliverNotice(school, await payByCard(school, opened))
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 5000_00, sum: 5000_00 })
})

test('a payment after a declined card with the same reference is found', async () => {
  const { school, amina, opened } = await openSchoolWithPayment()
  await payByCard(school, opened, { outcome: 'failure' })
  atSeconds(2 * MINUTE)
  await runWorkerPass(school)
  expect(await stateOf(school, opened)).toBe('failed')

  await payByCard(school, opened)
  atSeconds(10 * MINUTE)
  await runWorkerPass(school)

  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 5000_00, sum: 5000_00 })
})

test('a charge of another amount is recorded and not settled', async () => {
  const { school, opened } = await openSchoolWithPayment()
  await payByCard(school, opened, { amount: 100 })
  atSeconds(3 * DAY)
  await runWorkerPass(school)

  expect(await findPaymentRow(school, opened.reference)).toMatchObject({
    state: 'pending',
    failure_reason: expect.stringContaining('The provider says'),
  })
})

test('an unavailable provider is asked again, also after three days, and the payment does not fail', async () => {
  freezeClock(OPENED)
  const school = await openTestSchool({
    PAYSTACK_SECRET_KEY: 'sk_test_0123456789abcdef',
    PAYSTACK_PUBLIC_KEY: 'pk_test_0123456789abcdef',
    PAYSTACK_URL: 'http://127.0.0.1:1',
  })
  const opened = await seedPayment(school, await seedStudent(school), { amount: 900 })
  atSeconds(4 * DAY)
  await runWorkerPass(school)

  expect(await findPaymentRow(school, opened.reference)).toMatchObject({
    state: 'pending',
    failure_reason: '',
  })
  atSeconds(4 * DAY + HOUR)
  const fetched = vi.spyOn(globalThis, 'fetch')
  await runWorkerPass(school)
  expect(fetched).toHaveBeenCalledTimes(1)
  fetched.mockRestore()
  const maryam = await seedAdministrator(school)
  const { reference } = opened
  expect(await callApi(school, recheckPayment, { reference }, maryam)).toMatchObject({
    status: false,
    code: 'provider_unavailable',
    message: 'The card provider did not answer. Please try again.',
  })
})

test('an administrator’s recheck is audited, settles the payment and notifies the student', async () => {
  const { school, amina, opened } = await openSchoolWithPayment()
  const maryam = await seedAdministrator(school)
  const { reference } = opened
  expect(await callApi(school, recheckPayment, { reference }, maryam)).toMatchObject({
    status: true,
    data: { reference, state: 'pending', amount: 5000, email: amina.email, settled: 0 },
  })

  await payByCard(school, opened)
  for (let time = 1; time <= 2; time++) {
    expect((await callApi(school, recheckPayment, { reference }, maryam)).data).toMatchObject({
      state: 'settled',
      settled: expect.any(Number),
    })
  }

  expect(await messagesOf(school, amina)).toHaveLength(1)
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 5000_00, sum: 5000_00 })
  const audited = await school.db.selectFrom('audit').selectAll().execute()
  expect(audited).toHaveLength(3)
  expect(audited[0]).toMatchObject({
    actor_id: maryam.id,
    action: 'recheckPayment',
    subject_id: amina.id,
    detail: reference,
  })
  expect(await callApi(school, recheckPayment, { reference: 'FUND_1' }, maryam)).toMatchObject({
    status: false,
    code: 'payment_not_found',
    message: 'Payment not found.',
  })
})
