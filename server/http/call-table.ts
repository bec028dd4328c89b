import type { FastifyRequest } from 'fastify'
import { allCalls } from '../../contract/all.ts'
import { ADMIN_ROLE } from '../../contract/auth.ts'
import { type BodyLimits, type Call, DEFAULT_BODY } from '../../contract/call.ts'
import { reject } from '../kernel/refusal.ts'
import type { Person } from './answers.ts'
import { signInFirst } from './identify.ts'

const byAddress = new Map<string, Call>()
const byPath = new Map<string, Call[]>()
const names = new Map<Call, string>()
for (const { name, call } of allCalls) {
  names.set(call, name)
  const onPath = `${call.method} ${call.path}`
  byPath.set(onPath, [...(byPath.get(onPath) ?? []), call])
  const actions = typeof call.action === 'string' ? [call.action] : (call.action ?? [''])
  for (const action of actions) byAddress.set(`${onPath} ${action}`, call)
}

/** The paths that calls live on. */
export const callPaths: readonly string[] = [...new Set(allCalls.map(({ call }) => call.path))]

/** The name of a call in the contract. */
export const nameOf = (call: Call): string => names.get(call) ?? ''

/** The call at this address, undefined when there is none. */
export function findCall(request: FastifyRequest, action: unknown): Call | undefined {
  return typeof action === 'string' ? byAddress.get(`${addressOf(request)} ${action}`) : undefined
}

/** Throws 401 or 403 unless the caller may make the call. */
export function mayCall(call: Call, asker: Person | null, request: FastifyRequest): void {
  if (isAllowed(call, asker)) return
  if (!asker) signInFirst(request)
  reject(403, 'Only an administrator may do this.')
}

/**
 * The calls that a request may turn out to be while its body is unread: the one that its address names, or those of its
 * path that this caller may make. Throws 401 or 403 when there are calls but none for this caller.
 */
export function possibleCalls(
  request: FastifyRequest,
  asker: Person | null,
  action: unknown,
): readonly Call[] {
  if (action !== undefined || request.method !== 'POST') {
    const call = findCall(request, action ?? '')
    if (call) mayCall(call, asker, request)
    return call ? [call] : []
  }
  const onPath = byPath.get(addressOf(request)) ?? []
  const possible = onPath.filter((call) => isAllowed(call, asker))
  if (possible.length === 0 && onPath[0]) mayCall(onPath[0], asker, request)
  return possible
}

/** The widest limits of some calls: what is read before it is known which of them it is. */
export function widestBody(calls: readonly Call[]): BodyLimits {
  if (calls.length === 1 && calls[0]) return calls[0].body
  return calls.reduce(
    (widest, { body }) => ({
      bytes: Math.max(widest.bytes, body.bytes),
      fields: Math.max(widest.fields, body.fields),
      depth: Math.max(widest.depth, body.depth),
    }),
    DEFAULT_BODY,
  )
}

/**
 * Throws unless one of `calls` takes a file in this field from this caller: 401 or 403 when the caller may upload nothing
 * anywhere, else 400, or 404 when there is no such call.
 */
export function checkFile(
  calls: readonly (Call | undefined)[],
  field: string,
  { asker, request }: { asker: Person | null; request: FastifyRequest },
): void {
  const known = calls.filter((call) => call !== undefined)
  if (known.some((call) => isAllowed(call, asker) && call.files?.includes(field))) return
  for (const call of uploads) mayCall(call, asker, request)
  if (known.length === 0) reject(404, NO_SUCH_ACTION)
  reject(400, `${field} takes no file`)
}

export const NO_SUCH_ACTION = 'There is no such action.'

const uploads = allCalls.flatMap(({ call }) => (call.files ? [call] : []))

const addressOf = ({ method, url }: FastifyRequest) => `${method} ${url.split('?', 1)[0]}`

function isAllowed({ may }: Call, asker: Person | null) {
  if (may === 'anyone') return true
  return asker !== null && (may === 'student' || asker.role === ADMIN_ROLE)
}
