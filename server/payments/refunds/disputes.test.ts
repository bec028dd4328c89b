import { expect, test } from 'vitest'
import type { PaymentReversal } from '../../../contract/payments/card-payments.ts'
import { deliverEvent } from '../../test/payments/card-payments.ts'
import {
  findCardPaymentPage,
  findCardPaymentRow,
  seedFunding,
  walletHistoryOf,
} from '../../test/payments/card-reversals.ts'
import {
  disputeCreated,
  disputeReminded,
  disputeResolved,
} from '../../test/payments/paystack-responses.ts'
import { walletOf } from '../../test/test-school.ts'

test('an open dispute is shown with its amount and deadline, and moves no money', async () => {
  const { school, amina, reference } = await seedFunding()
  await deliverEvent(school, disputeCreated({ reference, amount: 5000_00 }))
  await deliverEvent(
    school,
    disputeReminded({ reference, amount: 5000_00, dueAt: '2026-11-26T18:00:00.000Z' }),
  )

  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 5000_00 })
  const { reversals }: { reversals: PaymentReversal[] } = await findCardPaymentRow(
    school,
    reference,
  )
  expect(reversals).toEqual([
    {
      id: expect.any(String),
      kind: 'dispute',
      state: 'open',
      amount: 5000,
      owed: 0,
      note: 'chargeback',
      due: Date.parse('2026-11-26T18:00:00.000Z') / 1000,
      reported: expect.any(Number),
      ...{ reason: '', by: null, attempts: 0 },
    },
  ])
  expect(await findCardPaymentPage(school, '')).toMatchObject({ openDisputes: 1 })
  expect((await findCardPaymentPage(school, '', 'disputed')).rows).toHaveLength(1)
})

test.each(['merchant-accepted', 'auto-accepted'])(
  'a lost dispute (%s) takes the money back like a refund and does not open again',
  async (resolution) => {
    const { school, amina, reference } = await seedFunding()
    const dispute = { reference, amount: 5000_00 }
    await deliverEvent(school, disputeCreated(dispute))
    for (let time = 0; time < 2; time++)
      await deliverEvent(school, disputeResolved({ ...dispute, resolution }))
    await deliverEvent(school, disputeReminded(dispute))
    await deliverEvent(school, disputeCreated(dispute))

    expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 0, sum: 0 })
    expect((await walletHistoryOf(school, amina))[0]).toBe(
      '-5000 Payment taken back by your bank: Wallet funding',
    )
    expect(await findCardPaymentPage(school, '')).toMatchObject({ openDisputes: 0 })
    expect((await findCardPaymentRow(school, reference)).reversals).toMatchObject([
      { state: 'lost' },
    ])
  },
)

test('a won dispute moves no money, and a dispute with an unknown resolution stays open for an administrator', async () => {
  const { school, amina, reference } = await seedFunding()
  const dispute = { reference, amount: 5000_00, refundAmount: 0 }
  await deliverEvent(school, disputeResolved({ ...dispute, resolution: 'mediated', id: 2 }))
  await deliverEvent(school, disputeResolved({ ...dispute, resolution: 'declined', id: 1 }))

  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 5000_00 })
  expect((await findCardPaymentRow(school, reference)).reversals).toMatchObject([
    { state: 'open', note: 'chargeback, mediated' },
    { state: 'won' },
  ])
})
