import { expect, test } from 'vitest'
import { removeStudentsFromClass } from '../../../contract/enrolment/manage-enrolments.ts'
import { continueRefund } from '../../../contract/payments/refunds.ts'
import { callApi } from '../../test/call-api.ts'
import { deliverEvent } from '../../test/payments/card-payments.ts'
import { walletHistoryOf } from '../../test/payments/card-reversals.ts'
import { seedClassByCard } from '../../test/payments/paid-class.ts'
import { refundProcessed } from '../../test/payments/paystack-responses.ts'
import { refundStakesOf, requestRefund } from '../../test/payments/refund-requests.ts'
import { openTwoProcesses } from '../../test/process/two-processes.ts'
import { seedAdministrator, type TestSchool, walletOf } from '../../test/test-school.ts'

test('concurrent requests in two processes refund at most what was paid, and a repeated one refunds once', async () => {
  const { school, amina, reference } = await seedClassByCard()
  const [first, second] = await openTwoProcesses(school)
  const maryam = await seedAdministrator(school)
  const repeated = { reference, amount: 2500, once: 'one-form' }

  const responses = await Promise.all(
    [first, second, first, second].flatMap((process) => [
      requestRefund(process, repeated, maryam),
      requestRefund(process, { reference, amount: 2500, to: 'card' }, maryam),
    ]),
  )

  expect(new Set(responses.map(({ http }) => http))).toEqual(new Set([200]))
  expect(responses.filter(({ status }) => !status).map(({ code }) => code)).toEqual(
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

test('an amount that the provider returned without a request is not refunded again', async () => {
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
