import { expect, test } from 'vitest'
import { enrolInClass, getMyClasses } from '../../../contract/enrolment/enrolment.ts'
import { callApi } from '../../test/call-api.ts'
import { deliverEvent, seedPayment } from '../../test/payments/card-payments.ts'
import { seedFunding } from '../../test/payments/card-reversals.ts'
import { seedClassByCard } from '../../test/payments/paid-class.ts'
import { refundProcessed } from '../../test/payments/paystack-responses.ts'
import {
  newestDebitOf,
  refundStakesOf,
  requestRefund,
} from '../../test/payments/refund-requests.ts'
import { seedClass } from '../../test/seed-class.ts'
import { openTestSchool, seedStudent, type TestSchool } from '../../test/test-school.ts'

const newestPayment = ({ db }: TestSchool) =>
  db.selectFrom('payments').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()

test('of a wallet funding an administrator sees what can go back to the card (R-TRUST-007)', async () => {
  const { school, amina, reference } = await seedFunding()
  await deliverEvent(school, refundProcessed({ reference, amount: 1000_00 }))

  expect((await refundStakesOf(school, reference)).data).toEqual({
    ...{ reference, student_id: String(amina.id), name: amina.name, class_name: '' },
    ...{ paid: 5000, paid_at: (await newestPayment(school)).settled_at, by_card: true },
    ...{ refunded: 1000, to_wallet: 0, to_card: 4000, wallet: 4000, enrolment: null },
  })
})

test('of a class an administrator sees when it was paid, and the enrolment (R-TRUST-007)', async () => {
  const { school, amina, reference } = await seedClassByCard()
  const { at } = await school.db
    .selectFrom('ledger')
    .select('at')
    .where('service', '=', 'enrolment')
    .executeTakeFirstOrThrow()

  expect((await refundStakesOf(school, reference)).data).toEqual({
    ...{ reference, student_id: String(amina.id), name: amina.name, class_name: 'Naḥw' },
    ...{ paid: 7500, paid_at: at, by_card: true, refunded: 0, to_wallet: 7500, to_card: 7500 },
    ...{ wallet: 900, enrolment: { class_name: 'Naḥw', next_sub: 0 } },
  })
})

test('of a subscription an administrator sees until when it is paid', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school, { wallet: 1_000_00 })
  const { publicId } = await seedClass(school, { price: 1_000_00, monthly: true, name: 'Tajwīd' })
  await callApi(school, enrolInClass, { class_id: publicId }, amina)
  const [{ myclass }] = (await callApi(school, getMyClasses, {}, amina)).data

  const { data } = await refundStakesOf(school, await newestDebitOf(school, amina))

  const enrolment = { class_name: 'Tajwīd', next_sub: Number(myclass.nextSub) }
  expect(data).toMatchObject({ by_card: false, to_card: 0, enrolment })
})

test('nothing of a deleted account can be refunded to its wallet', async () => {
  const { school, amina, reference } = await seedClassByCard()
  await school.db.updateTable('users').set({ deleted_at: 1 }).where('id', '=', amina.id).execute()
  expect((await refundStakesOf(school, reference)).data).toMatchObject({
    ...{ to_wallet: 0, to_card: 7500 },
  })
})

test('a payment that has not arrived, a credit, and a debit that paid for no class are not refunded', async () => {
  const { school, amina, reference } = await seedFunding()
  const { reference: unpaid } = await seedPayment(school, amina, { amount: 900 })
  expect(await refundStakesOf(school, unpaid)).toMatchObject({
    ...{ http: 200, code: 'not_refundable' },
    message: 'Nothing was paid, so there is nothing to refund.',
  })
  await requestRefund(school, { reference, amount: 100, to: 'card' })
  const entries = await school.db.selectFrom('ledger').select('id').execute()
  expect(entries).toHaveLength(2)
  for (const { id } of entries)
    expect(await refundStakesOf(school, `WALLET_${id}`)).toMatchObject({
      ...{ http: 200, code: 'not_refundable' },
      message: 'Only payments for a class and card payments can be refunded.',
    })
})
