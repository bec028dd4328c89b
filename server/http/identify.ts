import type { FastifyRequest } from 'fastify'
import { builtOnce } from '../kernel/built-once.ts'
import { hashed } from '../kernel/random.ts'
import { reject } from '../kernel/refusal.ts'
import type { School } from '../kernel/school.ts'
import type { Person } from './answers.ts'

const personBehind = builtOnce<{ hash: string; now: number }, Person>((db, given) =>
  db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person_id')
    .select(['people.id', 'people.name', 'people.email', 'people.role', 'sessions.id as sessionId'])
    .select('sessions.impersonator_id as impersonatorId')
    .where('sessions.token_hash', '=', given('hash'))
    .where('sessions.expires_at', '>', given('now'))
    .where('people.deleted_at', 'is', null),
)

const bearer = /^Bearer +([\w-]{20,100})$/i

/**
 * The person whose token a request carries, or null when it carries none that still holds. An email in the body is
 * never an identity and neither is the cookie (decisions §2).
 */
export async function identify(
  request: FastifyRequest,
  school: School,
  now: number,
): Promise<Person | null> {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) return null
  const [found] = await personBehind(school.db, { hash: hashed(token), now })
  return found ?? null
}

/**
 * 401 for whoever has to be somebody. What anybody may ask is answered whatever token comes along: an older client sends
 * the one that has ended with the very sign-in that is to replace it.
 */
export function signInFirst({ headers }: FastifyRequest): never {
  reject(401, headers.authorization === undefined ? 'Please sign in.' : 'Please sign in again.')
}
