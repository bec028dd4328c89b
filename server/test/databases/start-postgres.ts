import { statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { type Db, openPostgres } from '../../platform/db.ts'
import { migrate } from '../../platform/migrate.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL under test without a database's name; '' for SQLite. */
    postgres: string
  }
}

// test data need not survive a crash
const FLAGS = [
  ...['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'autovacuum=off'],
  ...['wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=128MB', 'max_connections=200'],
].flatMap((setting) => ['-c', setting])

const MIN_FREE_BYTES = 2e9

/** A folder in memory if there is space: copying a database of a thousand files is several times as fast there. */
function fastestDir(): string {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize > MIN_FREE_BYTES && freemem() > MIN_FREE_BYTES ? '/dev/shm' : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** Starts a PostgreSQL for the run with a migrated template to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres(FLAGS, fastestDir())
  await postgres.createDatabase('lisan_template')
  const db = openPostgres(`${postgres.url}/lisan_template`, { max: 1, timeouts: false })
  await migrate(db)
  await addReset(db)
  await db.destroy()
  project.provide('postgres', postgres.url)
  return postgres.stop
}

/**
 * Adds a function that brings a database back to the state of the template, on a connection without foreign keys. It returns
 * false if it cannot: the schema has changed, or a connection of another application is open. Its statements are written out
 * per table, because PostgreSQL caches the plans of static statements, but not of dynamic ones.
 */
async function addReset(db: Db): Promise<void> {
  await sql`create schema test_support`.execute(db)
  await sql
    .raw(`create function test_support.reset() returns boolean language plpgsql as $$
      declare filled text[];
      begin
        if (select is_called from test_support.schema_changes) or exists (select 1 from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid()
            and application_name <> current_setting('application_name')) then return false; end if;
        ${(await deleteStatements(db)).join('\n')}
        perform setval(seqrelid::regclass, seqstart, false) from pg_sequence
          where pg_sequence_last_value(seqrelid) is not null;
        return true;
      end $$`)
    .execute(db)
  await recordSchemaChanges(db)
  await expectEmpty(db)
}

/** One statement that finds the tables with rows, and one for each table that deletes them. */
async function deleteStatements(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select quote_ident(tablename) as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely_%'`.execute(db)
  const names = rows.map(
    ({ name }) => `case when exists (select 1 from ${name}) then '${name}' end`,
  )
  return [
    `filled := array[${names.join(', ')}];`,
    ...rows.map(({ name }) => `if '${name}' = any(filled) then delete from ${name}; end if;`),
  ]
}

/** Counts the statements that change the schema. A table for it would appear among the tables of the school. */
async function recordSchemaChanges(db: Db): Promise<void> {
  await sql`create sequence test_support.schema_changes`.execute(db)
  await sql`create function test_support.record_schema_change() returns event_trigger
    language plpgsql security definer as $$
      begin perform nextval('test_support.schema_changes'); end $$`.execute(db)
  await sql`create event trigger record_schema_changes on ddl_command_end
    execute function test_support.record_schema_change()`.execute(db)
}

/** Throws if a migration writes a row: a reset would delete it. */
async function expectEmpty(db: Db): Promise<void> {
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length > 0 && !name.startsWith('kysely_')) throw new Error(`${name} is not empty`)
  }
}
