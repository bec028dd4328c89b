import { expect, test } from 'vitest'
import type { PaymentReversal } from '../../../contract/payments/card-payments.ts'
import { deliverEvent, expectBalanced } from '../../test/payments/card-payments.ts'
import { findCardPaymentRow, seedFunding } from '../../test/payments/card-reversals.ts'
import { seedClassByCard } from '../../test/payments/paid-class.ts'
import {
  disputeCreated,
  disputeReminded,
  disputeResolved,
  refundFailed,
  refundNeedsAttention,
  refundPending,
  refundProcessed,
} from '../../test/payments/paystack-responses.ts'
import {
  continueNewestRefund,
  newestRefund,
  requestRefund,
} from '../../test/payments/refund-requests.ts'
import type { TestSchool } from '../../test/test-school.ts'

// the ledger audit runs after each of these tests

const reversalsOf = async (school: TestSchool, reference: string): Promise<PaymentReversal[]> =>
  (await findCardPaymentRow(school, reference)).reversals

test.each([
  ['in the same state', refundNeedsAttention],
  ['in the next state', refundProcessed],
  ['as failed, after it was paid', refundFailed],
])(
  'a refund whose second identifier is reported later, %s, is known by it (R-MONEY-011)',
  async (_, report) => {
    const { school, amina, reference } = await seedFunding()
    const refund = { reference, amount: 2000_00 }
    const first = report === refundFailed ? refundProcessed : refundPending
    await deliverEvent(school, first({ ...refund, id: 77, refund: null }))
    await deliverEvent(school, report({ ...refund, id: 77, refund: 'TRF_1' }))
    await deliverEvent(school, refundProcessed({ ...refund, refund: 'TRF_1' }))

    expect(await reversalsOf(school, reference)).toMatchObject([{ state: 'processed' }])
    await expectBalanced(school, amina, 3000_00)
  },
)

test('a refund that is reported again in the same state keeps its note', async () => {
  const { school, reference } = await seedFunding()
  const refund = { reference, amount: 1000_00, refund: 'TRF_1' }
  for (let time = 0; time < 2; time++) {
    await deliverEvent(school, refundFailed(refund))
    expect(await reversalsOf(school, reference)).toMatchObject([
      { state: 'failed', note: 'The card provider could not pay it out' },
    ])
  }
  for (let time = 0; time < 2; time++) {
    await deliverEvent(school, refundProcessed(refund))
    expect(await reversalsOf(school, reference)).toMatchObject([{ state: 'processed', note: '' }])
  }
})

test('a decided dispute keeps its amount, note and deadline when it is reported as open again', async () => {
  const { school, reference } = await seedFunding()
  const dispute = { reference, amount: 1000_00, dueAt: '2026-11-25T18:00:00.000Z' }
  await deliverEvent(school, disputeCreated(dispute))
  await deliverEvent(school, disputeResolved({ ...dispute, resolution: 'merchant-accepted' }))
  const decided = await reversalsOf(school, reference)
  expect(decided).toMatchObject([{ state: 'lost', note: 'chargeback, merchant-accepted' }])

  const later = { ...dispute, amount: 1500_00, dueAt: '2026-11-30T18:00:00.000Z' }
  await deliverEvent(school, disputeReminded(later))

  expect(await reversalsOf(school, reference)).toEqual(decided)
})

test('reports about a requested refund set its note, and an older one does not', async () => {
  const { school, amina, reference } = await seedFunding()
  await requestRefund(school, { reference, amount: 2000, to: 'card' })
  const report = { reference, amount: 2000_00, refund: 'TRF_1' }
  const reversal = async () => (await reversalsOf(school, reference))[0]
  const ATTENTION = expect.stringContaining('bank details')

  await deliverEvent(school, refundNeedsAttention(report))
  expect(await reversal()).toMatchObject({ state: 'pending', note: ATTENTION })
  await deliverEvent(school, refundPending(report))
  expect(await reversal()).toMatchObject({ state: 'pending', note: ATTENTION })
  for (const processed of [refundProcessed, refundProcessed, refundNeedsAttention]) {
    await deliverEvent(school, processed(report))
    expect(await reversal()).toMatchObject({ state: 'processed', note: '' })
  }
  await deliverEvent(school, refundFailed(report))
  expect(await reversal()).toMatchObject({ state: 'processed', note: 'Also reported as failed' })
  await expectBalanced(school, amina, 3000_00)
})

test('of two requested refunds of one amount, reports with different identifiers concern one each', async () => {
  const { school, amina, reference } = await seedFunding()
  for (let time = 0; time < 2; time++)
    await requestRefund(school, { reference, amount: 1000, to: 'card' })
  const report = { reference, amount: 1000_00 }
  for (let time = 0; time < 2; time++)
    await deliverEvent(school, refundProcessed({ ...report, refund: 'TRF_1' }))
  expect(await reversalsOf(school, reference)).toMatchObject([
    { state: 'processed' },
    { state: 'pending' },
  ])
  await deliverEvent(school, refundFailed({ ...report, refund: 'TRF_2' }))

  expect(await reversalsOf(school, reference)).toMatchObject([
    { state: 'processed' },
    { state: 'failed' },
  ])
  await expectBalanced(school, amina, 3000_00)
})

test('a refund made at the provider, of the amount of a requested one, is another refund', async () => {
  const { school, amina, reference } = await seedFunding()
  await requestRefund(school, { reference, amount: 2000, to: 'card' })
  const other = { reference, amount: 2000_00, id: 999_999, refund: null }
  for (let time = 0; time < 2; time++) await deliverEvent(school, refundProcessed(other))

  expect(await reversalsOf(school, reference)).toMatchObject([
    { state: 'pending', by: expect.any(String) },
    { state: 'processed', by: null },
  ])
  await expectBalanced(school, amina, 1000_00)
})

test('a refund to the wallet after a debt is taken back from the wallet, and the debt stays (decision 0342)', async () => {
  const { school, amina, reference } = await seedClassByCard()
  await deliverEvent(school, refundProcessed({ reference, amount: 2000_00, refund: 'TRF_1' }))
  expect(await findCardPaymentRow(school, reference)).toMatchObject({ owed: 2000 })
  await requestRefund(school, { reference, amount: 3000 })
  await expectBalanced(school, amina, 3900_00)

  await deliverEvent(school, refundProcessed({ reference, amount: 1500_00, refund: 'TRF_2' }))

  await expectBalanced(school, amina, 2400_00)
  expect(await findCardPaymentRow(school, reference)).toMatchObject({ refunded: 3500, owed: 2000 })
})

test('a failed refund put into the wallet, another refund and a lost dispute return the payment once in total (decision 0342)', async () => {
  const { school, amina, reference } = await seedFunding()
  await requestRefund(school, { reference, amount: 2000, to: 'card' })
  const failed = await newestRefund(school)
  await deliverEvent(school, refundFailed({ reference, amount: 2000_00, refund: 'TRF_1' }))
  await requestRefund(school, { reference, amount: 1000, to: 'card' })
  await deliverEvent(school, refundProcessed({ reference, amount: 1000_00, refund: 'TRF_2' }))
  const dispute = { reference, amount: 5000_00, resolution: 'merchant-accepted' }
  await deliverEvent(school, disputeResolved(dispute))
  await expectBalanced(school, amina, 0)

  await continueNewestRefund(school, 'wallet', { refund_id: String(failed.id), attempts: 1 })

  await expectBalanced(school, amina, 0)
  expect(await findCardPaymentRow(school, reference)).toMatchObject({ refunded: 5000, owed: 0 })
})
