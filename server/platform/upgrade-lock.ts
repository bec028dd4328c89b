import { sql } from 'kysely'
import { type Db, isSqlite } from './db.ts'

// an arbitrary number that no other program uses on the same database
const LOCK = 7_240_120_002

/**
 * Runs `work` while no other process upgrades or restores this database. PostgreSQL releases the lock when its connection
 * ends, also when the process is killed. On SQLite each transaction takes the write lock of the file.
 */
export async function withUpgradeLock<T>(
  db: Db,
  log: (line: string) => void,
  work: () => Promise<T>,
): Promise<T> {
  if (isSqlite(db)) return work()
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ is_mine: boolean }>`
      select pg_try_advisory_lock(${sql.lit(LOCK)}) as is_mine`.execute(connection)
    if (!rows[0]?.is_mine) {
      log('Waiting for another process that upgrades or restores this database.')
      await sql`select pg_advisory_lock(${sql.lit(LOCK)})`.execute(connection)
    }
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection)
    }
  })
}
