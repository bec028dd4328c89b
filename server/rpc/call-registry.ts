import type { FastifyRequest } from 'fastify'
import { allCalls } from '../../contract/all.ts'
import { ADMIN_ROLE } from '../../contract/auth/auth.ts'
import {
  type Access,
  type BodyLimits,
  type Call,
  DEFAULT_BODY_LIMITS,
} from '../../contract/platform/call.ts'
import { httpError } from '../platform/errors.ts'
import { type Caller, throwUnauthenticated } from './authenticate.ts'

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

const NO_CALLS = toPossibleCalls([])
const possibleByCall = new Map(allCalls.map(({ call }) => [call, toPossibleCalls([call])]))
// the same for all callers with the same access, so it is prepared once and not for each request
const possibleByPath = new Map(
  [...callsByPath].map(([methodAndPath, calls]) => [
    methodAndPath,
    {
      anyone: toPossibleCalls(calls.filter(({ access }) => includesAccess('anyone', access))),
      student: toPossibleCalls(calls.filter(({ access }) => includesAccess('student', access))),
      admin: toPossibleCalls(calls),
    },
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
  httpError('admin_only', 'Only an administrator may do this.')
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
  const possible = possibleByPath.get(methodAndPath)?.[accessOf(caller)] ?? NO_CALLS
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
  httpError('unexpected_file', `${field} takes no file`)
}

export const UNKNOWN_ACTION_MESSAGE = 'There is no such action.'

const uploadCalls = allCalls.flatMap(({ call }) => (call.fileFields ? [call] : []))

const methodAndPathOf = ({ method, url }: FastifyRequest) => `${method} ${url.split('?', 1)[0]}`

function hasAccess({ access }: Call, caller: Caller | null) {
  return includesAccess(accessOf(caller), access)
}

/** The calls that a caller can make are those of this access and of the ones before it. */
function accessOf(caller: Caller | null): Access {
  if (!caller) return 'anyone'
  return caller.role === ADMIN_ROLE ? 'admin' : 'student'
}

function includesAccess(granted: Access, required: Access): boolean {
  return required === 'anyone' || required === granted || granted === 'admin'
}
