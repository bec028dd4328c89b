import { expect, test } from 'vitest'
import { getIncomeReport, incomeCsv } from '../../../contract/payments/income-report.ts'
import { callApi } from '../../test/call-api.ts'
import { freezeClock } from '../../test/freeze-clock.ts'
import { downloadFile } from '../../test/http/download-csv.ts'
import { addLedgerEntry } from '../../test/payments/ledger-entries.ts'
import { seedClass } from '../../test/seed-class.ts'
import { openTestSchool, seedStaff, seedStudent } from '../../test/test-school.ts'

/** October: ₦5,000 by card for Naḥw with a fee of ₦175; November: ₦3,000 in cash for Ṣarf, ₦2,000 into a wallet, ₦1,000 back to a card. */
async function openSchool() {
  freezeClock('2026-11-28T09:00:00Z')
  // the refund has no card payment
  const school = await openTestSchool({}, { breaksLedger: true })
  const accountant = await seedStaff(school, 'accountant', [])
  const amina = await seedStudent(school)
  const nahw = await seedClass(school, { name: 'Naḥw', price: 5_000_00 })
  const sarf = await seedClass(school, { name: 'Ṣarf', price: 3_000_00 })
  const credit = (fields: Parameters<typeof addLedgerEntry>[3]) =>
    addLedgerEntry(school, amina, 'credit', fields)
  const debit = (fields: Parameters<typeof addLedgerEntry>[3]) =>
    addLedgerEntry(school, amina, 'debit', fields)
  const [october, november] = ['2026-10-31T12:00:00Z', '2026-11-01T12:00:00Z']
  const card = { amount: 5_000_00, classId: nahw.id, method: 'card' as const, at: october }
  await credit({ ...card, fee: 175_00 })
  await debit({ amount: 5_000_00, classId: nahw.id, at: october })
  await credit({ amount: 3_000_00, classId: sarf.id, method: 'cash', at: november })
  await debit({ amount: 3_000_00, classId: sarf.id, at: november })
  await credit({ amount: 2_000_00, at: november })
  await debit({ amount: 1_000_00, service: 'refund', at: november })
  await credit({ amount: 9_000_00, method: 'card', isTest: true, at: november })
  const report = async (by: string, period = {}) =>
    (await callApi(school, getIncomeReport, { by, ...period }, accountant)).data
  return { school, accountant, nahw, sarf, report }
}

test('the accountant sees gross, fee and net by class, method and month; sandbox money is in none (R-PAY-004, R-PAY-005)', async () => {
  const { nahw, sarf, report } = await openSchool()

  const { rows, total } = await report('class')
  expect(rows).toMatchObject([
    { class: null, received: 2000, refunded: 1000, fee: 0, net: 1000, spent: 0 },
    { class: { id: String(nahw.id) }, received: 5000, fee: 175, net: 4825, spent: 5000 },
    { class: { id: String(sarf.id), name: 'Ṣarf' }, received: 3000, net: 3000, spent: 3000 },
  ])
  expect(total).toMatchObject({ received: 10000, refunded: 1000, fee: 175, net: 8825 })

  expect((await report('method')).rows).toMatchObject([
    { method: 'card', received: 5000, refunded: 1000, fee: 175, net: 3825 },
    { method: 'cash', received: 3000 },
    { method: 'school', received: 2000 },
  ])
  expect((await report('month')).rows).toMatchObject([
    { month: '2026-11', received: 5000, refunded: 1000, net: 4000 },
    { month: '2026-10', received: 5000, fee: 175, net: 4825 },
  ])
  const october = await report('class', { from: '2026-10', to: '2026-10' })
  expect(october.total).toMatchObject({ received: 5000, net: 4825 })
})

test('a report covers the newest three years of a longer period, and refuses a month that does not exist (R-PAY-005)', async () => {
  const { school, accountant, report } = await openSchool()

  expect(await report('month', { from: '1999-01', to: '2026-11' })).toMatchObject({
    ...{ from: '2023-12', to: '2026-11' },
  })
  const invalid = { by: 'month', from: '2026-13' }
  expect((await callApi(school, getIncomeReport, invalid, accountant)).http).toBe(400)
})

test('the file of the income has a line for each month, class and method (R-PAY-004)', async () => {
  const { school, accountant } = await openSchool()

  const { rows } = await downloadFile(school, accountant, `${incomeCsv.path}?from=2026-10`)

  expect(rows).toEqual([
    ['Month', 'Class', 'Method', 'Received', 'Refunded', 'Fee', 'Net'],
    ['2026-10', 'Naḥw', 'Card', '5000.00', '0.00', '175.00', '4825.00'],
    ['2026-11', 'Into wallets', 'Card', '0.00', '1000.00', '0.00', '-1000.00'],
    ['2026-11', 'Into wallets', 'By the school', '2000.00', '0.00', '0.00', '2000.00'],
    ['2026-11', 'Ṣarf', 'Cash', '3000.00', '0.00', '0.00', '3000.00'],
  ])
})
