import { expect, test } from 'vitest'
import type { PaymentReversal } from '../../../contract/payments/card-payments.ts'
import { deliverEvent } from '../../test/payments/card-payments.ts'
import { findCardPaymentRow, seedFunding } from '../../test/payments/card-reversals.ts'
import {
  disputeCreated,
  refundFailed,
  refundPending,
  refundProcessed,
} from '../../test/payments/paystack-responses.ts'

/** The refunds and disputes after an event with these fields was delivered. */
async function reversalsAfter(
  event: (reference: string) => { event: string; data: object },
  fields: object,
): Promise<PaymentReversal[]> {
  const { school, reference } = await seedFunding()
  const { data, ...named } = event(reference)
  expect(await deliverEvent(school, { ...named, data: { ...data, ...fields } })).toMatchObject({
    http: 200,
  })
  return (await findCardPaymentRow(school, reference)).reversals
}

const dispute = (reference: string) => disputeCreated({ reference, amount: 5000_00 })
const transaction = (amount: number | null) => (reference: string) => {
  const it = dispute(reference)
  return { ...it, data: { ...it.data, transaction: { reference, amount, currency: 'NGN' } } }
}

test('a dispute without an amount to return is about the whole charge, and without a charge it is not recorded', async () => {
  const noAmount = { refund_amount: null }
  expect(await reversalsAfter(transaction(5000_00), noAmount)).toMatchObject([{ amount: 5000 }])
  expect(await reversalsAfter(transaction(1), noAmount)).toMatchObject([{ amount: 0.01 }])
  for (const amount of [null, 0, -1])
    expect(await reversalsAfter(transaction(amount), noAmount)).toEqual([])
})

test('a dispute without a reference of its payment is not recorded', async () => {
  const none = { transaction: null, transaction_reference: null }
  expect(await reversalsAfter(dispute, none)).toEqual([])
  for (const name of ['transaction', 'category', 'dueAt'])
    expect(await reversalsAfter(dispute, { [name]: 7 }), name).toEqual([])
})

test.each([null, 'soon'])('a dispute with the deadline %j has none', async (dueAt) => {
  expect(await reversalsAfter(dispute, { dueAt })).toMatchObject([{ state: 'open', due: 0 }])
})

test('the category of a dispute is cut at 200 characters', async () => {
  const category = 'x'.repeat(300)
  const [reversal] = await reversalsAfter(dispute, { category })
  expect(reversal?.note).toBe('x'.repeat(200))
})

test('a refund that is reported without an identifier is recorded once it is decided', async () => {
  const refund = (report: typeof refundPending) => (reference: string) =>
    report({ reference, amount: 1000_00, refund: null })
  expect(await reversalsAfter(refund(refundPending), {})).toEqual([])
  expect(await reversalsAfter(refund(refundFailed), {})).toMatchObject([{ state: 'failed' }])
  expect(await reversalsAfter(refund(refundProcessed), {})).toMatchObject([{ amount: 1000 }])
})

test.each([
  ['a reference', { transaction_reference: null }],
  ['a currency', { currency: null }],
  ['a valid identifier', { id: 'x'.repeat(101) }],
])('a refund without %s is not recorded', async (_, fields) => {
  const refund = (reference: string) => refundProcessed({ reference, amount: 1000_00 })
  expect(await reversalsAfter(refund, fields)).toEqual([])
})
