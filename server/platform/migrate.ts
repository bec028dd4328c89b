import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Db, isSqlite, type Tx } from './db.ts'
import { importMigration } from './import-migration.ts'

const FOLDER = join(import.meta.dirname, '../migrations')
const FILE_NAME = /^(\d{8}T\d{4}-[\w-]+)\.ts$/

/**
 * The names of all migrations, in order: every file of server/migrations whose name begins with a time. They do not
 * depend on each other, because one can be older than another that has already run.
 */
export const knownMigrations: readonly string[] = readdirSync(FOLDER)
  .flatMap((file) => FILE_NAME.exec(file)?.[1] ?? [])
  .sort()

/** Version 1.0.0 has one schema in place of the steps of version 0.1; a database that ran all of those continues after it. */
const INITIAL_SCHEMA = '20261126T1400-initial-schema'
const LAST_REPLACED_STEP = '20261126T1400-views-of-a-class'

/** Recorded steps by the names of this version. Those of a database or backup of before its last replaced step stay unknown. */
export const presentSteps = (recorded: readonly string[]): string[] =>
  recorded.includes(LAST_REPLACED_STEP)
    ? [INITIAL_SCHEMA, ...recorded.filter((it) => it > LAST_REPLACED_STEP)]
    : [...recorded]

/** True for a step that only versions before 1.0.0 know. */
export const isReplacedStep = (step: string): boolean => step < INITIAL_SCHEMA

/** A migration failed and all were rolled back: the database is unchanged. */
export class MigrationError extends Error {
  readonly step: string
  constructor(step: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.step = step
  }
}

/**
 * Runs the pending ones of `steps` (default: all known migrations) and records them, in one transaction (decision 0320).
 * Throws MigrationError if one fails.
 */
export async function migrate(db: Db, steps: readonly string[] = knownMigrations): Promise<void> {
  // a database that is in a transaction is a Tx
  if (db.isTransaction) await runPending(db as Tx, steps)
  else await db.transaction().execute((tx) => runPending(tx, steps))
}

/** The applied migrations, the pending ones, and the applied ones that only another version knows (`isReplacedStep`: an earlier one). */
export async function migrationState(
  db: Db,
): Promise<{ applied: string[]; pending: string[]; unknown: string[] }> {
  const applied = presentSteps(await recordedSteps(db))
  return {
    applied,
    pending: knownMigrations.filter((it) => !applied.includes(it)),
    unknown: applied.filter((it) => !knownMigrations.includes(it)),
  }
}

// the names and the lock of Kysely's migrator, which earlier versions used
const RECORD_TABLE = 'kysely_migration'
const LOCK = '3853314791062309107'

async function runPending(tx: Tx, steps: readonly string[]) {
  // a SQLite transaction already holds the write lock
  if (!isSqlite(tx)) await sql.raw(`select pg_advisory_xact_lock(${LOCK})`).execute(tx)
  await tx.schema
    .createTable(RECORD_TABLE)
    .ifNotExists()
    .addColumn('name', 'varchar(255)', (it) => it.notNull().primaryKey())
    .addColumn('timestamp', 'varchar(255)', (it) => it.notNull())
    .execute()
  const recorded = await recordedSteps(tx)
  const applied = presentSteps(recorded)
  if (recorded.includes(LAST_REPLACED_STEP)) {
    const { ref, table } = sql
    await sql`delete from ${table(RECORD_TABLE)} where ${ref('name')} <= ${LAST_REPLACED_STEP}`.execute(
      tx,
    )
    await record(tx, INITIAL_SCHEMA)
  }
  for (const step of [...steps].sort()) {
    if (applied.includes(step)) continue
    try {
      await (await importMigration(step)).up(tx)
    } catch (error) {
      throw new MigrationError(step, error)
    }
    await record(tx, step)
  }
}

async function record(tx: Tx, step: string) {
  const values = sql`(${step}, ${new Date().toISOString()})`
  await sql`insert into ${sql.table(RECORD_TABLE)} (name, timestamp) values ${values}`.execute(tx)
}

async function recordedSteps(db: Db): Promise<string[]> {
  if (!(await hasTable(db, RECORD_TABLE))) return []
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(RECORD_TABLE)} order by name`.execute(db)
  return rows.map((it) => it.name)
}

/** True if the database has a table of this name. */
export async function hasTable(db: Db, name: string): Promise<boolean> {
  const { rows } = isSqlite(db)
    ? await sql`select 1 from sqlite_master where type = 'table' and name = ${name}`.execute(db)
    : await sql`
        select 1 from pg_class where relname = ${name} and relkind = 'r'
          and relnamespace = current_schema()::regnamespace`.execute(db)
  return rows.length > 0
}
