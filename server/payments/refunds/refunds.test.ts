import { expect, test } from 'vitest'
import { enrolInClass, getMyClasses } from '../../../contract/enrolment/enrolment.ts'
import { getWalletHistory } from '../../../contract/wallet/wallet.ts'
import { callApi } from '../../test/call-api.ts'
import {
  deliverEvent,
  deliverNotice,
  payByCard,
  seedPayment,
  seedSettledPayment,
} from '../../test/payments/card-payments.ts'
import {
  findCardPaymentPage,
  findCardPaymentRow,
  seedFunding,
  walletHistoryOf,
} from '../../test/payments/card-reversals.ts'
import {
  disputeResolved,
  refundFailed,
  refundNeedsAttention,
  refundPending,
  refundProcessed,
} from '../../test/payments/paystack-responses.ts'
import { refundStakesOf } from '../../test/payments/refund-requests.ts'
import { seedClass } from '../../test/seed-class.ts'
import { openTestSchool, seedStudent, walletOf } from '../../test/test-school.ts'

// the ledger audit runs after each of these tests

test('a refund debits the wallet once, however often it is reported (R-MONEY-001, R-MONEY-011)', async () => {
  const { school, amina, reference } = await seedFunding()
  const refund = refundProcessed({ reference, amount: 5000_00 })

  for (let time = 0; time < 3; time++) {
    expect(await deliverEvent(school, refund)).toMatchObject({ http: 200, status: true })
  }

  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 0, sum: 0 })
  expect(await walletHistoryOf(school, amina)).toEqual([
    '-5000 Refund to your card: Wallet funding',
    '+5000 Wallet funding',
  ])
  expect(await findCardPaymentRow(school, reference)).toMatchObject({
    state: 'settled',
    refunded: 5000,
    owed: 0,
    reversals: [{ kind: 'refund', state: 'processed', amount: 5000, owed: 0 }],
  })
})

test('the entry of a card payment shows how much went back to the card, and no other entry does', async () => {
  const { school, amina, reference } = await seedFunding()
  await deliverEvent(school, refundProcessed({ reference, amount: 1500_00 }))

  const { data } = await callApi(school, getWalletHistory, {}, amina)

  const refunded = data.map((it: { refunded?: number }) => it.refunded)
  expect(refunded).toEqual([undefined, 1500])
})

test('a refund that identifies its payment like the refunds API is recorded', async () => {
  const { school, amina, reference } = await seedFunding()
  const data = { id: 7, amount: 1000_00, currency: 'NGN', transaction: { reference, id: 1641 } }

  await deliverEvent(school, { event: 'refund.processed', data })

  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 4000_00, sum: 4000_00 })
})

test('an amount above the balance is owed, and the balance never goes below zero (R-MONEY-002)', async () => {
  const { school, amina, reference } = await seedFunding()
  const paid = await seedClass(school, { price: 3_000_00 })
  await callApi(school, enrolInClass, { class_id: paid.publicId }, amina)

  await deliverEvent(school, refundProcessed({ reference, amount: '500000' }))

  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 0, sum: 0 })
  expect((await walletHistoryOf(school, amina)).slice(0, 2)).toEqual([
    '-5000 Refund to your card: Wallet funding',
    '+3000 Owed to the school: Refund to your card: Wallet funding',
  ])
  expect(await findCardPaymentRow(school, reference)).toMatchObject({ refunded: 5000, owed: 3000 })
  expect(await findCardPaymentPage(school, '')).toMatchObject({ owed: 3000 })
  expect((await callApi(school, getMyClasses, {}, amina)).data).toHaveLength(1)
})

test('a refunded class stays accessible and no other money of the wallet is touched: all of it is owed', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school, { wallet: 900_00 })
  const naḥw = await seedClass(school, { price: 7_500_00, name: 'Naḥw' })
  const { reference } = await seedSettledPayment(school, amina, { class_id: naḥw.publicId })

  await deliverEvent(school, refundProcessed({ reference, amount: 7_500_00 }))

  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 900_00, sum: 900_00 })
  expect((await callApi(school, getMyClasses, {}, amina)).data).toHaveLength(1)
  expect((await walletHistoryOf(school, amina))[0]).toBe('-7500 Refund to your card: Naḥw')
  expect(await findCardPaymentRow(school, reference)).toMatchObject({ refunded: 7500, owed: 7500 })
})

test('money that stayed in the wallet because the class could not be joined is debited', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const paid = await seedClass(school, { price: 1_000_00 })
  const opened = await seedPayment(school, amina, { class_id: paid.publicId })
  await school.db.updateTable('classes').set({ active: 0 }).execute()
  await deliverNotice(school, await payByCard(school, opened))
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 1_000_00 })

  await deliverEvent(school, refundProcessed({ ...opened, amount: 1_000_00 }))

  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 0, sum: 0 })
})

test('money that stayed in the wallet because the class is free now is debited', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school, { wallet: 900_00 })
  const paid = await seedClass(school, { price: 1_000_00 })
  const opened = await seedPayment(school, amina, { class_id: paid.publicId })
  await school.db.updateTable('classes').set({ price: 0 }).execute()
  await deliverNotice(school, await payByCard(school, opened))
  expect((await callApi(school, getMyClasses, {}, amina)).data).toHaveLength(1)
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 1_900_00 })

  await deliverEvent(school, refundProcessed({ ...opened, amount: 1_000_00 }))

  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 900_00, sum: 900_00 })
  expect(await findCardPaymentRow(school, opened.reference)).toMatchObject({ owed: 0 })
})

test('the rest that stayed in the wallet because the class costs less now is debited first, and what paid for the class is owed', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school, { wallet: 900_00 })
  const paid = await seedClass(school, { price: 5_000_00 })
  const opened = await seedPayment(school, amina, { class_id: paid.publicId })
  await school.db.updateTable('classes').set({ price: 3_000_00 }).execute()
  await deliverNotice(school, await payByCard(school, opened))
  expect((await callApi(school, getMyClasses, {}, amina)).data).toHaveLength(1)
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 2_900_00 })

  const first = refundProcessed({ ...opened, amount: 1_500_00, refund: 'TRF_1' })
  await deliverEvent(school, first)
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 1_400_00 })
  expect(await findCardPaymentRow(school, opened.reference)).toMatchObject({ owed: 0 })
  // all that paid for the class can still be refunded
  const { data } = await refundStakesOf(school, opened.reference)
  expect(data).toMatchObject({ paid: 3000, refunded: 0, to_wallet: 3000, to_card: 3000 })

  const second = refundProcessed({ ...opened, amount: 3_500_00, refund: 'TRF_2' })
  await deliverEvent(school, second)
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 900_00, sum: 900_00 })
  expect(await findCardPaymentRow(school, opened.reference)).toMatchObject({
    refunded: 5000,
    owed: 3000,
  })
})

test('partial refunds are debited one by one, in total at most the amount paid', async () => {
  const { school, amina, reference } = await seedFunding()
  await deliverEvent(school, refundProcessed({ reference, amount: 2000_00, refund: 'TRF_1' }))
  await deliverEvent(school, refundProcessed({ reference, amount: 2000_00, refund: 'TRF_2' }))
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 1000_00, sum: 1000_00 })

  await deliverEvent(school, refundProcessed({ reference, amount: 2000_00, refund: 'TRF_3' }))
  await deliverEvent(
    school,
    disputeResolved({ reference, amount: 5000_00, resolution: 'merchant-accepted' }),
  )

  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 0, sum: 0 })
  expect(await findCardPaymentRow(school, reference)).toMatchObject({ refunded: 5000, owed: 0 })
})

test('a pending or failed refund moves no money, and is shown', async () => {
  const { school, amina, reference } = await seedFunding()
  const named = { reference, amount: 2000_00, refund: null, id: '3018284' }
  await deliverEvent(school, refundPending(named))
  await deliverEvent(school, refundNeedsAttention({ ...named, refund: 'TRF_7jn17u9vkqm91efk' }))
  // the report has no id; the final report does
  await deliverEvent(school, refundPending({ reference, amount: 2000_00, refund: null }))
  expect(await findCardPaymentRow(school, reference)).toMatchObject({
    refunded: 0,
    reversals: [{ state: 'pending', amount: 2000 }],
  })

  await deliverEvent(school, refundFailed({ ...named, refund: 'TRF_7jn17u9vkqm91efk' }))

  expect(await findCardPaymentRow(school, reference)).toMatchObject({
    refunded: 0,
    reversals: [{ state: 'failed' }],
  })
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 5000_00 })
})
