import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Db, isSqlite } from './db.ts'

// an arbitrary number that no other program uses on the same database
const LOCK = 7_240_120_002
const POLL_MS = 250

/**
 * Runs `work` while no other process upgrades or restores this database. On PostgreSQL an open transaction holds the lock, also
 * through a pooler that shares connections, so it ends with the connection, also when the process is killed. Others try again
 * rather than wait on a connection, because a pooler may have few (decision 0330). On SQLite each transaction takes the write
 * lock of the file.
 */
export async function withUpgradeLock<T>(
  db: Db,
  log: (line: string) => void,
  work: () => Promise<T>,
): Promise<T> {
  if (isSqlite(db)) return work()
  for (let attempt = 1; ; attempt++) {
    const outcome = await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ is_mine: boolean }>`
        select pg_try_advisory_xact_lock(${sql.lit(LOCK)}) as is_mine`.execute(tx)
      return rows[0]?.is_mine ? { result: await work() } : undefined
    })
    if (outcome) return outcome.result
    if (attempt === 1) log('Waiting for another process that upgrades or restores this database.')
    await pause(POLL_MS)
  }
}
