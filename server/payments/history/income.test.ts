import { expect, test } from 'vitest'
import { recordStatements } from '../../test/databases/record-statements.ts'
import { freezeClock } from '../../test/freeze-clock.ts'
import { openSchool } from '../../test/lessons/dashboard.ts'
import { addLedgerEntry } from '../../test/payments/ledger-entries.ts'

test('the income of the current month, and of one that has just ended, includes entries that are added later', async () => {
  const { school, amina, overview } = await openSchool()
  const incomeOf = async (month: string) => {
    const { months }: { months: { month: string; credits: number }[] } = await overview()
    return months.find((it) => it.month === month)?.credits
  }
  const add = (amount: number, at: string) =>
    addLedgerEntry(school, amina, 'credit', { amount, at })
  await add(100_00, '2026-11-21T10:00:00Z')
  expect(await incomeOf('2026-11')).toBe(100)
  await add(200_00, '2026-11-22T09:59:59Z')
  expect(await incomeOf('2026-11')).toBe(300)

  // half an hour after the end of the month in Lagos
  freezeClock('2026-11-30T23:30:00Z')
  expect(await incomeOf('2026-11')).toBe(300)
  // its transaction began before the end of the month
  await add(400_00, '2026-11-30T22:59:59Z')
  expect(await incomeOf('2026-11')).toBe(700)

  freezeClock('2026-12-01T12:00:00Z')
  for (let time = 0; time < 2; time++) expect(await incomeOf('2026-11')).toBe(700)
})

test('the income of a month that has ended is added up once, and that of the current month at every visit', async () => {
  const { school, overview } = await openSchool()
  const countSums = async () => {
    const statements = await recordStatements(school, overview)
    return statements.filter((it) => it.sql.includes('from "ledger_totals"')).length
  }

  expect(await countSums()).toBe(12)
  expect(await countSums()).toBe(1)
  freezeClock('2026-12-01T12:00:00Z')
  expect(await countSums()).toBe(2)
  expect(await countSums()).toBe(1)
})
