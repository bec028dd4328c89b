import type { FastifyBaseLogger } from 'fastify'
import { HOUR } from '../../contract/platform/duration.ts'
import type { Db } from '../platform/db.ts'
import { approximateNetwork } from '../platform/ip-prefix.ts'
import type { Caller } from './authenticate.ts'

/** A user is recorded as seen once in this time, so that most requests write nothing. */
const PRECISION = HOUR

/** A session is recorded as used once in this time. */
const SESSION_PRECISION = HOUR

/** A request that only reads must work while the database cannot write. */
type Log = Pick<FastifyBaseLogger, 'warn'>
const logUnrecorded = (log: Log) => (err: unknown) =>
  log.warn({ err }, 'a user was not recorded as seen')

/** Records that a user was active. Requests of an administrator who impersonates the user do not count. */
export async function recordSeen(
  db: Db,
  caller: Caller,
  { now, log }: { now: number; log: Log },
): Promise<void> {
  if (caller.impersonatorId !== null || caller.lastSeenAt > now - PRECISION) return
  await db
    .insertInto('last_seen')
    .values({ user_id: caller.id, at: now })
    .onConflict((it) => it.column('user_id').doUpdateSet((row) => ({ at: row.ref('excluded.at') })))
    .execute()
    .catch(logUnrecorded(log))
}

/** Records that a session was used, and from which network, for the list of sessions. */
export async function recordSessionSeen(
  db: Db,
  caller: Caller,
  { ip, now, log }: { ip: string; now: number; log: Log },
): Promise<void> {
  if (caller.sessionSeenAt > now - SESSION_PRECISION) return
  await db
    .updateTable('sessions')
    .set({ seen_at: now, network: approximateNetwork(ip) })
    .where('id', '=', caller.sessionId)
    .where('seen_at', '<=', now - SESSION_PRECISION)
    .execute()
    .catch(logUnrecorded(log))
}
