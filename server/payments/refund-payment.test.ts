import { expect, test } from 'vitest'
import { getAuditLog } from '../../contract/audit.ts'
import { enrolInClass } from '../../contract/enrolment.ts'
import { removeStudentsFromClass } from '../../contract/manage-enrolments.ts'
import { getMessages } from '../../contract/messages.ts'
import { continueRefund } from '../../contract/refunds.ts'
import { getWalletHistory } from '../../contract/wallet.ts'
import { callApi } from '../test/call-api.ts'
import {
  deliverEvent,
  enrolmentsOf,
  expectBalanced,
  seedSettledPayment,
} from '../test/card-payments.ts'
import { findCardPaymentRow, seedFunding, walletHistoryOf } from '../test/card-reversals.ts'
import { refundFailed, refundProcessed } from '../test/paystack-responses.ts'
import {
  continueNewestRefund,
  newestDebitOf,
  newestRefund,
  refundStakesOf,
  requestRefund,
} from '../test/refund-requests.ts'
import { seedClass } from '../test/seed-class.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
  walletOf,
} from '../test/test-school.ts'
import { openTwoProcesses } from '../test/two-processes.ts'

// the ledger audit runs after each of these tests

/** Amina is in Naḥw, which she paid for with ₦7,500 by card. */
async function seedClassByCard() {
  const school = await openTestSchool()
  const amina = await seedStudent(school, { wallet: 900_00 })
  const naḥw = await seedClass(school, { price: 7_500_00, name: 'Naḥw' })
  const { reference } = await seedSettledPayment(school, amina, { class_id: naḥw.publicId })
  return { school, amina, naḥw, reference }
}

/** Amina is in Naḥw, which her wallet paid for. */
async function seedClassByWallet() {
  const school = await openTestSchool()
  const amina = await seedStudent(school, { wallet: 8_000_00 })
  const naḥw = await seedClass(school, { price: 7_500_00, name: 'Naḥw' })
  await callApi(school, enrolInClass, { class_id: naḥw.publicId }, amina)
  return { school, amina, naḥw, reference: await newestDebitOf(school, amina) }
}

test('a class is refunded to the wallet in parts, never more than was paid, and the enrolment ends only by choice (R-TRUST-007)', async () => {
  const { school, amina, reference } = await seedClassByWallet()
  expect((await refundStakesOf(school, reference)).data).toMatchObject({
    ...{ name: amina.name, class_name: 'Naḥw', paid: 7500, refunded: 0, by_card: false },
    ...{ to_wallet: 7500, to_card: 0, wallet: 500, enrolment: { class_name: 'Naḥw', next_sub: 0 } },
  })

  const first = await requestRefund(school, { reference, amount: 3500.5, reason: 'Ill\nfor weeks' })
  expect(first).toMatchObject({ status: true, data: { state: 'processed', wallet: 4000.5 } })
  expect(await enrolmentsOf(school, amina)).toHaveLength(1)

  expect(await requestRefund(school, { reference, amount: 4000 })).toMatchObject({
    ...{ http: 200, status: false, code: 'refund_above_paid', field: 'amount' },
    message: 'At most ₦3,999.50 of this payment can be refunded.',
  })
  expect(await requestRefund(school, { reference, amount: 0 })).toMatchObject({
    code: 'invalid_amount',
  })
  expect(await requestRefund(school, { reference, amount: 100, to: 'card' })).toMatchObject({
    code: 'refund_above_paid',
  })
  await requestRefund(school, { reference, amount: 3999.5, end_enrolment: '1' })

  expect(await enrolmentsOf(school, amina)).toEqual([])
  expect(await walletHistoryOf(school, amina)).toMatchObject([
    '+3999.5 Refund (Ill): Naḥw',
    '+3500.5 Refund (Ill for weeks): Naḥw',
    '-7500 Enrolment: Naḥw',
    expect.anything(),
  ])
  await expectBalanced(school, amina, 8_000_00)
  const { data: receipts } = await callApi(school, getWalletHistory, {}, amina)
  expect(receipts[2]).toMatchObject({ description: 'Enrolment: Naḥw', refunded: 7500 })
  expect(receipts[1]).not.toHaveProperty('refunded')
  const { data: messages } = await callApi(school, getMessages, {}, amina)
  expect(messages[0]).toMatchObject({
    subject: 'You have a refund',
    body: '₦3,999.50 for Naḥw is back in your wallet. Reason: Ill. Your enrolment in Naḥw has ended.',
  })
  const maryam = await seedAdministrator(school)
  const { data: log } = await callApi(school, getAuditLog, { act: 'refundPayment' }, maryam)
  expect(log.rows[0]).toMatchObject({
    detail: '₦3,999.50 to the wallet; Naḥw; Ill',
    changes: expect.arrayContaining([
      { field: 'balance', before: 4_000_50, after: 8_000_00 },
      { field: 'refunded', before: 3_500_50, after: 7_500_00 },
      { field: 'className', before: 'Naḥw', after: null },
    ]),
  })
})

test('a class that was paid by card is refunded to the card once, however often it is reported', async () => {
  const { school, amina, reference } = await seedClassByCard()
  const sent = await requestRefund(school, {
    ...{ reference, amount: 4000, to: 'card', end_enrolment: '1' },
  })
  expect(sent.data).toEqual({ state: 'pending', note: '', wallet: 900 })
  expect(await enrolmentsOf(school, amina)).toEqual([])
  expect((await walletHistoryOf(school, amina)).slice(0, 2)).toEqual([
    '-4000 Refund to your card (Ill): Naḥw',
    '+4000 Refund (Ill): Naḥw',
  ])

  for (let time = 0; time < 3; time++)
    await deliverEvent(school, refundProcessed({ reference, amount: 4000_00 }))

  await expectBalanced(school, amina, 900_00)
  expect(await findCardPaymentRow(school, reference)).toMatchObject({
    ...{ refunded: 4000, owed: 0, refundedToWallet: 0 },
    reversals: [{ state: 'processed', amount: 4000, reason: 'Ill', by: expect.any(String) }],
  })
  const { data: messages } = await callApi(school, getMessages, {}, amina)
  expect(messages.map((it: { subject: string }) => it.subject)).toEqual([
    'Your refund was paid',
    'You have a refund',
  ])
  // the rest of 3,500, by either of the two receipts
  await requestRefund(school, { reference, amount: 500 })
  const debit = `WALLET_${(await debitOfClass(school)).id}`
  expect((await refundStakesOf(school, debit)).data).toMatchObject({
    ...{ by_card: true, refunded: 4500, to_wallet: 3000, to_card: 3000, enrolment: null },
  })
  expect(await findCardPaymentRow(school, reference)).toMatchObject({ refundedToWallet: 500 })
})

const debitOfClass = ({ db }: TestSchool) =>
  db.selectFrom('ledger').select('id').where('service', '=', 'enrolment').executeTakeFirstOrThrow()

test('money that a card put into the wallet leaves it with the request, and only what the wallet contains', async () => {
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

  // the bank pays it after all: the wallet gives it back, and what was spent is owed
  const paid = await seedClass(school, { price: 4_000_00 })
  await callApi(school, enrolInClass, { class_id: paid.publicId }, amina)
  for (let time = 0; time < 2; time++)
    await deliverEvent(school, refundProcessed({ ...report, refund: 'TRF_2' }))
  await expectBalanced(school, amina, 0)
  expect(await findCardPaymentRow(school, reference)).toMatchObject({ refunded: 2000, owed: 1000 })
})

test('concurrent requests in two processes refund at most what was paid, and a repeated one refunds once', async () => {
  const { school, amina, reference } = await seedClassByCard()
  const [first, second] = await openTwoProcesses(school)
  const maryam = await seedAdministrator(school)
  const repeated = { reference, amount: 2500, once: 'one-form' }

  const answers = await Promise.all(
    [first, second, first, second].flatMap((process) => [
      requestRefund(process, repeated, maryam),
      requestRefund(process, { reference, amount: 2500, to: 'card' }, maryam),
    ]),
  )

  expect(new Set(answers.map(({ http }) => http))).toEqual(new Set([200]))
  expect(answers.filter(({ status }) => !status).map(({ code }) => code)).toEqual(
    expect.arrayContaining(['refund_above_paid']),
  )
  const { data } = await refundStakesOf(school, reference)
  expect(data).toMatchObject({ to_wallet: 0, to_card: 0, refunded: 7500 })
  const credits = (await walletHistoryOf(school, amina)).filter((it) => it.startsWith('+2500'))
  expect(credits).toHaveLength(3)
  const { balance, sum } = await walletOf(school.db, amina.id)
  expect(balance).toBe(sum)
})

test('a removal from the class refunds only what is left, and a refund only what the removal left', async () => {
  const { school, amina, naḥw, reference } = await seedClassByCard()
  await requestRefund(school, { reference, amount: 2500 })
  const removal = { student_ids: [String(amina.id)], class_id: String(naḥw.id), refund: 'all' }
  await callApi(school, removeStudentsFromClass, removal, await seedAdministrator(school))

  expect((await walletHistoryOf(school, amina))[0]).toBe('+5000 Refund: Naḥw')
  expect((await refundStakesOf(school, reference)).data).toMatchObject({
    ...{ refunded: 7500, to_wallet: 0, to_card: 0, enrolment: null },
  })
  expect(await requestRefund(school, { reference, amount: 1 })).toMatchObject({
    message: 'Nothing of this payment can be refunded any more.',
  })
})

test('what the provider returned by itself is not refunded again', async () => {
  const { school, reference } = await seedClassByCard()
  await deliverEvent(school, refundProcessed({ reference, amount: 7_000_00 }))
  expect((await refundStakesOf(school, reference)).data).toMatchObject({
    ...{ refunded: 7000, to_wallet: 500, to_card: 500 },
  })
})

test('payments that were not made, other entries and deleted accounts are declined with a reason', async () => {
  const { school, amina, reference } = await seedClassByCard()
  const { db } = school
  const funding = await db
    .selectFrom('ledger')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(
    await requestRefund(school, { reference: `WALLET_${funding.id}`, amount: 1 }),
  ).toMatchObject({ status: false, code: 'not_refundable' })
  expect(await requestRefund(school, { reference: 'FUND_1', amount: 1 })).toMatchObject({
    http: 404,
    code: 'payment_not_found',
  })
  expect(await continueMissing(school)).toMatchObject({ http: 404, code: 'refund_not_found' })
  await db.updateTable('users').set({ deleted_at: 1 }).where('id', '=', amina.id).execute()
  expect(await requestRefund(school, { reference, amount: 1 })).toMatchObject({
    code: 'not_refundable',
  })
  expect(await requestRefund(school, { reference, amount: 1, to: 'card' })).toMatchObject({
    status: true,
  })
})

async function continueMissing(school: TestSchool) {
  const fields = { refund_id: '999', how: 'wallet', attempts: 1 }
  return callApi(school, continueRefund, fields, await seedAdministrator(school))
}
