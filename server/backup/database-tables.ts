import { sql } from 'kysely'
import { type Db, isSqlite, openSqlite } from '../platform/db.ts'
import { migrate, migrationState, presentSteps } from '../platform/migrate.ts'
import { type UntypedDb, untyped } from '../platform/untyped-db.ts'
import { RESTORE_MARKER_TABLE } from './restore-marker.ts'

/**
 * Lists the tables in the order of their creation: each follows those it refers to, except on SQLite one that a migration has
 * rebuilt. Without the records of migrations and the marker of a restore.
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

/** Lists the tables without those of other programs in the same PostgreSQL schema. */
export async function listOwnTables(db: Db): Promise<string[]> {
  const present = await listTables(untyped(db))
  const { applied, unknown } = await migrationState(db)
  if (isSqlite(db) || unknown.length > 0) return present
  const expectedTables = await tablesOfMigrations(applied)
  return present.filter((it) => expectedTables.includes(it))
}

async function tablesOfMigrations(steps: readonly string[]): Promise<string[]> {
  const db = openSqlite(':memory:')
  try {
    await migrate(db, steps)
    return await listTables(untyped(db))
  } finally {
    await db.destroy()
  }
}

/** Lists the applied migrations of a database, in order. */
export async function appliedMigrations(db: UntypedDb): Promise<string[]> {
  const rows = await db.selectFrom('kysely_migration').select('name').orderBy('name').execute()
  return presentSteps(rows.map((it) => String(it.name)))
}

/** Returns the last id that each table has assigned. It must never be assigned again, even if its row was deleted. */
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
  // rows inserted with their ids did not advance the sequence
  const newest = db.selectFrom(table).select('id').orderBy('id', 'desc').limit(1)
  const row = await newest.executeTakeFirst()
  return row ? Number(row.id) : undefined
}

/** Sets the last id that a table has assigned. */
export async function setSequence(db: UntypedDb, table: string, lastId: number): Promise<void> {
  if (isSqlite(db)) {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(db)
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${lastId})`.execute(db)
  } else await sql`select setval(${`${table}_id_seq`}, ${lastId})`.execute(db)
}

/** True if the database has users. */
export async function hasUsers(db: UntypedDb): Promise<boolean> {
  if (!(await listTables(db)).includes('users')) return false
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Estimates the maximum size of a copy in bytes. Compressed rows need less than half of the size in PostgreSQL. */
export async function estimateDatabaseSize(db: Db): Promise<number> {
  const { rows } = isSqlite(db)
    ? await sql<{ bytes: number }>`
        select page_count * page_size as bytes from pragma_page_count, pragma_page_size`.execute(db)
    : await sql<{
        bytes: number
      }>`select pg_database_size(current_database()) / 2 as bytes`.execute(db)
  return Number(rows[0]?.bytes ?? 0)
}
