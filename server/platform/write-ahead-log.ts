import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from './db.ts'

const CHECKPOINT_ATTEMPTS = 100
const CHECKPOINT_PAUSE_MS = 100

/** Moves the write-ahead log of SQLite into the main file and truncates it. Waits for readers for ten seconds, then throws. */
export async function emptyWriteAheadLog(db: Db): Promise<void> {
  for (let attempt = 1; attempt <= CHECKPOINT_ATTEMPTS; attempt++) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
    if (rows[0]?.busy === 0) return
    await pause(CHECKPOINT_PAUSE_MS)
  }
  throw Object.assign(new Error('The write-ahead log is in use'), { code: 'SQLITE_BUSY' })
}
