import { expect, test } from 'vitest'
import { findPayments, getPaymentHistory } from '../../../contract/payments/payment-history.ts'
import { getAppSettings } from '../../../contract/settings/settings.ts'
import { fundWallet, getWalletHistory } from '../../../contract/wallet/wallet.ts'
import * as testEntries from '../../migrations/20261127T2200-test-entries.ts'
import { addMethodsToTotals } from '../../migrations/20261128T1000-recorded-payments.ts'
import { callApi } from '../../test/call-api.ts'
import { downloadCsv } from '../../test/http/download-csv.ts'
import { openSchool } from '../../test/lessons/dashboard.ts'
import { seedSettledPayment } from '../../test/payments/card-payments.ts'
import { requestRefund } from '../../test/payments/refund-requests.ts'
import { seedClass } from '../../test/seed-class.ts'
import { openTestSchool } from '../../test/test-school.ts'
import { verifyLedger } from '../../wallet/verify-ledger.ts'

/** A student has ₦1,000 of the school, ₦9,000 of the sandbox, and a class of ₦4,000 paid in the sandbox. */
async function openSandboxSchool() {
  const opened = await openSchool()
  const { school, maryam, amina } = opened
  const once = 'abcdefghijklmnopqrst'
  await callApi(school, fundWallet, { student_id: String(amina.id), amount: 1000, once }, maryam)
  const funding = await seedSettledPayment(school, amina, { amount: 9000 })
  const grammar = await seedClass(school, { price: 4_000_00, name: 'Naḥw' })
  await seedSettledPayment(school, amina, { class_id: String(grammar.id) })
  const find = async (fields = {}) => (await callApi(school, findPayments, fields, maryam)).data
  return { ...opened, funding, find }
}

test('money of the sandbox is no income, and each of its entries is marked in every list and file (R-PAY-005)', async () => {
  const { school, maryam, amina, overview, find } = await openSandboxSchool()

  expect((await overview()).months.at(-1)).toMatchObject({ credits: 1000, debits: 0 })
  const all = await find()
  expect(all).toMatchObject({
    credits: 14_000,
    debits: 4000,
    testCredits: 13_000,
    testDebits: 4000,
  })
  expect(all).toMatchObject({ received: 1000, refunded: 0, spent: 0, unspent: 0, held: 1000 })
  expect(await find({ service: 'income' })).toMatchObject({ total: 1, credits: 1000, debits: 0 })
  expect(await find({ search: 'Amina' })).toMatchObject({
    total: 4,
    received: 1000,
    testCredits: 13_000,
  })
  const marks = (rows: { title: string; test?: boolean }[]) => rows.map((it) => it.test ?? false)
  const expected = [true, true, true, false]
  expect(marks(all.rows)).toEqual(expected)
  expect(marks((await callApi(school, getPaymentHistory, {}, maryam)).data)).toEqual(expected)
  expect(marks((await callApi(school, getWalletHistory, {}, amina)).data)).toEqual(expected)
  const { rows } = await downloadCsv(school, maryam)
  expect(rows.map((it) => it[10])).toEqual(['Test', 'Test', 'Test', 'Test', ''])
})

test('a refund of a sandbox payment lowers no income (R-PAY-005)', async () => {
  const { school, funding, overview, find } = await openSandboxSchool()

  await requestRefund(school, { reference: funding.reference, amount: 9000, to: 'card' })

  expect((await overview()).months.at(-1)).toMatchObject({ credits: 1000, debits: 0 })
  expect(await find()).toMatchObject({ refunded: 0, testDebits: 13_000, held: 1000 })
  expect(await verifyLedger(school.db)).toEqual([])
})

test('the settings say that cards are simulated, or that they are off (R-PAY-005)', async () => {
  const modeOf = async (env: Record<string, string>) =>
    (await callApi(await openTestSchool(env), getAppSettings)).data.cards
  expect(await modeOf({})).toBe('sandbox')
  expect(await modeOf({ PAYSTACK_SECRET_KEY: 'sk_live_1' })).toBe('live')
  expect(await modeOf({ PAYSTACK_SECRET_KEY: 'sk_test_1' })).toBe('test')
})

test('the upgrade marks the entries of the sandbox that a school has from before (R-PAY-005)', async () => {
  const { school, funding } = await openSandboxSchool()
  await requestRefund(school, { reference: funding.reference, amount: 2000, to: 'card' })
  const entries = () =>
    school.db.selectFrom('ledger').select(['reference', 'is_test']).orderBy('id').execute()
  const totals = () =>
    school.db
      .selectFrom('ledger_totals')
      .selectAll()
      .orderBy('type')
      .orderBy('service')
      .orderBy('method')
      .execute()
  const before = [await entries(), await totals()]
  for (const index of ['ledger_test', 'ledger_by_amount'])
    await school.db.schema.dropIndex(index).execute()
  await school.db.schema.alterTable('ledger').dropColumn('is_test').execute()
  for (const column of ['test_movements', 'test_amount'])
    await school.db.schema.alterTable('ledger_totals').dropColumn(column).execute()

  // migrations have an untyped database; a later one adds the totals up again
  await testEntries.up(school.db as never)
  await addMethodsToTotals(school.db as never)

  expect([await entries(), await totals()]).toEqual(before)
  expect(await verifyLedger(school.db)).toEqual([])
})
