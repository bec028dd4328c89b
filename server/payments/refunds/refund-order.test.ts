import { expect, test } from 'vitest'
import { getMyClasses } from '../../../contract/enrolment/enrolment.ts'
import { callApi } from '../../test/call-api.ts'
import {
  deliverEvent,
  deliverNotice,
  findPaymentRow,
  payByCard,
  seedPayment,
} from '../../test/payments/card-payments.ts'
import { findCardPaymentRow, seedFunding } from '../../test/payments/card-reversals.ts'
import {
  disputeResolved,
  refundFailed,
  refundNeedsAttention,
  refundPending,
  refundProcessed,
} from '../../test/payments/paystack-responses.ts'
import { openTwoProcesses } from '../../test/process/two-processes.ts'
import { seedClass } from '../../test/seed-class.ts'
import { openTestSchool, seedStudent, walletOf } from '../../test/test-school.ts'

test('one refund with two identifiers is one refund', async () => {
  const { school, amina, reference } = await seedFunding()
  const amount = 2000_00
  await deliverEvent(school, refundNeedsAttention({ reference, amount, id: 77, refund: 'TRF_1' }))
  await deliverEvent(school, refundProcessed({ reference, amount, refund: 'TRF_1' }))
  await deliverEvent(school, refundProcessed({ reference, amount, id: '77', refund: null }))

  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 3000_00, sum: 3000_00 })
})

test('reports in any order have the same result', async () => {
  const orders = [
    ['pending', 'failed', 'processed'],
    ['processed', 'pending', 'failed'],
    ['failed', 'processed', 'pending', 'failed'],
  ] as const
  const notices = { pending: refundPending, failed: refundFailed, processed: refundProcessed }
  for (const order of orders) {
    const { school, amina, reference } = await seedFunding()
    for (const name of order)
      await deliverEvent(school, notices[name]({ reference, amount: 2000_00 }))

    expect(await walletOf(school.db, amina.id), order.join()).toMatchObject({ balance: 3000_00 })
    expect((await findCardPaymentRow(school, reference)).reversals).toMatchObject([
      { state: 'processed' },
    ])
  }
})

test('a refund reported before its payment is debited with it, and the class is not joined', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const paid = await seedClass(school, { price: 1_000_00 })
  const opened = await seedPayment(school, amina, { class_id: paid.publicId })
  const notice = await payByCard(school, opened)
  await deliverEvent(school, refundProcessed({ ...opened, amount: 1_000_00 }))
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 0, rows: [] })

  await deliverNotice(school, notice)

  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 0, sum: 0 })
  expect((await callApi(school, getMyClasses, {}, amina)).data).toEqual([])
  expect(await findPaymentRow(school, opened.reference)).toMatchObject({
    state: 'to_wallet',
    failure_reason: 'The payment went back to the card',
  })
  expect(await findCardPaymentRow(school, opened.reference)).toMatchObject({
    refunded: 1000,
    owed: 0,
  })
})

test('refunds reported before their payment are debited with it, in total at most the amount paid', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school, { wallet: 900_00 })
  const opened = await seedPayment(school, amina, { amount: 1000 })
  const notice = await payByCard(school, opened)
  for (const refund of ['TRF_1', 'TRF_2', 'TRF_3'])
    await deliverEvent(school, refundProcessed({ ...opened, amount: 600_00, refund }))

  await deliverNotice(school, notice)

  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 900_00, sum: 900_00 })
  expect(await findCardPaymentRow(school, opened.reference)).toMatchObject({
    ...{ refunded: 1000, owed: 0 },
  })
})

test('concurrent and repeated reports of refunds, disputes and the payment in two processes are each recorded once', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const [first, second] = await openTwoProcesses(school)
  const opened = await seedPayment(school, amina, { amount: 5000 })
  const notice = await payByCard(school, opened)
  const { reference } = opened
  const events = [
    refundProcessed({ reference, amount: 1000_00, refund: 'TRF_1' }),
    refundProcessed({ reference, amount: 1000_00, refund: 'TRF_2' }),
    disputeResolved({ reference, amount: 500_00, resolution: 'auto-accepted' }),
  ]

  const responses = await Promise.all(
    Array.from({ length: 4 }, () => [
      deliverNotice(first, notice),
      ...events.map((it) => deliverEvent(second, it)),
      ...events.map((it) => deliverEvent(first, it)),
    ]).flat(),
  )

  expect(new Set(responses.map(({ http }) => http))).toEqual(new Set([200]))
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 2500_00, sum: 2500_00 })
  expect(await findCardPaymentRow(school, reference)).toMatchObject({ refunded: 2500, owed: 0 })
})
