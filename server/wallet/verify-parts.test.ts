import { expect, test } from 'vitest'
import { createCoupon } from '../../contract/enrolment/coupons.ts'
import { enrolInClass, renewSubscription } from '../../contract/enrolment/enrolment.ts'
import { openTransferAccount } from '../../contract/payments/transfers.ts'
import { transferEvent } from '../payments/sandbox/sandbox-accounts.ts'
import { callApi } from '../test/call-api.ts'
import { deliverEvent } from '../test/payments/card-payments.ts'
import { seedClass } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'
import { verifyLedger } from './verify-ledger.ts'

/** Amina has transferred ₦9,000, and paid two of three parts of a class with a coupon. */
async function openSchool() {
  const school = await openTestSchool({}, { breaksLedger: true })
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school)
  const { data } = await callApi(school, openTransferAccount, {}, amina)
  const send = (reference: string, amount: number, accountNumber = data.number) =>
    deliverEvent(school, transferEvent({ reference, accountNumber, amount }))
  await send('T1', 9_000_00)
  await send('T2', 500_00, '9912345678')
  const { id } = await seedClass(school, { price: 9_000_00, parts: 3 })
  const coupon = { code: 'LESS', kind: 'naira', amount: 300 }
  await callApi(school, createCoupon, coupon, maryam)
  const ofClass = { class_id: String(id) }
  await callApi(school, enrolInClass, { ...ofClass, in_parts: '1', coupon: 'LESS' }, amina)
  await callApi(school, renewSubscription, ofClass, amina)
  expect(await verifyLedger(school.db)).toEqual([])
  const { id: enrolment } = await school.db
    .selectFrom('enrolments')
    .select('id')
    .executeTakeFirstOrThrow()
  return { school, amina, enrolment }
}

test('a plan of parts that disagrees with itself or its debits, and a coupon with other uses, are reported (R-PAY-010)', async () => {
  const { school, enrolment } = await openSchool()
  await school.db.updateTable('enrolments').set({ parts_paid: 1 }).execute()
  const debit = await school.db
    .selectFrom('ledger')
    .select('id')
    .where('reference', '=', `renewal:${enrolment}:part:2`)
    .executeTakeFirstOrThrow()
  expect(await verifyLedger(school.db)).toEqual([
    `ledger entry ${debit.id}: is not a part of enrolment ${enrolment}`,
  ])
  await school.db.updateTable('enrolments').set({ parts_paid: 3, parts_total: 8_702_00 }).execute()
  await school.db.updateTable('coupons').set({ uses: 2 }).execute()
  expect(await verifyLedger(school.db)).toEqual([
    expect.stringMatching(/^enrolment \d+: 3 of 3 parts, due \d+$/),
    `enrolment ${enrolment}: its first part is not what was debited`,
    expect.stringMatching(/^coupon \d+: 2 uses, 1 of students$/),
  ])
})

test('a transfer without its payment or credit, a credited case, and a payment without a transfer are reported (R-PAY-003, R-PAY-010)', async () => {
  const { school, amina } = await openSchool()
  const transfers = school.db.updateTable('transfers')
  await transfers.set({ amount: 9_001_00 }).where('reference', '=', 'T1').execute()
  await transfers
    .set({ state: 'credited', user_id: amina.id })
    .where('reference', '=', 'T2')
    .execute()
  const difference = (it: string) => `transfer ${it}: its payment and its credit differ from it`
  expect((await verifyLedger(school.db)).sort()).toEqual([
    difference('T1, credited'),
    difference('T2, credited'),
  ])
  await transfers.set({ state: 'case' }).execute()
  expect(await verifyLedger(school.db)).toEqual([difference('T1, case')])
  await transfers.set({ reference: 'T3' }).where('reference', '=', 'T1').execute()
  expect(await verifyLedger(school.db)).toEqual(['payment T1: belongs to no transfer'])
})
