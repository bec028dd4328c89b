import { HOUR } from '../../contract/duration.ts'
import type { Db } from '../platform/db.ts'
import { approximateNetwork } from '../platform/ip-prefix.ts'
import type { Caller } from './authenticate.ts'

/** A user is recorded as seen once in this time, so that most requests write nothing (decision 0560). */
const PRECISION = 6 * HOUR

/** A session is recorded as used once in this time. */
const SESSION_PRECISION = HOUR

/** Records that a user was active. Requests of an administrator who impersonates the user do not count. */
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

/** Records that a session was used, and from which network, for the list of sessions (decision 0641). */
export async function recordSessionSeen(
  db: Db,
  caller: Caller,
  { ip, now }: { ip: string; now: number },
): Promise<void> {
  if (caller.sessionSeenAt > now - SESSION_PRECISION) return
  await db
    .updateTable('sessions')
    .set({ seen_at: now, network: approximateNetwork(ip) })
    .where('id', '=', caller.sessionId)
    .where('seen_at', '<=', now - SESSION_PRECISION)
    .execute()
    .catch(() => {})
}
