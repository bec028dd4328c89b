import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { HOUR } from '../../contract/platform/duration.ts'
import type { Db } from '../platform/db.ts'
import { groupWrites } from '../platform/group-writes.ts'
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
  await writeSeen(db, { user_id: caller.id, at: now }).catch(logUnrecorded(log))
}

const writeSeen = groupWrites<{ user_id: number; at: number }>((db, rows) =>
  db
    .insertInto('last_seen')
    // PostgreSQL does not update a row twice in one statement
    .values([...new Map(rows.map((it) => [it.user_id, it])).values()])
    .onConflict((it) => it.column('user_id').doUpdateSet((row) => ({ at: row.ref('excluded.at') })))
    .execute(),
)

/** Records that a session was used, and from which network, for the list of sessions. */
export async function recordSessionSeen(
  db: Db,
  caller: Caller,
  { ip, now, log }: { ip: string; now: number; log: Log },
): Promise<void> {
  if (caller.sessionSeenAt > now - SESSION_PRECISION) return
  const use = { id: caller.sessionId, now, network: approximateNetwork(ip) }
  await writeSessionSeen(db, use).catch(logUnrecorded(log))
}

const writeSessionSeen = groupWrites<{ id: number; now: number; network: string }>((db, uses) => {
  const now = Math.max(...uses.map((it) => it.now))
  const networks = uses.map(({ id, network }) => sql`when ${id} then ${network}`)
  return db
    .updateTable('sessions')
    .set({
      seen_at: now,
      network: sql<string>`case id ${sql.join(networks, sql` `)} else network end`,
    })
    .where(
      'id',
      'in',
      uses.map((it) => it.id),
    )
    .where('seen_at', '<=', now - SESSION_PRECISION)
    .execute()
})
