import { expect, test } from 'vitest'
import { openBusySchool } from '../../test/process/busy-school.ts'
import { verifyLedger } from '../../wallet/verify-ledger.ts'

test('the audit finds a changed total and a missing title', async () => {
  const { school } = await openBusySchool({ breaksLedger: true })
  await school.db
    .updateTable('ledger_totals')
    .set({ amount: 1 })
    .where('service', '=', 'quiz')
    .execute()
  await school.db.deleteFrom('ledger_search').where('service', '=', 'enrolment').execute()

  expect(await verifyLedger(school.db)).toEqual([
    'totals of 2026-11-20, quiz credit: the stored total is 1 entries and ₦0.01, the ledger has 1 entries and ₦100.00',
    'ledger entries of Enrolment: Naḥw (enrolment debit): the description is missing in ledger_search',
  ])
})
