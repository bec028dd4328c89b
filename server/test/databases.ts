import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { type Db, openPostgres, openSqlite } from '../platform/db.ts'
import { newPublicId } from '../platform/random.ts'

/** `url` is '' on SQLite. */
type TestDb = { db: Db; url: string; close: () => Promise<void> }

/** Opens an empty, migrated database on the engine under test. It is removed after `close`. */
export async function openTestDb(): Promise<TestDb> {
  const postgres = inject('postgres')
  if (postgres === '') return copySqliteTemplate()
  const name = await createFromTemplate(postgres)
  const { url, db } = openDatabase(postgres, name)
  const close = async () => {
    await db.destroy()
    await dropDatabase(postgres, name)
  }
  return { db, url, close }
}

/**
 * Opens an empty, migrated database for a test that uses it through this handle alone. On PostgreSQL it is one that an
 * earlier test has closed, emptied: this takes a tenth of the time of creating one.
 */
export async function openReusableTestDb(): Promise<Omit<TestDb, 'url'>> {
  const postgres = inject('postgres')
  if (postgres === '') return copySqliteTemplate()
  const { name, uses, db } = (await claimDatabase(postgres)) ?? (await createDatabase(postgres))
  const close = async () => {
    await db.destroy()
    if (uses === MAX_USES) return dropDatabase(postgres, name)
    await sql`insert into closed_databases (name, uses) values (${name}, ${uses})`.execute(
      adminDb(postgres),
    )
  }
  return { db, close }
}

/** Deleted rows stay in the files of a database until it is dropped. */
const MAX_USES = 25

let template: Buffer | undefined

function copySqliteTemplate(): TestDb {
  template ??= readFileSync(inject('sqliteTemplate'))
  const db = openSqlite(template)
  return { db, url: '', close: () => db.destroy() }
}

function openDatabase(postgres: string, name: string) {
  const url = `${postgres}/${name}`
  return { url, db: openPostgres(url, { max: 8 }) }
}

async function createDatabase(postgres: string) {
  const name = await createFromTemplate(postgres)
  return { name, uses: 1, db: openDatabase(postgres, name).db }
}

/** Takes a closed database and empties it; undefined if there is none that can be used again. */
async function claimDatabase(postgres: string) {
  for (;;) {
    const { rows } = await sql<{ name: string; uses: number }>`
      delete from closed_databases where name =
        (select name from closed_databases order by closed_at limit 1 for update skip locked)
      returning name, uses`.execute(adminDb(postgres))
    const [found] = rows
    if (!found) return undefined
    const { name, uses } = found
    const { db } = openDatabase(postgres, name)
    if (await isReset(db)) return { name, uses: uses + 1, db }
    await db.destroy()
    await dropDatabase(postgres, name)
  }
}

/** Empties a database; false if a test has changed its schema or still uses it. */
async function isReset(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    is_reset: boolean
  }>`select test_support.reset() as is_reset`.execute(db)
  return rows[0]?.is_reset === true
}

let openAdminDb: Db | undefined

/** The connection of this worker to the server itself. */
function adminDb(postgres: string): Db {
  openAdminDb ??= openPostgres(`${postgres}/postgres`, { max: 1, timeouts: false })
  return openAdminDb
}

async function createFromTemplate(postgres: string): Promise<string> {
  const name = `t${newPublicId()
    .replaceAll(/[^a-zA-Z0-9]/g, '')
    .toLowerCase()}`
  // copying the files of a migrated template is faster than migrating an empty database
  await sql
    .raw(`create database ${name} template lisan_template strategy file_copy`)
    .execute(adminDb(postgres))
  return name
}

async function dropDatabase(postgres: string, name: string): Promise<void> {
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
