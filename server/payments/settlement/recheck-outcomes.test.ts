import { expect, test, vi } from 'vitest'
import { recheckPayment } from '../../../contract/payments/card-payments.ts'
import { DAY, HOUR, MINUTE } from '../../../contract/platform/duration.ts'
import { callApi } from '../../test/call-api.ts'
import { freezeClock } from '../../test/freeze-clock.ts'
import {
  deliverNotice,
  findPaymentRow,
  payByCard,
  seedPayment,
} from '../../test/payments/card-payments.ts'
import {
  atSeconds,
  OPENED,
  openSchoolWithPayment,
  runWorkerPass,
  stateOf,
} from '../../test/payments/open-payment.ts'
import { openTestSchool, seedAdministrator, seedStudent, walletOf } from '../../test/test-school.ts'

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

test('an unavailable provider is queried again, also after three days, and the payment does not fail', async () => {
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
  const fetched = vi.spyOn(globalThis, 'fetch')
  atSeconds(4 * DAY + HOUR - 1)
  await runWorkerPass(school)
  expect(fetched).not.toHaveBeenCalled()
  atSeconds(4 * DAY + HOUR)
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
