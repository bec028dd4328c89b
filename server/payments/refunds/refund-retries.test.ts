import { expect, test } from 'vitest'
import { enrolInClass } from '../../../contract/enrolment/enrolment.ts'
import { callApi } from '../../test/call-api.ts'
import { deliverEvent, expectBalanced } from '../../test/payments/card-payments.ts'
import {
  findCardPaymentRow,
  seedFunding,
  walletHistoryOf,
} from '../../test/payments/card-reversals.ts'
import { refundFailed, refundProcessed } from '../../test/payments/paystack-responses.ts'
import {
  continueNewestRefund,
  newestRefund,
  requestRefund,
} from '../../test/payments/refund-requests.ts'
import { seedClass } from '../../test/seed-class.ts'

test('a refund of a wallet funding to the card debits the wallet at the request, by its balance at most', async () => {
  const { school, amina, reference } = await seedFunding()
  const paid = await seedClass(school, { price: 3_000_00 })
  await callApi(school, enrolInClass, { class_id: paid.publicId }, amina)

  expect(await requestRefund(school, { reference, amount: 2001, to: 'card' })).toMatchObject({
    code: 'refund_above_paid',
    message: 'At most ₦2,000 of this payment can be refunded.',
  })
  expect(await requestRefund(school, { reference, amount: 500 })).toMatchObject({
    code: 'refund_above_paid',
  })
  await requestRefund(school, { reference, amount: 2000, to: 'card' })

  await expectBalanced(school, amina, 0)
  expect((await walletHistoryOf(school, amina))[0]).toBe(
    '-2000 Refund to your card (Ill): Wallet funding',
  )
})

test('a failed refund is sent again or put into the wallet instead, once', async () => {
  const { school, amina, reference } = await seedFunding()
  await requestRefund(school, { reference, amount: 2000, to: 'card' })
  const report = { reference, amount: 2000_00 }
  await deliverEvent(school, refundFailed({ ...report, refund: 'TRF_1' }))
  expect(await findCardPaymentRow(school, reference)).toMatchObject({
    reversals: [{ state: 'failed', note: 'The card provider could not pay it out', attempts: 1 }],
  })
  await expectBalanced(school, amina, 3000_00)

  expect((await continueNewestRefund(school, 'retry')).data).toMatchObject({ state: 'pending' })
  // the same request again, after a lost response
  await continueNewestRefund(school, 'retry', { attempts: 1 })
  await continueNewestRefund(school, 'wallet')
  expect(await newestRefund(school)).toMatchObject({ state: 'pending', attempts: 2 })
  await deliverEvent(school, refundFailed({ ...report, refund: 'TRF_2' }))

  for (let time = 0; time < 2; time++) {
    const { data } = await continueNewestRefund(school, 'wallet')
    expect(data).toEqual({ state: 'returned', note: expect.any(String), wallet: 5000 })
  }
  await expectBalanced(school, amina, 5000_00)
  expect(await findCardPaymentRow(school, reference)).toMatchObject({ refunded: 0 })

  // the bank pays it after all: the wallet is debited, and the spent part is owed
  const paid = await seedClass(school, { price: 4_000_00 })
  await callApi(school, enrolInClass, { class_id: paid.publicId }, amina)
  for (let time = 0; time < 2; time++)
    await deliverEvent(school, refundProcessed({ ...report, refund: 'TRF_2' }))
  await expectBalanced(school, amina, 0)
  expect(await findCardPaymentRow(school, reference)).toMatchObject({ refunded: 2000, owed: 1000 })
})
