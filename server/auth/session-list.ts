import { SESSIONS_SHOWN } from '../../contract/auth/sessions.ts'
import type { Db } from '../platform/db.ts'
import { startSessionEpoch } from './session.ts'

/** The valid sessions of a user, the last used first, and their number. Not those of `loginAsStudent`. */
export async function listSessions(
  db: Db,
  { userId, sessionId, now }: { userId: number; sessionId: number; now: number },
) {
  const rows = await selectOwn(db, userId, now)
    .select(['id', 'browser', 'network', 'created_at', 'seen_at'])
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SESSIONS_SHOWN)
    .execute()
  const { total } = await selectOwn(db, userId, now)
    .select((it) => it.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const sessions = rows.map((it) => ({
    id: it.id,
    browser: it.browser,
    network: it.network,
    firstSeen: it.created_at,
    lastSeen: it.seen_at,
    isCurrent: it.id === sessionId,
  }))
  return { sessions, total: Number(total) }
}

function selectOwn(db: Db, userId: number, now: number) {
  return db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('impersonator_id', 'is', null)
    .where('expires_at', '>', now)
}

/** Ends one of a user's own sessions; does nothing for another user's session. */
export async function endOwnSession(db: Db, userId: number, sessionId: number): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('impersonator_id', 'is', null)
    .execute()
}

/** Ends a user's own sessions except one; returns how many were valid. */
export async function endOtherOwnSessions(
  db: Db,
  { userId, sessionId, now }: { userId: number; sessionId: number; now: number },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('impersonator_id', 'is', null)
    .where('id', '!=', sessionId)
    // expired ones, which the list does not show, are removed later
    .where('expires_at', '>', now)
    .executeTakeFirst()
  await startSessionEpoch(db, userId)
  return Number(numDeletedRows)
}

/** Records that the password was entered in a session. */
export async function markAuthenticated(db: Db, sessionId: number, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ authenticated_at: now })
    .where('id', '=', sessionId)
    .execute()
}
