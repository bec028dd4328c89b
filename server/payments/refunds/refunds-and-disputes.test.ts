import { expect, test } from 'vitest'
import { enrolInClass } from '../../../contract/enrolment/enrolment.ts'
import { removeStudentsFromClass } from '../../../contract/enrolment/manage-enrolments.ts'
import { getMessages } from '../../../contract/messages/messages.ts'
import { callApi } from '../../test/call-api.ts'
import {
  deliverEvent,
  expectBalanced,
  seedSettledPayment,
} from '../../test/payments/card-payments.ts'
import {
  findCardPaymentRow,
  seedFunding,
  walletHistoryOf,
} from '../../test/payments/card-reversals.ts'
import { messagesOf } from '../../test/payments/open-payment.ts'
import { seedClassByCard } from '../../test/payments/paid-class.ts'
import {
  disputeResolved,
  refundFailed,
  refundNeedsAttention,
  refundProcessed,
} from '../../test/payments/paystack-responses.ts'
import {
  continueNewestRefund,
  newestRefund,
  refundStakesOf,
  requestRefund,
} from '../../test/payments/refund-requests.ts'
import { seedClass } from '../../test/seed-class.ts'
import {
  seedAdministrator,
  seedStudent,
  type TestSchool,
  walletOf,
} from '../../test/test-school.ts'

// the ledger audit runs after each of these tests

/** Delivers twice the report that the bank takes back a payment or a part of it. */
async function loseDispute(school: TestSchool, reference: string, amount: number) {
  const resolution = 'merchant-accepted'
  for (let time = 0; time < 2; time++)
    await deliverEvent(school, disputeResolved({ reference, amount, resolution }))
}

test('if a bank takes back a payment that was refunded to the wallet, the wallet is debited by that refund at most (R-TRUST-007)', async () => {
  const { school, amina, naḥw, reference } = await seedClassByCard()
  await requestRefund(school, { reference, amount: 5000 })
  await expectBalanced(school, amina, 5_900_00)

  await loseDispute(school, reference, 7_500_00)

  await expectBalanced(school, amina, 900_00)
  expect((await walletOf(school.db, amina.id)).rows.at(-1)).toMatchObject({
    ...{ type: 'debit', class_id: naḥw.id },
    description: 'Payment taken back by your bank: Naḥw',
  })
  expect(await findCardPaymentRow(school, reference)).toMatchObject({ refunded: 7500, owed: 2500 })
  expect((await refundStakesOf(school, reference)).data).toMatchObject({ to_wallet: 0, to_card: 0 })
})

test('if a refund to the wallet was spent, the amount that the bank takes back is owed', async () => {
  const { school, amina, naḥw, reference } = await seedClassByCard()
  const removal = { student_ids: [String(amina.id)], class_id: String(naḥw.id), refund: 'all' }
  await callApi(school, removeStudentsFromClass, removal, await seedAdministrator(school))
  const other = await seedClass(school, { price: 8_000_00 })
  await callApi(school, enrolInClass, { class_id: other.publicId }, amina)

  await loseDispute(school, reference, 7_500_00)

  await expectBalanced(school, amina, 0)
  expect(await findCardPaymentRow(school, reference)).toMatchObject({ refunded: 7500, owed: 7100 })
})

test('a refund to the card does not count as money in the wallet when the bank takes back the rest', async () => {
  const { school, amina, reference } = await seedClassByCard()
  await requestRefund(school, { reference, amount: 3000, to: 'card' })
  await deliverEvent(school, refundProcessed({ reference, amount: 3_000_00 }))

  await loseDispute(school, reference, 7_500_00)

  await expectBalanced(school, amina, 900_00)
  expect(await findCardPaymentRow(school, reference)).toMatchObject({ refunded: 7500, owed: 4500 })
})

test.each([
  { taken: 5_000_00, balance: 0, refunded: 5000, state: 'nothing', told: [] },
  {
    ...{ taken: 3_500_00, balance: 1_500_00, refunded: 3500, state: 'a part' },
    told: ['Your bank has taken ₦500 of it back by itself; ₦1,500 is in your wallet instead.'],
  },
  {
    ...{ taken: 1_000_00, balance: 4_000_00, refunded: 1000, state: 'all' },
    told: ['It is in your wallet instead.'],
  },
])(
  '$state of a failed refund is put into the wallet after the bank has taken the payment back',
  async ({ taken, balance, refunded, told }) => {
    const { school, amina, reference } = await seedFunding()
    await requestRefund(school, { reference, amount: 2000, to: 'card' })
    await deliverEvent(school, refundFailed({ reference, amount: 2000_00, refund: 'TRF_1' }))
    await loseDispute(school, reference, taken)

    for (let time = 0; time < 2; time++) {
      const { data } = await returnRequestedRefund(school)
      expect(data).toMatchObject({ state: 'returned', wallet: balance / 100 })
    }

    await expectBalanced(school, amina, balance)
    const messages = await messagesOf(school, amina)
    expect(
      messages.filter((it) => it.subject === 'Your refund is in your wallet').map((it) => it.body),
    ).toEqual(told.map((it) => `The refund of ₦2,000 could not be paid to your card. ${it}`))
    expect(await findCardPaymentRow(school, reference)).toMatchObject({ refunded, owed: 0 })
    // the provider pays it after all
    await deliverEvent(school, refundProcessed({ reference, amount: 2000_00, refund: 'TRF_1' }))
    const row = await findCardPaymentRow(school, reference)
    expect(row?.refunded).toBe(Math.min(5000, refunded + 2000))
  },
)

test('a failed refund that is put into the wallet is debited only for as many earlier returns as it covers', async () => {
  const { school, amina, reference } = await seedFunding()
  await requestRefund(school, { reference, amount: 2000, to: 'card' })
  await deliverEvent(school, refundFailed({ reference, amount: 2000_00, refund: 'TRF_1' }))
  await loseDispute(school, reference, 4_000_00)
  for (const [refund, amount] of [
    ['TRF_2', 3_000_00],
    ['TRF_3', 500_00],
  ] as const)
    await deliverEvent(school, refundProcessed({ reference, amount, refund }))

  await returnRequestedRefund(school)

  await expectBalanced(school, amina, 0)
  const { rows } = await walletOf(school.db, amina.id)
  const afterReturn = rows.slice(rows.findIndex((it) => it.service === 'refund-returned') + 1)
  expect(afterReturn).toMatchObject([
    { type: 'debit', amount: 1_000_00 },
    { type: 'debit', amount: 1_000_00 },
  ])
})

/** Puts the refund that was requested, the only one, into the wallet instead. */
async function returnRequestedRefund(school: TestSchool) {
  const refund = await school.db
    .selectFrom('payment_reversals')
    .select(['id', 'attempts'])
    .where('requested_by', 'is not', null)
    .executeTakeFirstOrThrow()
  return continueNewestRefund(school, 'wallet', {
    refund_id: String(refund.id),
    attempts: refund.attempts,
  })
}

test('a refund that is requested again with other fields under the same key is declined, and moves nothing', async () => {
  const { school, amina, reference } = await seedClassByCard()
  const maryam = await seedAdministrator(school)
  const bilal = await seedStudent(school, { email: 'bilal@example.org' })
  const ofBilal = await seedSettledPayment(school, bilal, { amount: 2000 })
  for (const to of ['wallet', 'card'] as const) {
    const form = { reference, amount: 1000, to, reason: 'Ill', once: `one-form-to-${to}` }
    const first = await requestRefund(school, form, maryam)
    expect(await requestRefund(school, form, maryam)).toMatchObject({ data: first.data })
    const others = [
      { amount: 2000 },
      { to: to === 'card' ? ('wallet' as const) : ('card' as const) },
      { reason: 'Away' },
      { reference: ofBilal.reference },
    ]
    for (const other of others)
      expect(await requestRefund(school, { ...form, ...other }, maryam)).toMatchObject({
        ...{ http: 200, status: false, code: 'already_saved' },
      })
  }
  await expectBalanced(school, amina, 1_900_00)
  await expectBalanced(school, bilal, 2_000_00)
  expect(await findCardPaymentRow(school, reference)).toMatchObject({ refunded: 1000 })
})

test('a failed refund of an erased student is paid by hand at the provider, whose report closes it without another attempt (decision 0660)', async () => {
  const { school, amina, reference } = await seedFunding()
  const report = { reference, amount: 2000_00, refund: 'TRF_1' }
  await requestRefund(school, { reference, amount: 2000, to: 'card' })
  await deliverEvent(school, refundFailed(report))
  const erased = { deleted_at: 1, name: 'Former student', email: '' }
  await school.db.updateTable('users').set(erased).where('id', '=', amina.id).execute()

  for (let time = 0; time < 2; time++) await deliverEvent(school, refundProcessed(report))
  await continueNewestRefund(school, 'retry', { attempts: 1 })

  expect(await newestRefund(school)).toMatchObject({ state: 'processed', attempts: 1 })
  await expectBalanced(school, amina, 3000_00)
  expect(await findCardPaymentRow(school, reference)).toMatchObject({ refunded: 2000, owed: 0 })
})

test('the money of an erased student goes back to the card only, and no message is written about it', async () => {
  const { school, amina, reference } = await seedFunding()
  const erased = { deleted_at: 1, name: 'Former student', email: '' }
  await school.db.updateTable('users').set(erased).where('id', '=', amina.id).execute()
  const countMessages = async () =>
    (await school.db.selectFrom('messages').select('id').execute()).length
  const before = await countMessages()

  await requestRefund(school, { reference, amount: 2000, to: 'card' })
  await deliverEvent(school, refundFailed({ reference, amount: 2000_00, refund: 'TRF_1' }))
  expect(await continueNewestRefund(school, 'wallet')).toMatchObject({ code: 'not_refundable' })
  expect((await continueNewestRefund(school, 'retry')).data).toMatchObject({ state: 'pending' })
  // the card no longer exists: the administrator enters bank details in the provider's dashboard (decision 0660)
  const again = { reference, amount: 2000_00, refund: 'TRF_2' }
  await deliverEvent(school, refundNeedsAttention(again))
  expect(await newestRefund(school)).toMatchObject({
    ...{ state: 'pending', note: expect.stringContaining('see its dashboard') },
  })
  for (let time = 0; time < 2; time++) await deliverEvent(school, refundProcessed(again))

  expect(await newestRefund(school)).toMatchObject({ state: 'processed' })
  await expectBalanced(school, amina, 3000_00)
  expect(await countMessages()).toBe(before)
})

test.each(['-1', '1e3', '0.001', '99999999999999999999', 'NaN', ' ', '１００'])(
  'a refund of %s naira is rejected and moves no money',
  async (amount) => {
    const { school, amina, reference } = await seedFunding()
    const response = await requestRefund(school, {
      // an invalid amount can be anything
      ...{ reference, amount: amount as unknown as number, to: 'card' },
    })
    expect(response.status).toBe(false)
    expect(response.http).toBeLessThan(500)
    await expectBalanced(school, amina, 5000_00)
    const { data } = await callApi(school, getMessages, {}, amina)
    expect(data).toEqual([])
    expect(await walletHistoryOf(school, amina)).toHaveLength(1)
  },
)
