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

const bearer = /^Bearer ([\w-]{20,100})$/

/**
 * The person whose token a request carries, or null when it carries none. An email in the body is never an
 * identity and neither is the cookie (decisions §2). Refuses a token that is unknown or over with 401.
 */
export async function identify(
  request: FastifyRequest,
  school: School,
  now: number,
): Promise<Person | null> {
  const header = request.headers.authorization
  if (header === undefined) return null
  const token = bearer.exec(header)?.[1] ?? reject(401, 'Please sign in again.')
  const [found] = await personBehind(school.db, { hash: hashed(token), now })
  return found ?? reject(401, 'Please sign in again.')
}
