import { CompiledQuery, sql } from 'kysely'
import { isSqlite } from '../../platform/db.ts'
import type { TestSchool } from '../test-school.ts'

/** The plan of a statement for a table of any size: a small one would be scanned and sorted. */
export async function planOf(
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
