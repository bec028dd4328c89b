import { HOUR } from '../../contract/duration.ts'
import type { Db } from '../platform/db.ts'
import type { Caller } from './authenticate.ts'

/** A user is recorded as seen once in this time, so that most requests write nothing (decision 0560). */
const PRECISION = 6 * HOUR

/** Records that a user has used the school. An administrator who impersonates the user is not the user. */
export async function recordSeen(db: Db, caller: Caller, now: number): Promise<void> {
  if (caller.impersonatorId !== null || caller.lastSeenAt > now - PRECISION) return
  await db
    .insertInto('last_seen')
    .values({ user_id: caller.id, at: now })
    .onConflict((it) => it.column('user_id').doUpdateSet((row) => ({ at: row.ref('excluded.at') })))
    .execute()
    // a request that only reads must work while the database cannot write
    .catch(() => {})
}
