import { expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../../contract/platform/duration.ts'
import { findPaymentRow, seedPayment } from '../../test/payments/card-payments.ts'
import { seedFunding } from '../../test/payments/card-reversals.ts'
import {
  atSeconds,
  openSchoolWithPayment,
  runWorkerPass,
  stateOf,
} from '../../test/payments/open-payment.ts'
import { newestRefund, requestRefund } from '../../test/payments/refund-requests.ts'
import { openTestSchool, seedStudent, type TestSchool } from '../../test/test-school.ts'
import { checkDueRefunds } from '../refunds/send-refund.ts'
import { recheckDuePayments } from './recheck-worker.ts'

const CHECKS = [2 * MINUTE, 10 * MINUTE, HOUR, 3 * HOUR, 8 * HOUR, DAY, 2 * DAY]

async function runChecks(school: TestSchool) {
  for (const passed of CHECKS) {
    atSeconds(passed)
    await runWorkerPass(school)
  }
}

test('a payment whose last check is days late is checked again before it is given up (decision 0331)', async () => {
  const { school, opened } = await openSchoolWithPayment()
  await runChecks(school)

  atSeconds(5 * DAY)
  await runWorkerPass(school)
  expect(await stateOf(school, opened)).toBe('pending')
  atSeconds(5 * DAY + HOUR)
  await runWorkerPass(school)
  expect(await stateOf(school, opened)).toBe('failed')
})

test('a payment is not given up while the confirmed time is before its last check (decision 0331)', async () => {
  const { school, opened } = await openSchoolWithPayment()
  const at = atSeconds(2 * DAY)
  await school.db.insertInto('confirmed_time').values({ id: 1, at }).execute()
  await runChecks(school)

  atSeconds(3 * DAY)
  await runWorkerPass(school)
  expect(await stateOf(school, opened)).toBe('pending')
  await school.db
    .updateTable('confirmed_time')
    .set({ at: at + DAY })
    .execute()
  atSeconds(3 * DAY + HOUR)
  await runWorkerPass(school)
  expect(await stateOf(school, opened)).toBe('failed')
})

test('a payment is not given up if the provider is unavailable at the last check, and is checked an hour later', async () => {
  atSeconds(0)
  const school = await openTestSchool({
    PAYSTACK_SECRET_KEY: 'sk_test_0123456789abcdef',
    PAYSTACK_PUBLIC_KEY: 'pk_test_0123456789abcdef',
    PAYSTACK_URL: 'http://127.0.0.1:1',
  })
  const opened = await seedPayment(school, await seedStudent(school), { amount: 900 })
  await runChecks(school)

  const at = atSeconds(3 * DAY)
  await runWorkerPass(school)

  expect(await findPaymentRow(school, opened.reference)).toMatchObject({
    ...{ state: 'pending', failure_reason: '' },
  })
  expect(await school.db.selectFrom('payments').select('due_at').execute()).toEqual([
    { due_at: at + HOUR },
  ])
})

test('without a provider the workers do nothing', async () => {
  const { school, reference } = await seedFunding()
  await seedPayment(school, await seedStudent(school), { amount: 900 })
  await requestRefund(school, { reference, amount: 2000, to: 'card' })
  await school.db.updateTable('payments').set({ due_at: 1 }).execute()
  await school.db.updateTable('payment_reversals').set({ check_at: 1 }).execute()
  const config = { ...school.config, NODE_ENV: 'production' as const }
  const warnings: string[] = []
  const logWarning = (it: string) => warnings.push(it)

  expect(await recheckDuePayments({ ...school, config }, logWarning)).toBe(0)
  await checkDueRefunds({ ...school, config }, logWarning)

  expect(warnings).toEqual([])
  expect(await newestRefund(school)).toMatchObject({ state: 'pending' })
})
