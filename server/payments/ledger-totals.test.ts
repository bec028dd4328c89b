import { expect, test } from 'vitest'
import * as totals from '../migrations/20261121T1807-ledger-totals.ts'
import { openBusySchool } from '../test/busy-school.ts'
import type { TestSchool } from '../test/test-school.ts'
import { verifyLedger } from '../wallet/verify-ledger.ts'

test('the migration fills totals and searchable titles of existing rows', async () => {
  const { school } = await openBusySchool()
  const totalsBefore = await totalsOf(school)
  for (const table of ['ledger_totals', 'ledger_search'])
    await school.db.schema.dropTable(table).execute()
  await school.db.schema.dropIndex('ledger_by_description').execute()

  // migrations have an untyped database
  await totals.up(school.db as never)
  // a later migration adds columns and renames the table
  for (const column of ['test_movements', 'test_amount'])
    await school.db.schema
      .alterTable('ledger_totals')
      .addColumn(column, 'bigint', (it) => it.notNull().defaultTo(0))
      .execute()
  await school.db.schema.alterTable('ledger_titles').renameTo('ledger_search').execute()

  expect(await totalsOf(school)).toEqual(totalsBefore)
  expect(await verifyLedger(school.db)).toEqual([])
})

async function totalsOf({ db }: TestSchool) {
  const rows = (await db.selectFrom('ledger_totals').selectAll().execute()).map((it) =>
    JSON.stringify(it),
  )
  const titles = (await db.selectFrom('ledger_search').selectAll().execute()).map((it) =>
    JSON.stringify(it),
  )
  return [...rows.sort(), ...titles.sort()]
}

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
