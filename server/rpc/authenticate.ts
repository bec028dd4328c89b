import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../platform/app-context.ts'
import { httpError } from '../platform/errors.ts'
import { prepareQuery } from '../platform/prepared-query.ts'
import { sha256Hex } from '../platform/random.ts'

/** The user that a bearer token belongs to. */
export type Caller = {
  id: number
  name: string
  email: string
  role: number
  /** The id of the session, for sign-out. */
  sessionId: number
  /** The administrator who impersonates this user (`loginAsStudent`); null in the user's own session. */
  impersonatorId: number | null
}

const findSessionCaller = prepareQuery<{ hash: string; now: number }, Caller>((db, param) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.role', 'sessions.id as sessionId'])
    .select('sessions.impersonator_id as impersonatorId')
    .where('sessions.token_hash', '=', param('hash'))
    .where('sessions.expires_at', '>', param('now'))
    .where('users.deleted_at', 'is', null),
)

const BEARER = /^Bearer +([\w-]{20,100})$/i

/**
 * The person whose token a request carries, or null when it carries none that still holds. An email in the body is
 * never an identity and neither is the cookie (R-SEC-005, R-SEC-010).
 */
export async function authenticate(
  request: FastifyRequest,
  school: AppContext,
  now: number,
): Promise<Caller | null> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) return null
  const [caller] = await findSessionCaller(school.db, { hash: sha256Hex(token), now })
  return caller ?? null
}

/**
 * 401 for whoever has to be somebody. What anybody may ask is answered whatever token comes along: an older client sends
 * the one that has ended with the very sign-in that is to replace it.
 */
export function rejectUnauthenticated({ headers }: FastifyRequest): never {
  httpError(
    'sign_in_required',
    headers.authorization === undefined ? 'Please sign in.' : 'Please sign in again.',
  )
}
