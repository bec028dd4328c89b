import { expect, test } from 'vitest'
import { deliverEvent, seedPayment, seedSettledPayment } from '../../test/payments/card-payments.ts'
import {
  findCardPaymentPage,
  findCardPaymentRow,
  seedFunding,
} from '../../test/payments/card-reversals.ts'
import {
  disputeCreated,
  refundFailed,
  refundPending,
  refundProcessed,
} from '../../test/payments/paystack-responses.ts'
import { requestRefund } from '../../test/payments/refund-requests.ts'
import { seedClass } from '../../test/seed-class.ts'
import { openTestSchool, seedStudent } from '../../test/test-school.ts'

test('card payments with returned money, a debt, a failed refund or a dispute are found by these marks, and the others are not', async () => {
  const { school, amina, reference: untouched } = await seedFunding()
  const fund = async () => (await seedSettledPayment(school, amina, { amount: 1000 })).reference
  const refunded = await fund()
  await deliverEvent(school, refundProcessed({ reference: refunded, amount: 1 }))
  const announced = await fund()
  await deliverEvent(school, refundPending({ reference: announced, amount: 100, id: 1 }))
  const failed = await fund()
  await requestRefund(school, { reference: failed, amount: 10, to: 'card' })
  await deliverEvent(school, refundFailed({ reference: failed, amount: 10_00 }))
  const failedElsewhere = await fund()
  await deliverEvent(school, refundFailed({ reference: failedElsewhere, amount: 100 }))
  const disputed = await fund()
  await deliverEvent(school, disputeCreated({ reference: disputed, amount: 100 }))
  // money that paid for a class is in no wallet
  const { publicId: class_id } = await seedClass(school, { price: 1_000_00 })
  const { reference: owing } = await seedSettledPayment(school, amina, { class_id })
  await deliverEvent(school, refundProcessed({ reference: owing, amount: 1 }))

  const find = async (state: string) => {
    const { rows }: { rows: { reference: string }[] } = await findCardPaymentPage(school, '', state)
    return rows.map((it) => it.reference)
  }
  // the money of a failed refund is neither in the wallet nor on the card yet
  expect(await find('refunded')).toEqual([owing, failed, refunded])
  expect(await find('owed')).toEqual([owing])
  expect(await find('refund_failed')).toEqual([failed])
  expect(await find('disputed')).toEqual([disputed])
  expect(await find('settled')).toHaveLength(7)
  expect(await find('settled')).toContain(untouched)
  expect(await findCardPaymentPage(school, '')).toMatchObject({
    ...{ openDisputes: 1, failedRefunds: 1, owed: 0.01 },
  })
  expect(await findCardPaymentRow(school, failed)).toMatchObject({ reversals: [{ due: 0 }] })
})

test('a search for a name with a text that no reference has finds the payments of this name only', async () => {
  const { school } = await seedFunding()
  const musa = await seedStudent(school, { name: 'Musa Ibrahim' })
  const { reference } = await seedPayment(school, musa, { amount: 500 })

  const { rows } = await findCardPaymentPage(school, 'musa ibrahim')

  expect(rows.map((it: { reference: string }) => it.reference)).toEqual([reference])
})

test.each([
  [1_000, false],
  [1_001, true],
])(
  'of %i card payments the newest thousand are listed; there are more: %j',
  async (count, isMore) => {
    const school = await openTestSchool()
    const amina = await seedStudent(school)
    const payment = {
      purpose: 'fund',
      currency: 'NGN',
      state: 'pending',
      provider: 'sandbox',
    } as const
    const rows = Array.from({ length: count }, (_, index) => ({
      ...{
        ...payment,
        reference: `FUND_${index}`,
        user_id: amina.id,
        class_id: null,
        amount: 100_00,
      },
      ...{ opened_at: 1, settled_at: null, due_at: null },
    }))
    await school.db.insertInto('payments').values(rows).execute()

    for (const search of ['', 'fund'])
      expect(await findCardPaymentPage(school, search)).toMatchObject({ total: 1_000, isMore })
  },
)
