import Sqlite from 'better-sqlite3'
import { Kysely, SqliteDialect, sql } from 'kysely'
import { inject } from 'vitest'
import { type Db, openPostgres, openSqlite } from '../platform/db.ts'
import { migrate } from '../platform/migrate.ts'
import { newPublicId } from '../platform/random.ts'
import type { Tables } from '../platform/tables.ts'

/** `url` is '' on SQLite. */
type TestDb = { db: Db; url: string; close: () => Promise<void> }

/** An empty, migrated database on the engine that this run is for. */
export async function openTestDb(): Promise<TestDb> {
  const postgres = inject('postgres')
  return postgres === '' ? copySqliteTemplate() : copyPostgresTemplate(postgres)
}

let template: Promise<Buffer> | undefined

// to copy a migrated database takes a fiftieth of migrating an empty one
async function copySqliteTemplate() {
  template ??= migrateSqlite()
  const db = openSqlite(await template)
  return { db, url: '', close: () => db.destroy() }
}

async function migrateSqlite() {
  const file = new Sqlite(':memory:')
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: file }) })
  await migrate(db)
  const bytes = file.serialize()
  await db.destroy()
  return bytes
}

let adminDb: Db | undefined

// PostgreSQL copies a migrated template faster than it migrates an empty database
async function copyPostgresTemplate(postgres: string) {
  const name = `t${newPublicId()
    .replaceAll(/[^a-zA-Z0-9]/g, '')
    .toLowerCase()}`
  adminDb ??= openPostgres(`${postgres}/postgres`, { max: 2, timeouts: false })
  const admin = adminDb
  await sql.raw(`create database ${name} template lisan_template strategy file_copy`).execute(admin)
  const url = `${postgres}/${name}`
  const db = openPostgres(url, { max: 8 })
  const close = async () => {
    await db.destroy()
    // nobody waits for it, and when the run ends first it goes with the whole PostgreSQL
    void sql
      .raw(`drop database ${name} with (force)`)
      .execute(admin)
      .catch(() => {})
  }
  return { db, url, close }
}

/** Ends every connection to a PostgreSQL database from outside, whatever it is doing. */
export async function terminateConnections(url: string) {
  const adminDb = openPostgres(url, { max: 1, timeouts: false })
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(adminDb)
  await adminDb.destroy()
}
