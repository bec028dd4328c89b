import { sql } from 'kysely'
import { type Db, isSqlite } from '../platform/db.ts'
import { withLongStatements } from '../platform/db-timeouts.ts'
import { emptyWriteAheadLog } from '../platform/write-ahead-log.ts'
import { privacyTables } from './registry.ts'
import type { TextRule } from './registry-types.ts'

const PERSONAL_RULES: readonly TextRule[] = ['own', 'name', 'file', 'mention', 'secret']

/** The text columns of every table that can hold data of a person. */
const personalColumns = privacyTables.flatMap(([table, { columns }]) => {
  const names = Object.keys(columns).filter((it) => PERSONAL_RULES.includes(columns[it] ?? 'code'))
  return names.length > 0 ? [{ table, columns: names }] : []
})

/**
 * Removes the copies of erased rows that the engine keeps beside the tables: samples of values for its planner, and SQLite's
 * write-ahead log (R-TRUST-002, decision 0657). Throws if other connections read for so long that the log cannot be emptied.
 */
export async function removeEngineCopies(db: Db): Promise<void> {
  if (!isSqlite(db)) return withLongStatements(() => sampleAgain(db))
  await removeSamples(db)
  await emptyWriteAheadLog(db)
}

/** Deletes samples of indexes over personal texts; the next `pragma optimize` that needs them takes new ones. */
async function removeSamples(db: Db): Promise<void> {
  const { rows } = await sql`select 1 from sqlite_master where name = 'sqlite_stat4'`.execute(db)
  if (rows.length === 0) return
  // an indexed expression has no column name
  for (const { table, columns } of personalColumns)
    await sql`
      delete from sqlite_stat4 where tbl = ${table} and idx in (
        select i.name from pragma_index_list(${table}) i, pragma_index_info(i.name) c
        where c.name is null or c.name in (${sql.join(columns)}))`.execute(db)
}

/** PostgreSQL replaces its samples of a table when it is analyzed, except those of a table that is empty now. */
async function sampleAgain(db: Db): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select tablename as "table", attname as "column" from pg_stats
    where schemaname = current_schema()`.execute(db)
  for (const { table, columns } of personalColumns) {
    const sampled = rows.filter((it) => it.table === table && columns.includes(it.column))
    if (sampled.length === 0) continue
    await sql`analyze ${sql.table(table)}`.execute(db)
    const any = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
    if (any.rows.length > 0) continue
    // a change of the type, even to the same one, drops the samples of a column
    for (const { column } of sampled)
      await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} type text`.execute(
        db,
      )
  }
}
