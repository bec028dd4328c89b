import { DAY, HOUR } from '../../contract/platform/duration.ts'
import { say } from '../../messages/message.ts'
import type { AppContext } from '../platform/app-context.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { type Db, inTransaction, type Tx } from '../platform/db.ts'
import { cancelErasure } from '../platform/erasures.ts'
import { httpError } from '../platform/errors.ts'
import { approximateNetwork } from '../platform/ip-prefix.ts'
import { newToken, sha256Hex } from '../platform/random.ts'
import { browserName } from './browser-name.ts'
import { type Cookies, issueDeviceCookie, rememberDevice } from './known-devices.ts'
import { notifyNewBrowser } from './new-browser.ts'

/** Lifetimes of sessions (R-AUTH-057, R-ASTUD-015). */
export const SESSION_SECONDS = 30 * DAY
const IMPERSONATION_SECONDS = HOUR

/** A browser or app in which a user has proved who they are. */
type SignInClient = { cookies: Cookies; userAgent: string; ip: string; now: number }

type StartedSession = { token: string; maxAgeSeconds: number }

/**
 * Starts the session of a sign-in or sign-up in one transaction: notifies the owner of an unknown browser, and records a browser
 * as known (decision 0361).
 */
export async function startOwnSession(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  userId: number,
  { cookies, userAgent, ip, now }: SignInClient,
): Promise<StartedSession> {
  const deviceHash = issueDeviceCookie(cookies)
  const origin = { userId, browser: browserName(userAgent), network: approximateNetwork(ip), now }
  return inTransaction(db, async (tx) => {
    await notifyNewBrowser(tx, { ...origin, deviceHash, timezone: config.SITE_TIMEZONE })
    if (deviceHash) await rememberDevice(tx, { userId, deviceHash, now })
    return startSession(tx, origin)
  })
}

type NewSession = {
  userId: number
  /** 'Chrome on Android'. */
  browser?: string
  /** '102.89.34.x'. */
  network?: string
  now: number
  /** The administrator who impersonates the user. This session ends with the administrator's `sessionId` (decision 0362). */
  impersonator?: { id: number; sessionId: number; expiresAt: number }
}

/** Starts a session and returns its token, which is stored only as a hash. */
export async function startSession(
  db: Db,
  { userId, browser = '', network = '', now, impersonator }: NewSession,
): Promise<StartedSession> {
  // a sign-in cancels the planned erasure of the account (decision 0657)
  if (!impersonator) await cancelErasure(db, userId)
  const token = newToken()
  const maxAgeSeconds = impersonator
    ? Math.min(IMPERSONATION_SECONDS, impersonator.expiresAt - now)
    : SESSION_SECONDS
  await db
    .insertInto('sessions')
    .values({
      user_id: userId,
      token_hash: sha256Hex(token),
      created_at: now,
      expires_at: now + maxAgeSeconds,
      impersonator_id: impersonator?.id ?? null,
      impersonator_session_id: impersonator?.sessionId ?? null,
      browser,
      network,
      seen_at: now,
      // an administrator does not know the student's password
      authenticated_at: impersonator ? 0 : now,
    })
    .execute()
  return { token, maxAgeSeconds }
}

const RETENTION_SECONDS = 7 * DAY

/** Deletes sessions that expired more than a week before `confirmed`, the confirmed time of decision 0331. */
export async function deleteOldSessions(db: Db, confirmedNow: number): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('expires_at', '<=', confirmedNow - RETENTION_SECONDS)
    .execute()
}

/** Locks a session until the transaction ends; undefined if it has ended. */
export async function lockSession(tx: Tx, sessionId: number) {
  const row = await tx
    .updateTable('sessions')
    .set((it) => ({ expires_at: it.ref('expires_at') }))
    .where('id', '=', sessionId)
    .returning(['impersonator_id', 'expires_at'])
    .executeTakeFirst()
  return row && { impersonatorId: row.impersonator_id, expiresAt: row.expires_at }
}

/** Ends a session and the impersonations started in it; false if it had already ended. */
export async function endSession(db: Db, sessionId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends all sessions of a user, including those in which the user impersonates a student, except one. */
export async function endSessions(db: Db, userId: number, exceptSessionId = 0): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((it) => it.or([it('user_id', '=', userId), it('impersonator_id', '=', userId)]))
    .where('id', '!=', exceptSessionId)
    .execute()
  await startSessionEpoch(db, userId)
}

/** Ends the addresses that were given to a user with the present sessions (decision 0832). */
export async function startSessionEpoch(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('users')
    .set((it) => ({ session_epoch: it('session_epoch', '+', 1) }))
    .where('id', '=', userId)
    .execute()
}

/** Ends the impersonations of a user and those by the user. */
export async function endImpersonations(db: Db, userId: number): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((it) => it.or([it('user_id', '=', userId), it('impersonator_id', '=', userId)]))
    .where('impersonator_id', 'is not', null)
    .execute()
}

/** The time of the newest session in Unix seconds; null without sessions. */
export async function findNewestSession(db: Db): Promise<number | null> {
  const { newest } = await db
    .selectFrom('sessions')
    .select((it) => it.fn.max('created_at').as('newest'))
    .executeTakeFirstOrThrow()
  return newest
}

type SignOutRequest = {
  sessionId: number
  userId: number
  impersonatorId: number | null
  now: number
}

/** Ends a session. The end of an impersonation is audited (decision 0362). */
export async function signOut(
  tx: Tx,
  { sessionId, userId, impersonatorId, now }: SignOutRequest,
): Promise<void> {
  const ended = await endSession(tx, sessionId)
  if (!ended || impersonatorId === null) return
  await writeAuditEntry(tx, {
    actorId: impersonatorId,
    action: 'logoutAsStudent',
    subjectId: userId,
    now,
  })
}

/** Rejects a call during an impersonation: only students themselves can see and change their sign-in. */
export function throwIfImpersonated({ impersonatorId }: { impersonatorId: number | null }): void {
  if (impersonatorId !== null)
    httpError('impersonation_not_allowed', say('rules_auth_only_student_see_change'))
}
