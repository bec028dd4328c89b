import { expect, test } from 'vitest'
import { getAuditLog } from '../../../contract/audit/audit.ts'
import { getMessages } from '../../../contract/messages/messages.ts'
import { getWalletHistory } from '../../../contract/wallet/wallet.ts'
import { callApi } from '../../test/call-api.ts'
import { deliverEvent, enrolmentsOf, expectBalanced } from '../../test/payments/card-payments.ts'
import { findCardPaymentRow, walletHistoryOf } from '../../test/payments/card-reversals.ts'
import { seedClassByCard, seedClassByWallet } from '../../test/payments/paid-class.ts'
import { refundProcessed } from '../../test/payments/paystack-responses.ts'
import { refundStakesOf, requestRefund } from '../../test/payments/refund-requests.ts'
import { seedAdministrator, type TestSchool, walletOf } from '../../test/test-school.ts'

// the ledger audit runs after each of these tests

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

test('the ledger entries of a refund name the class that was paid for, and the administrator', async () => {
  const { school, amina, naḥw, reference } = await seedClassByCard()
  const seeded = (await walletOf(school.db, amina.id)).rows.length
  await requestRefund(school, { reference, amount: 4000, to: 'card' })

  const { rows } = await walletOf(school.db, amina.id)
  expect(rows.slice(seeded)).toMatchObject([
    { type: 'credit', service: 'class-refund', class_id: naḥw.id, actor_id: expect.any(Number) },
    { type: 'debit', service: 'refund', class_id: naḥw.id, actor_id: expect.any(Number) },
  ])
})

const debitOfClass = ({ db }: TestSchool) =>
  db.selectFrom('ledger').select('id').where('service', '=', 'enrolment').executeTakeFirstOrThrow()
