import { expect, test } from 'vitest'
import { deliverEvent, expectBalanced } from '../../test/payments/card-payments.ts'
import { findCardPaymentRow, seedFunding } from '../../test/payments/card-reversals.ts'
import { atSeconds } from '../../test/payments/open-payment.ts'
import { refundFailed, refundProcessed } from '../../test/payments/paystack-responses.ts'
import { requestRefund } from '../../test/payments/refund-requests.ts'

test('repeated reports without an identifier are about one of the requested refunds of their amount, the oldest', async () => {
  const { school, amina, reference } = await seedFunding()
  for (let time = 0; time < 2; time++)
    await requestRefund(school, { reference, amount: 1000, to: 'card' })

  for (let time = 0; time < 2; time++)
    await deliverEvent(school, refundProcessed({ reference, amount: 1000_00, refund: null }))

  expect((await findCardPaymentRow(school, reference)).reversals).toMatchObject([
    { state: 'processed', note: '' },
    { state: 'pending' },
  ])
  await expectBalanced(school, amina, 3000_00)
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
