import { expect, test } from 'vitest'
import { deliverEvent, expectBalanced } from '../../test/payments/card-payments.ts'
import { findCardPaymentRow, seedFunding } from '../../test/payments/card-reversals.ts'
import { atSeconds } from '../../test/payments/open-payment.ts'
import { refundFailed, refundProcessed } from '../../test/payments/paystack-responses.ts'
import { openSchoolWithProvider, report, runWorker } from '../../test/payments/refund-provider.ts'
import {
  continueNewestRefund,
  newestRefund,
  requestRefund,
} from '../../test/payments/refund-requests.ts'

test('repeated reports without an identifier are about the only requested refund of their amount', async () => {
  const { school, amina, reference } = await seedFunding()
  await requestRefund(school, { reference, amount: 1000, to: 'card' })

  for (let time = 0; time < 2; time++)
    await deliverEvent(school, refundProcessed({ reference, amount: 1000_00, refund: null }))

  expect((await findCardPaymentRow(school, reference)).reversals).toMatchObject([
    { state: 'processed', note: '' },
  ])
  await expectBalanced(school, amina, 4000_00)
})

test('of several requested refunds of one amount, the provider is asked which one a report without an identifier is about', async () => {
  const { school, provider, amina, reference } = await openSchoolWithProvider()
  for (let time = 0; time < 2; time++)
    await requestRefund(school, { reference, amount: 1000, to: 'card' })
  const [first, second] = provider.refunds
  const states = async () =>
    (await findCardPaymentRow(school, reference)).reversals.map((it: { state: string }) => it.state)

  Object.assign(second ?? {}, { status: 'processed' })
  for (let time = 0; time < 2; time++) {
    await report(school, refundProcessed({ reference, amount: 1000_00, refund: null }))
    await runWorker(school)
    expect(await states()).toEqual(['pending', 'processed'])
  }
  Object.assign(first ?? {}, { status: 'processed' })
  await report(school, refundProcessed({ reference, amount: 1000_00, refund: null }))
  await runWorker(school)
  expect(await states()).toEqual(['processed', 'processed'])
  await expectBalanced(school, amina, 3000_00)
})

test('a report without an identifier about a refund that was sent again does not decide the new attempt', async () => {
  const { school, provider, reference } = await openSchoolWithProvider()
  await requestRefund(school, { reference, amount: 1000, to: 'card' })
  const failed = refundFailed({ reference, amount: 1000_00, refund: null })
  Object.assign(provider.refunds[0] ?? {}, { status: 'failed' })
  await report(school, failed)
  await continueNewestRefund(school, 'retry')

  await report(school, failed)
  await runWorker(school)

  expect(await newestRefund(school)).toMatchObject({ state: 'pending', attempts: 2 })
})

test('a report without an identifier is about a requested refund that has failed, and another amount is another refund', async () => {
  const { school, amina, reference } = await seedFunding()
  await requestRefund(school, { reference, amount: 1000, to: 'card' })
  await deliverEvent(school, refundFailed({ reference, amount: 1000_00, refund: 'TRF_1' }))

  await deliverEvent(school, refundProcessed({ reference, amount: 1000_00, refund: null }))
  await expectBalanced(school, amina, 4000_00)
  await deliverEvent(school, refundProcessed({ reference, amount: 500_00, refund: null }))

  expect((await findCardPaymentRow(school, reference)).reversals).toMatchObject([
    { state: 'processed', amount: 1000, by: expect.any(String) },
    { state: 'processed', amount: 500, by: null },
  ])
  await expectBalanced(school, amina, 3500_00)
})

test('a repeated report changes nothing', async () => {
  atSeconds(0)
  const { school, reference } = await seedFunding()
  const refund = { reference, amount: 1000_00, id: 7, refund: 'TRF_1' }
  const reversals = () => school.db.selectFrom('payment_reversals').selectAll().execute()
  await deliverEvent(school, refundProcessed(refund))
  const before = await reversals()

  atSeconds(60)
  await deliverEvent(school, refundProcessed(refund))
  await deliverEvent(school, refundProcessed({ ...refund, refund: null }))

  expect(await reversals()).toEqual(before)
})
