import { type Kysely, sql } from 'kysely'
import { type Db, isSqlite, openSqlite } from '../kernel/db.ts'
import { migrate, migrationState } from '../kernel/migrate.ts'
import { RESTORE_MARK } from './in-progress.ts'

export type Row = Record<string, unknown>

/** A database whose tables are known by name only. */
export type AnyDb = Kysely<Record<string, Row>>

/**
 * The tables of the school, each after those it refers to: that is the order in which they were made. The records of the
 * migrations and the mark of a restore are not among them.
 */
export async function tablesInOrder(db: AnyDb): Promise<string[]> {
  const { rows } = isSqlite(db)
    ? await sql<{ name: string }>`
        select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by rowid`.execute(
        db,
      )
    : await sql<{ name: string }>`
        select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace
        order by oid`.execute(db)
  return rows
    .map((it) => it.name)
    .filter((name) => !name.startsWith('kysely_') && name !== RESTORE_MARK)
}

/** The tables in their order without those that other programs keep in the same PostgreSQL schema. */
export async function ownTables(db: Db): Promise<string[]> {
  const present = await tablesInOrder(db as unknown as AnyDb)
  const { done, unknown } = await migrationState(db)
  if (isSqlite(db) || unknown.length > 0) return present
  const ours = await tablesAfter(done)
  return present.filter((it) => ours.includes(it))
}

async function tablesAfter(steps: readonly string[]): Promise<string[]> {
  const db = openSqlite(':memory:')
  try {
    await migrate(db, steps)
    return await tablesInOrder(db as unknown as AnyDb)
  } finally {
    await db.destroy()
  }
}

/** The names of the migrations that a database has been through, in their order. */
export async function migrationsOf(db: AnyDb): Promise<string[]> {
  const rows = await db.selectFrom('kysely_migration').select('name').orderBy('name').execute()
  return rows.map((it) => String(it.name))
}

/** The last number that each table has given to a row: it is never given again, even when its row is gone. */
export async function lastNumbers(
  db: AnyDb,
  tables: readonly string[],
): Promise<Record<string, number>> {
  const last: Record<string, number> = {}
  for (const table of tables) {
    const sequence = await sequenceOf(db, table)
    if (sequence) last[table] = sequence
  }
  return last
}

async function sequenceOf(db: AnyDb, table: string): Promise<number | undefined> {
  if (isSqlite(db)) {
    const { rows } = await sql<{
      seq: number
    }>`select seq from sqlite_sequence where name = ${table}`.execute(db)
    return rows[0]?.seq
  }
  const { rows } = await sql<{ last: number | null }>`
    select last_value as last from pg_sequences
    where schemaname = current_schema() and sequencename = ${`${table}_id_seq`}`.execute(db)
  const [sequence] = rows
  if (!sequence || sequence.last) return sequence?.last ?? undefined
  // rows that were put in with their numbers did not count
  const newest = db.selectFrom(table).select('id').orderBy('id', 'desc').limit(1)
  const row = await newest.executeTakeFirst()
  return row ? Number(row.id) : undefined
}

/** Lets a table go on after the last number it gave. */
export async function continueAfter(db: AnyDb, table: string, last: number): Promise<void> {
  if (isSqlite(db)) {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(db)
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(db)
  } else await sql`select setval(${`${table}_id_seq`}, ${last})`.execute(db)
}
