import { CompiledQuery, sql } from 'kysely'
import { expect, test } from 'vitest'
import { isSqlite } from '../../platform/db.ts'
import { recordStatements } from '../../test/databases/record-statements.ts'
import { openBusySchool } from '../../test/process/busy-school.ts'
import type { TestSchool } from '../../test/test-school.ts'

test('the entries of one service are read from its index, newest first', async () => {
  const { school, find } = await openBusySchool()
  const statements = await recordStatements(school, () => find({ service: 'quiz' }))
  const [page] = statements.filter((it) => it.sql.includes('limit'))

  expect(JSON.stringify(page && (await planOf(school, page)))).toContain('ledger_by_service')
})

/** The plan of a statement for a table of any size: a small one would be scanned and sorted. */
async function planOf(
  { db }: TestSchool,
  statement: { sql: string; parameters: readonly unknown[] },
) {
  const { sql: text, parameters } = statement
  if (isSqlite(db)) {
    const explained = CompiledQuery.raw(`explain query plan ${text}`, [...parameters])
    return (await db.executeQuery(explained)).rows
  }
  return db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    await sql`set local enable_sort = off`.execute(tx)
    return (await tx.executeQuery(CompiledQuery.raw(`explain ${text}`, [...parameters]))).rows
  })
}
