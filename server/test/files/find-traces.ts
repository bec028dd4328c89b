import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { listTables } from '../../backup/database-tables.ts'
import { type Db, isSqlite } from '../../platform/db.ts'
import { untyped } from '../../platform/untyped-db.ts'
import { TRACES } from './seed-traces.ts'

/** Returns each row of every table as one text, and the samples of values that the engine keeps for its planner. */
export async function dumpDatabase(db: Db): Promise<string[]> {
  const untypedDb = untyped(db)
  const rows = await dumpSamples(db)
  for (const table of await listTables(untypedDb))
    for (const row of await untypedDb.selectFrom(table).selectAll().execute())
      rows.push(`${table} ${JSON.stringify(row)}`)
  return rows
}

async function dumpSamples(db: Db): Promise<string[]> {
  if (!isSqlite(db)) {
    const { rows } = await sql<Record<string, unknown>>`
      select tablename, attname, most_common_vals::text as common, histogram_bounds::text as bounds
      from pg_stats where schemaname = current_schema()`.execute(db)
    return rows.map((row) => `pg_stats ${JSON.stringify(row)}`)
  }
  const { rows: tables } = await sql`
    select 1 from sqlite_master where name = 'sqlite_stat4'`.execute(db)
  if (tables.length === 0) return []
  const { rows } = await sql<{ idx: string; sample: Buffer }>`
    select idx, sample from sqlite_stat4`.execute(db)
  return rows.map(({ idx, sample }) => `sqlite_stat4 ${idx} ${sample.toString('utf8')}`)
}

/** Takes samples of every table, as both engines do by themselves from time to time. */
export async function analyze(db: Db): Promise<void> {
  await sql`analyze`.execute(db)
}

/** Returns the bytes of each file below a folder as one text, also those of a database and its write-ahead log. */
export function dumpFolder(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((it) => it.isFile())
    .map((it) => join(it.parentPath, it.name))
    .map((path) => `${path} ${readFileSync(path, 'utf8')}`)
}

/** The texts that the student of `seedTraces` is found in. */
export const findTraces = (texts: readonly string[]) =>
  texts.filter((text) => TRACES.some((it) => text.toLowerCase().includes(it)))
