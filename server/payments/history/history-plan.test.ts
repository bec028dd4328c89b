import { expect, test } from 'vitest'
import { planOf } from '../../test/databases/plan-of.ts'
import { recordStatements } from '../../test/databases/record-statements.ts'
import { openBusySchool } from '../../test/process/busy-school.ts'

test('the entries of one service are read from its index, newest first', async () => {
  const { school, find } = await openBusySchool()
  const statements = await recordStatements(school, () => find({ service: 'quiz' }))
  const [page] = statements.filter((it) => it.sql.includes('limit'))

  expect(JSON.stringify(page && (await planOf(school, page)))).toContain('ledger_by_service')
})
