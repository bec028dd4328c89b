import type { FastifyRequest } from 'fastify'
import { say } from '../../messages/message.ts'
import type { AppContext } from '../platform/app-context.ts'
import { httpError } from '../platform/errors.ts'
import { prepareGroupedQuery } from '../platform/group-reads.ts'
import { sha256Hex } from '../platform/random.ts'
import { type Standing, standingOf } from '../platform/standing.ts'
import { setProfileLanguage } from './request-locale.ts'

/**
 * The user that a bearer token belongs to. `staff` is the kind of a member of the staff. An account with an unknown role or kind is
 * neither a student nor staff and may only sign out (R-STAFF-001).
 */
export type Caller = CallerSession & Standing

type CallerSession = {
  id: number
  name: string
  email: string
  /** The id of the session, for sign-out. */
  sessionId: number
  /** The administrator who impersonates this user (`loginAsStudent`); null in the user's own session. */
  impersonatorId: number | null
  /** The time of a recent request of the user (`recordSeen`); 0 before the first. */
  lastSeenAt: number
  /** The time of a recent request in this session. */
  sessionSeenAt: number
  /** When the password was last entered in this session (decision 0642). */
  authenticatedAt: number
}

type SessionRow = CallerSession & { role: number; kind: string; language: string }

const findSessionCaller = prepareGroupedQuery<{ hash: string; now: number }, SessionRow>(
  (db, param) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .leftJoin('last_seen', 'last_seen.user_id', 'users.id')
      .select(['users.id', 'users.name', 'users.email', 'users.role', 'users.staff as kind'])
      .select(['users.language', 'sessions.id as sessionId'])
      .select('sessions.impersonator_id as impersonatorId')
      .select(['sessions.seen_at as sessionSeenAt', 'sessions.authenticated_at as authenticatedAt'])
      .select((it) => it.fn.coalesce('last_seen.at', it.lit(0)).as('lastSeenAt'))
      .where('sessions.token_hash', '=', param('hash'))
      .where('sessions.expires_at', '>', param('now'))
      .where('users.deleted_at', 'is', null)
      // a sign-in can be in progress while the account is deactivated; an administrator may still act for the student
      .where((it) =>
        it.or([
          it('users.deactivated_at', 'is', null),
          it('sessions.impersonator_id', 'is not', null),
        ]),
      ),
)

const BEARER = /^Bearer +([\w-]{20,100})$/i

/**
 * Returns the user of the request's bearer token, or null if it has no valid token. Neither an email in the body nor
 * the cookie authenticates (R-SEC-005, R-SEC-010).
 */
export async function authenticate(
  request: FastifyRequest,
  school: AppContext,
  now: number,
): Promise<Caller | null> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) return null
  const [row] = await findSessionCaller(school.db, { hash: sha256Hex(token), now })
  if (!row) return null
  const { role, kind, language, ...session } = row
  // an administrator reads as a student in the own language
  if (session.impersonatorId === null) setProfileLanguage(request, language)
  return { ...session, ...standingOf(role, kind) }
}

/**
 * Throws 401. Only calls that require a user throw it: calls for anyone accept an expired token, because older clients
 * send one with the sign-in that replaces it.
 */
export function throwUnauthenticated({ headers }: FastifyRequest): never {
  httpError(
    'sign_in_required',
    headers.authorization === undefined
      ? say('rules_wire_please_sign_in')
      : say('rules_wire_sign_again'),
  )
}
