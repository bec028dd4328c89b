import { type Kysely, sql } from 'kysely'
import { type Db, isSqlite, openSqlite } from '../platform/db.ts'
import { migrate, migrationState } from '../platform/migrate.ts'
import { RESTORE_MARKER_TABLE } from './restore-marker.ts'

export type Row = Record<string, unknown>

/** A database whose tables are known by name only. */
export type UntypedDb = Kysely<Record<string, Row>>

/**
 * The tables of the school, each after those it refers to: that is the order in which they were made. The records of the
 * migrations and the mark of a restore are not among them.
 */
export async function listTables(db: UntypedDb): Promise<string[]> {
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
    .filter((name) => !name.startsWith('kysely_') && name !== RESTORE_MARKER_TABLE)
}

/** The tables in their order without those that other programs keep in the same PostgreSQL schema. */
export async function listOwnTables(db: Db): Promise<string[]> {
  const present = await listTables(db as unknown as UntypedDb)
  const { applied, unknown } = await migrationState(db)
  if (isSqlite(db) || unknown.length > 0) return present
  const expectedTables = await tablesOfMigrations(applied)
  return present.filter((it) => expectedTables.includes(it))
}

async function tablesOfMigrations(steps: readonly string[]): Promise<string[]> {
  const db = openSqlite(':memory:')
  try {
    await migrate(db, steps)
    return await listTables(db as unknown as UntypedDb)
  } finally {
    await db.destroy()
  }
}

/** The names of the migrations that a database has been through, in their order. */
export async function appliedMigrations(db: UntypedDb): Promise<string[]> {
  const rows = await db.selectFrom('kysely_migration').select('name').orderBy('name').execute()
  return rows.map((it) => String(it.name))
}

/** The last number that each table has given to a row: it is never given again, even when its row is gone. */
export async function lastIds(
  db: UntypedDb,
  tables: readonly string[],
): Promise<Record<string, number>> {
  const ids: Record<string, number> = {}
  for (const table of tables) {
    const sequence = await lastSequenceValue(db, table)
    if (sequence) ids[table] = sequence
  }
  return ids
}

async function lastSequenceValue(db: UntypedDb, table: string): Promise<number | undefined> {
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
export async function setSequence(db: UntypedDb, table: string, lastId: number): Promise<void> {
  if (isSqlite(db)) {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(db)
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${lastId})`.execute(db)
  } else await sql`select setval(${`${table}_id_seq`}, ${lastId})`.execute(db)
}

/** True if the database has users, in the present schema or in that of an earlier version. */
export async function hasUsers(db: UntypedDb): Promise<boolean> {
  const tables = await listTables(db)
  // 'people' until migration 20261122T1100-standard-names
  for (const table of ['users', 'people'].filter((it) => tables.includes(it)))
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return true
  return false
}
