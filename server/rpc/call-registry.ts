import type { FastifyRequest } from 'fastify'
import { allCalls } from '../../contract/all.ts'
import { logout } from '../../contract/auth/auth.ts'
import { type BodyLimits, type Call, DEFAULT_BODY_LIMITS } from '../../contract/platform/call.ts'
import { may } from '../../contract/staff/permissions.ts'
import { STAFF_KINDS, type StaffKind } from '../../contract/staff/staff-kinds.ts'
import { say } from '../../messages/message.ts'
import { httpError } from '../platform/errors.ts'
import { type Caller, throwUnauthenticated } from './authenticate.ts'
import { throwNotPermitted } from './scope-of.ts'

/** The calls that a request can be before its body is read, and the largest limits that any of them has. */
export type PossibleCalls = {
  calls: readonly Call[]
  body: BodyLimits
  fileCount: number
  /** Bytes of each file; infinite if only UPLOAD_MAX_MB bounds them, 0 if the calls take no files. */
  fileBytes: number
}

const callByAddress = new Map<string, Call>()
const callsByPath = new Map<string, Call[]>()
const callNames = new Map<Call, string>()
for (const { name, call } of allCalls) {
  callNames.set(call, name)
  const methodAndPath = `${call.method} ${call.path}`
  callsByPath.set(methodAndPath, [...(callsByPath.get(methodAndPath) ?? []), call])
  const actions = typeof call.action === 'string' ? [call.action] : (call.action ?? [''])
  for (const action of actions) callByAddress.set(`${methodAndPath} ${action}`, call)
}

/** Who makes a request: a visitor, a student, staff of a kind, or an account with an unknown role. */
type CallerKind = 'visitor' | 'student' | 'unknown' | StaffKind
const CALLER_KINDS: readonly CallerKind[] = ['visitor', 'student', 'unknown', ...STAFF_KINDS]

const NO_CALLS = toPossibleCalls([])
const possibleByCall = new Map(allCalls.map(({ call }) => [call, toPossibleCalls([call])]))
// the same for all callers of one kind, so it is prepared once and not for each request
const possibleByPath = new Map(
  [...callsByPath].map(([methodAndPath, calls]) => [
    methodAndPath,
    new Map(
      CALLER_KINDS.map((kind) => [kind, toPossibleCalls(calls.filter((it) => mayMake(kind, it)))]),
    ),
  ]),
)

/** The paths of all calls. */
export const callPaths: readonly string[] = [...new Set(allCalls.map(({ call }) => call.path))]

/** Returns the name of a call in the contract. */
export const callName = (call: Call): string => callNames.get(call) ?? ''

/** Returns the call with this method, path and action, or undefined. */
export function findCall(request: FastifyRequest, action: unknown): Call | undefined {
  return typeof action === 'string'
    ? callByAddress.get(`${methodAndPathOf(request)} ${action}`)
    : undefined
}

/** Throws 401 or 403 unless the caller has access to the call. */
export function requireAccess(call: Call, caller: Caller | null, request: FastifyRequest): void {
  if (hasAccess(call, caller)) return
  if (!caller) throwUnauthenticated(request)
  throwNotPermitted(caller)
}

/**
 * Returns the calls that a request can be before its body is read: the one in its URL, or those of its path that the
 * caller has access to. Throws 401 or 403 if the path has calls but none for this caller.
 */
export function possibleCalls(
  request: FastifyRequest,
  caller: Caller | null,
  action: unknown,
): PossibleCalls {
  if (action !== undefined || request.method !== 'POST') {
    const call = findCall(request, action ?? '')
    if (call) requireAccess(call, caller, request)
    return (call && possibleByCall.get(call)) ?? NO_CALLS
  }
  const methodAndPath = methodAndPathOf(request)
  const possible = possibleByPath.get(methodAndPath)?.get(kindOf(caller)) ?? NO_CALLS
  const [anyCall] = callsByPath.get(methodAndPath) ?? []
  if (possible.calls.length === 0 && anyCall) requireAccess(anyCall, caller, request)
  return possible
}

function toPossibleCalls(calls: readonly Call[]): PossibleCalls {
  const uploading = calls.filter(({ fileFields }) => fileFields)
  return {
    calls,
    body: largestBodyLimits(calls),
    fileCount: Math.max(0, ...uploading.map(({ fileFields }) => fileFields?.length ?? 0)),
    fileBytes: Math.max(0, ...uploading.map(({ maxFileBytes }) => maxFileBytes ?? Infinity)),
  }
}

/** The largest limits of several calls, for reading a body before its call is known. */
function largestBodyLimits(calls: readonly Call[]): BodyLimits {
  if (calls.length === 1 && calls[0]) return calls[0].bodyLimits
  return calls.reduce(
    (largest, { bodyLimits: body }) => ({
      bytes: Math.max(largest.bytes, body.bytes),
      fields: Math.max(largest.fields, body.fields),
      depth: Math.max(largest.depth, body.depth),
    }),
    DEFAULT_BODY_LIMITS,
  )
}

/**
 * Returns those of `calls` that accept a file in this field from this caller, at least one. Throws otherwise: 401 or 403
 * if the caller may upload no file at all, else 400, or 404 if the call does not exist.
 */
export function callsWithFileField(
  calls: readonly (Call | undefined)[],
  field: string,
  { caller, request }: { caller: Caller | null; request: FastifyRequest },
): [Call, ...Call[]] {
  const knownCalls = calls.filter((call) => call !== undefined)
  const [first, ...others] = knownCalls.filter(
    (call) => hasAccess(call, caller) && call.fileFields?.includes(field),
  )
  if (first) return [first, ...others]
  for (const call of uploadCalls) requireAccess(call, caller, request)
  if (knownCalls.length === 0) httpError('action_not_found', UNKNOWN_ACTION_MESSAGE)
  httpError('unexpected_file', say('rules_wire_field_takes_no_file', { field }))
}

export const UNKNOWN_ACTION_MESSAGE = say('rules_wire_there_no_such_action')

const uploadCalls = allCalls.flatMap(({ call }) => (call.fileFields ? [call] : []))

const methodAndPathOf = ({ method, url }: FastifyRequest) => `${method} ${url.split('?', 1)[0]}`

const hasAccess = (call: Call, caller: Caller | null) => mayMake(kindOf(caller), call)

function kindOf(caller: Caller | null): CallerKind {
  if (!caller) return 'visitor'
  return caller.staff ?? (caller.standing === 'student' ? 'student' : 'unknown')
}

/** Staff may also do what every signed-in user may; an account with an unknown role may only sign out (R-STAFF-001). */
function mayMake(kind: CallerKind, call: Call): boolean {
  const { access } = call
  if (access === 'anyone') return true
  if (kind === 'visitor') return false
  if (kind === 'unknown') return call === logout
  if (access === 'student') return true
  return kind !== 'student' && may(kind, access.can)
}
