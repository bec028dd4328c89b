import { setTimeout as pause } from 'node:timers/promises'
import { Kysely } from 'kysely'
import type pg from 'pg'
import { inject } from 'vitest'
import { type Db, openPool } from '../../platform/db.ts'
import {
  createServerLimits,
  type ServerLimits,
  withQueryTimeouts,
} from '../../platform/db-timeouts.ts'
import { LimitedPostgresDialect } from '../../platform/postgres-dialect.ts'
import type { Tables } from '../../platform/tables.ts'
import { copySqliteTemplate, createFromTemplate, dropDatabase } from './databases.ts'
import { LIMITS_SCALE } from './open-beside.ts'

/** A PostgreSQL database and its connections, used by one test after the other. `resetPool` has the connection that empties it. */
type ReusableDb = {
  name: string
  uses: number
  pool: pg.Pool
  limits: ServerLimits
  resetPool: pg.Pool
}

/** Deleted rows stay in the files of a database until it is dropped. */
const MAX_USES = 40

/** Databases whose test has ended, with open connections: opening one costs PostgreSQL more than most tests. */
const idle: ReusableDb[] = []

/**
 * Opens an empty, migrated database for a test that uses it through this handle alone. On PostgreSQL it is one that an
 * earlier test of this process has closed, emptied.
 */
export async function openReusableTestDb(): Promise<{ db: Db; close: () => Promise<void> }> {
  const postgres = inject('postgres')
  if (postgres === '') return copySqliteTemplate()
  const opened =
    (await reuse(postgres)) ?? (await openDatabase(postgres, await createFromTemplate(postgres)))
  opened.uses++
  const pool = withQueryTimeouts(lendPool(opened.pool), opened.limits)
  const db = new Kysely<Tables>({
    dialect: new LimitedPostgresDialect({ pool }, opened.limits.forTransaction),
  })
  const close = async () => {
    await db.destroy()
    idle.push(opened)
  }
  return { db, close }
}

/** The first idle database that can be emptied; drops the others. */
async function reuse(postgres: string): Promise<ReusableDb | undefined> {
  for (let found = idle.pop(); found; found = idle.pop()) {
    if (found.uses < MAX_USES && (await isReset(found.resetPool))) return found
    await Promise.all([found.pool.end(), found.resetPool.end()])
    await dropDatabase(postgres, found.name)
  }
  return undefined
}

/** The reset recognizes the connections of these pools by the name of the application. */
async function openDatabase(postgres: string, name: string): Promise<ReusableDb> {
  const url = `${postgres}/${name}?application_name=${name}`
  const limits = createServerLimits(LIMITS_SCALE)
  const pool = await openPool(url, 8, limits)
  // without foreign keys; a connection that changes this setting loses the plans of its statements
  const options = encodeURIComponent('-c session_replication_role=replica')
  const resetPool = await openPool(`${url}&options=${options}`, 1, undefined)
  return { name, uses: 0, pool, limits, resetPool }
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
