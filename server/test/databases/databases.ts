import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { type Db, openPostgres, openSqlite } from '../../platform/db.ts'
import { newPublicId } from '../../platform/random.ts'
import { openTestPostgres } from './open-beside.ts'

/** `url` is '' on SQLite. */
export type TestDb = { db: Db; url: string; close: () => Promise<void> }

/** Opens an empty, migrated database on the engine under test. It is removed after `close`. */
export async function openTestDb(): Promise<TestDb> {
  const postgres = inject('postgres')
  if (postgres === '') return copySqliteTemplate()
  const name = await createFromTemplate(postgres)
  const url = `${postgres}/${name}`
  const db = openTestPostgres(url, 8)
  const close = async () => {
    await db.destroy()
    await dropDatabase(postgres, name)
  }
  return { db, url, close }
}

let template: Buffer | undefined

export function copySqliteTemplate(): TestDb {
  template ??= readFileSync(inject('sqliteTemplate'))
  const db = openSqlite(template)
  return { db, url: '', close: () => db.destroy() }
}

let openAdminDb: Db | undefined

/** The connection of this worker to the server itself. */
export function adminDb(postgres: string): Db {
  openAdminDb ??= openPostgres(`${postgres}/postgres`, { max: 1, timeouts: false })
  return openAdminDb
}

export async function createFromTemplate(postgres: string): Promise<string> {
  const name = `t${newPublicId()
    .replaceAll(/[^a-zA-Z0-9]/g, '')
    .toLowerCase()}`
  // copying the files of a migrated template is faster than migrating an empty database
  await sql
    .raw(`create database ${name} template lisan_template strategy file_copy`)
    .execute(adminDb(postgres))
  return name
}

export async function dropDatabase(postgres: string, name: string): Promise<void> {
  await sql.raw(`drop database ${name} with (force)`).execute(adminDb(postgres))
}

/** Terminates every other connection to a PostgreSQL database. */
export async function terminateConnections(url: string) {
  const connection = openPostgres(url, { max: 1, timeouts: false })
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(connection)
  await connection.destroy()
}
