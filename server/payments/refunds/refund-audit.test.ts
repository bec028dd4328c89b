import { expect, test } from 'vitest'
import { getAuditLog } from '../../../contract/audit/audit.ts'
import { enrolInClass, getMyClasses } from '../../../contract/enrolment/enrolment.ts'
import { callApi } from '../../test/call-api.ts'
import { deliverEvent } from '../../test/payments/card-payments.ts'
import { seedFunding } from '../../test/payments/card-reversals.ts'
import { seedClassByWallet } from '../../test/payments/paid-class.ts'
import { disputeResolved, refundFailed } from '../../test/payments/paystack-responses.ts'
import {
  continueNewestRefund,
  newestDebitOf,
  requestRefund,
} from '../../test/payments/refund-requests.ts'
import { seedClass } from '../../test/seed-class.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
} from '../../test/test-school.ts'

/** The newest entry of the audit log with this action. */
async function newestEntry(school: TestSchool, act: string) {
  const { data } = await callApi(school, getAuditLog, { act }, await seedAdministrator(school))
  return data.rows[0]
}

test('the audit log shows the balances around a refund, and the enrolment only if it ended (R-TRUST-007)', async () => {
  const { school, reference } = await seedClassByWallet()
  await requestRefund(school, { reference, amount: 1000 })
  expect(await newestEntry(school, 'refundPayment')).toMatchObject({
    detail: '₦1,000 to the wallet; Naḥw; Ill',
    changes: [
      { field: 'balance', before: 500_00, after: 1_500_00 },
      { field: 'refunded', before: 0, after: 1_000_00 },
    ],
  })

  await requestRefund(school, { reference, amount: 2000, end_enrolment: '1' })
  expect(await newestEntry(school, 'refundPayment')).toMatchObject({
    changes: [
      { field: 'balance', before: 1_500_00, after: 3_500_00 },
      { field: 'refunded', before: 1_000_00, after: 3_000_00 },
      { field: 'className', before: 'Naḥw', after: null },
    ],
  })
})

test('the audit log shows until when an ended subscription was paid', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school, { wallet: 8_000_00 })
  const monthly = await seedClass(school, { price: 1_000_00, monthly: true, name: 'Tajwīd' })
  await callApi(school, enrolInClass, { class_id: monthly.publicId }, amina)
  const [{ myclass }] = (await callApi(school, getMyClasses, {}, amina)).data
  const reference = await newestDebitOf(school, amina)

  await requestRefund(school, { reference, amount: 1000, end_enrolment: '1' })

  expect((await newestEntry(school, 'refundPayment')).changes).toContainEqual({
    ...{ field: 'paidUntil', before: Number(myclass.nextSub), after: null },
  })
})

test('the audit log names who sent a refund again, queried it, or put it into the wallet', async () => {
  const { school, reference } = await seedFunding()
  await requestRefund(school, { reference, amount: 2000, to: 'card' })
  expect(await newestEntry(school, 'refundPayment')).toMatchObject({
    detail: '₦2,000 to the card; Wallet funding; Ill',
    changes: [
      { field: 'balance', before: 5_000_00, after: 3_000_00 },
      { field: 'refunded', before: 0, after: 2_000_00 },
    ],
  })
  await continueNewestRefund(school, 'check')
  await deliverEvent(school, refundFailed({ reference, amount: 2000_00, refund: 'TRF_1' }))
  await continueNewestRefund(school, 'retry')
  for (const act of ['checkRefund', 'retryRefund']) {
    const entry = await newestEntry(school, act)
    expect(entry).toMatchObject({ detail: `₦2,000; ${reference}` })
    expect(entry).not.toHaveProperty('changes')
  }
  await deliverEvent(school, refundFailed({ reference, amount: 2000_00, refund: 'TRF_2' }))

  await continueNewestRefund(school, 'wallet')

  expect(await newestEntry(school, 'returnRefund')).toMatchObject({
    detail: `₦2,000; ${reference}`,
    changes: [
      { field: 'balance', before: 3_000_00, after: 5_000_00 },
      { field: 'refunded', before: 2_000_00, after: 0 },
    ],
  })
})

test('the audit log of a refund put into the wallet shows the part that the bank has taken back', async () => {
  const { school, reference } = await seedFunding()
  const lost = { reference, amount: 3_500_00, resolution: 'merchant-accepted' }
  await requestRefund(school, { reference, amount: 2000, to: 'card' })
  await deliverEvent(school, refundFailed({ reference, amount: 2000_00, refund: 'TRF_1' }))
  const { id, attempts } = await school.db
    .selectFrom('payment_reversals')
    .select(['id', 'attempts'])
    .executeTakeFirstOrThrow()
  await deliverEvent(school, disputeResolved(lost))

  await continueNewestRefund(school, 'wallet', { refund_id: String(id), attempts })

  expect((await newestEntry(school, 'returnRefund')).changes).toEqual([
    { field: 'balance', before: 0, after: 1_500_00 },
    { field: 'refunded', before: 5_000_00, after: 3_500_00 },
  ])
})
