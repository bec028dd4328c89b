import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import type pg from 'pg'
import { inject } from 'vitest'
import { type Db, openPool } from '../platform/db.ts'
import { withQueryTimeouts } from '../platform/db-timeouts.ts'
import type { Tables } from '../platform/tables.ts'
import { adminDb, copySqliteTemplate, createFromTemplate, dropDatabase } from './databases.ts'

/** A PostgreSQL database and its connections, used by one test after the other. */
type ReusableDb = { name: string; uses: number; pool: pg.Pool }

/** Deleted rows stay in the files of a database until it is dropped. */
const MAX_USES = 40

/** Databases whose test has ended, with open connections: opening one costs PostgreSQL more than most tests. */
const idle: ReusableDb[] = []

/**
 * Opens an empty, migrated database for a test that uses it through this handle alone. On PostgreSQL it is one that an
 * earlier test has closed, emptied. After its last test a file calls `releaseDatabases`.
 */
export async function openReusableTestDb(): Promise<{ db: Db; close: () => Promise<void> }> {
  const postgres = inject('postgres')
  if (postgres === '') return copySqliteTemplate()
  const opened =
    (await reuse(postgres, () => idle.pop())) ??
    (await reuse(postgres, () => claimReleased(postgres))) ??
    (await openDatabase(postgres, await createFromTemplate(postgres), 0))
  opened.uses++
  const pool = withQueryTimeouts(lendPool(opened.pool))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const close = async () => {
    await db.destroy()
    idle.push(opened)
  }
  return { db, close }
}

/** Closes the connections of this file, and leaves its databases to other files. */
export async function releaseDatabases(): Promise<void> {
  for (const { name, uses, pool } of idle.splice(0)) {
    await pool.end()
    await sql`insert into closed_databases (name, uses) values (${name}, ${uses})`.execute(
      adminDb(inject('postgres')),
    )
  }
}

/** The first database that `next` returns and that can be emptied; drops the others. */
async function reuse(
  postgres: string,
  next: () => ReusableDb | undefined | Promise<ReusableDb | undefined>,
): Promise<ReusableDb | undefined> {
  for (let found = await next(); found; found = await next()) {
    if (found.uses < MAX_USES && (await isReset(found.pool))) return found
    await found.pool.end()
    await dropDatabase(postgres, found.name)
  }
  return undefined
}

async function claimReleased(postgres: string): Promise<ReusableDb | undefined> {
  const { rows } = await sql<{ name: string; uses: number }>`
    delete from closed_databases where name =
      (select name from closed_databases order by closed_at limit 1 for update skip locked)
    returning name, uses`.execute(adminDb(postgres))
  return rows[0] && openDatabase(postgres, rows[0].name, rows[0].uses)
}

/** The reset recognizes the connections of this pool by the name of the application. */
async function openDatabase(postgres: string, name: string, uses: number): Promise<ReusableDb> {
  const pool = await openPool(`${postgres}/${name}?application_name=${name}`, 8, true)
  return { name, uses, pool }
}

/** Empties a database; false if a test has changed its schema or still uses it. */
async function isReset(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query('select test_support.reset() as is_reset')
  return rows[0]?.is_reset === true
}

/** The connections of a pool for one test. `end` waits until the test has returned them; it then gets no more. */
function lendPool(pool: pg.Pool) {
  let isEnded = false
  return {
    options: pool.options,
    async connect() {
      if (isEnded) throw new Error('The database of this test is closed')
      return pool.connect()
    },
    async end() {
      isEnded = true
      while (pool.waitingCount > 0 || pool.idleCount < pool.totalCount) await pause(2)
    },
  }
}
