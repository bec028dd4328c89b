import { sql } from 'kysely'
import { inject } from 'vitest'
import { type Db, openPostgres, openSqlite } from '../kernel/db.ts'
import { migrate } from '../kernel/migrate.ts'
import { newRand } from '../kernel/random.ts'

/** `url` is '' on SQLite. */
type TestDb = { db: Db; url: string; close: () => Promise<void> }

/** An empty, migrated database on the engine that this run is for. */
export async function openTestDb(): Promise<TestDb> {
  const postgres = inject('postgres')
  if (postgres === '') {
    const db = openSqlite(':memory:')
    await migrate(db)
    return { db, url: '', close: () => db.destroy() }
  }
  return copyOfTemplate(postgres)
}

// PostgreSQL copies a migrated template faster than it migrates an empty database
async function copyOfTemplate(postgres: string) {
  const name = `t${newRand()
    .replaceAll(/[^a-zA-Z0-9]/g, '')
    .toLowerCase()}`
  const keeper = openPostgres(`${postgres}/postgres`, { max: 1 })
  try {
    await sql.raw(`create database ${name} template lisan_template`).execute(keeper)
  } finally {
    await keeper.destroy()
  }
  const url = `${postgres}/${name}`
  const db = openPostgres(url, { max: 8 })
  return { db, url, close: () => db.destroy() }
}

/** Ends every connection to a PostgreSQL database from outside, whatever it is doing. */
export async function cutConnections(url: string) {
  const keeper = openPostgres(url, { max: 1 })
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(keeper)
  await keeper.destroy()
}
