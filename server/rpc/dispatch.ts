import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { type Call, callerEmail, MB } from '../../contract/platform/call.ts'
import type { Locale } from '../../messages/languages.ts'
import { say } from '../../messages/message.ts'
import type { AppContext } from '../platform/app-context.ts'
import { now } from '../platform/clock.ts'
import type { DiskBudget } from '../platform/disk-space.ts'
import { httpError, RequestError, throwFieldError } from '../platform/errors.ts'
import { ipPrefix } from '../platform/ip-prefix.ts'
import { withMediaViewer } from '../platform/signed-url.ts'
import { authenticate, type Caller } from './authenticate.ts'
import {
  callName,
  findCall,
  possibleCalls,
  requireAccess,
  UNKNOWN_ACTION_MESSAGE,
} from './call-registry.ts'
import type { ConcurrencyLimiter } from './concurrency-limits.ts'
import { requestCookies } from './cookies.ts'
import { createFileCheck } from './file-check.ts'
import type { BoundCall } from './handler.ts'
import { hideContacts } from './hide-contacts.ts'
import { withImpersonationAudit } from './impersonation-audit.ts'
import { recordSeen, recordSessionSeen } from './last-seen.ts'
import type { MemoryBudget, Reservation } from './memory-budget.ts'
import { fileTooLargeMessage } from './parse-multipart.ts'
import {
  checkBodySize,
  deleteUploads,
  isMultipart,
  type ParsedRequest,
  parseQuery,
  parseRequest,
} from './parse-request.ts'
import type { RateLimiter } from './rate-limits.ts'
import { requireEffectAllowed } from './read-only-session.ts'
import { requireReauthentication } from './reauthentication.ts'
import { setRequestLabel } from './request-label.ts'
import { requestLocale } from './request-locale.ts'
import { needsSecondFactor, requireSecondFactor } from './required-second-factor.ts'
import { requireSameOrigin } from './same-origin.ts'
import { scopeOf } from './scope-of.ts'
import { requireInScope } from './scoped-fields.ts'
import { sendResponse } from './send-response.ts'
import { siteUrl } from './site-url.ts'
import { idempotencyKeyOf, respondOnce } from './stored-responses.ts'
import { validationMessage } from './validation-message.ts'

const UPLOAD_IDLE_TIMEOUT_MS = 60_000

type DispatchContext = {
  school: AppContext
  limiter: RateLimiter
  concurrency: ConcurrencyLimiter
  memory: MemoryBudget
  disk: DiskBudget
  uploadFolder: string
}

/**
 * Creates the handler of all calls. The order of its checks: authentication, the calls that the request can be and their
 * body limits (decision 0300), access, rate limits, the request schema. Then it runs the handler of the call.
 */
export function createDispatcher(context: DispatchContext, routes: readonly BoundCall[]) {
  const routeOf = new Map(routes.map((it) => [it.call, it]))
  return async function dispatch(request: FastifyRequest, reply: FastifyReply) {
    const receivedAt = now()
    const caller = await authenticate(request, context.school, receivedAt)
    const locale = await requestLocale(request, context.school.db)
    const prefix = ipPrefix(request.ip)
    const releaseSlot = caller
      ? context.concurrency.acquire('user', String(caller.id))
      : context.concurrency.acquire('anonymous', prefix)
    const reservation = context.memory.openReservation(caller ? `user ${caller.id}` : prefix)
    let parsed: ParsedRequest | undefined
    try {
      parsed = await readRequest(request, { context, caller, reservation, receivedAt })
      const { call, action } = resolveCall(request, parsed)
      const route = routeOf.get(call)
      if (!route) throw new RequestError('not_implemented', say('rules_wire_call_no_handler'))
      checkRequest(request, { call, caller, parsed, school: context.school, receivedAt })
      if (caller && needsSecondFactor(call))
        await requireSecondFactor(context.school.db, caller, receivedAt)
      const accepted = { context, request, route, action, caller, parsed, locale, receivedAt }
      return await respond(reply, accepted)
    } finally {
      if (parsed) await deleteUploads(parsed.uploads)
      reservation.release()
      releaseSlot()
    }
  }
}

type CheckedRequest = {
  call: Call
  caller: Caller | null
  parsed: ParsedRequest
  school: AppContext
  receivedAt: number
}

function checkRequest(
  request: FastifyRequest,
  { call, caller, parsed, school, receivedAt }: CheckedRequest,
): void {
  setRequestLabel(request, callName(call))
  requireSameOrigin(call, request, school.config)
  requireAccess(call, caller, request)
  requireEffectAllowed(call, caller)
  checkBodySize(parsed, call.bodyLimits)
  checkEmailFields(call, caller, parsed.fields)
  requireReauthentication(call, caller, receivedAt)
}

type AcceptedRequest = {
  context: DispatchContext
  request: FastifyRequest
  route: BoundCall
  action: string
  caller: Caller | null
  parsed: ParsedRequest
  locale: Locale
  receivedAt: number
}

/** Applies the rate limits of a call, runs its handler and sends the response. */
async function respond(
  reply: FastifyReply,
  { context, request, route, action, caller, parsed, locale, receivedAt }: AcceptedRequest,
) {
  const { ip } = request
  const { fields, uploads } = parsed
  const cookies = requestCookies(request)
  const attempt = { fields, cookies, now: receivedAt }
  const trustedBrowserKey = (await route.findTrustedBrowser?.(context.school.db, attempt)) ?? ''
  await context.limiter.consume(route, {
    ip,
    caller,
    fields,
    fileCount: uploads.length,
    trustedBrowserKey,
    now: receivedAt,
  })
  // the input of a route's own call; `handle` checks the types of both together
  const input = decodeInput(route.call, parsed) as never
  const { access } = route.call
  const scope =
    typeof access === 'object' ? await scopeOf(context.school.db, caller, access.can) : undefined
  if (scope) await requireInScope(context.school.db, scope, fields)
  const { auditDetail } = route
  const school = auditDetail
    ? withImpersonationAudit(context.school, {
        caller,
        detail: () => auditDetail(input),
        now: receivedAt,
      })
    : context.school
  if (caller) {
    await recordSeen(context.school.db, caller, { now: receivedAt, log: request.log })
    await recordSessionSeen(context.school.db, caller, { ip, now: receivedAt, log: request.log })
  }
  const runHandler = (handlerSchool: AppContext) =>
    route.handler({
      school: handlerSchool,
      input,
      // requireAccess has checked that only a call for anyone has no caller
      caller: caller as never,
      // of the caller's kind, for a call of the staff
      scope: scope as never,
      hasAuthorizationHeader: request.headers.authorization !== undefined,
      action,
      uploads,
      ip,
      siteUrl: siteUrl(request, school.config),
      userAgent: request.headers['user-agent'] ?? '',
      cookies,
      locale,
      now: receivedAt,
    })
  const run = () => runOnce(school, { route, caller, fields, now: receivedAt }, runHandler)
  const data = await (caller ? withMediaViewer({ id: caller.id, staff: caller.staff }, run) : run())
  const shown = scope ? hideContacts(route.call, data, scope) : data
  return sendResponse(reply, route.call, shown, { locale, cookies: cookies.setCookieHeaders })
}

type RunRequest = {
  route: BoundCall
  caller: Caller | null
  fields: Record<string, unknown>
  now: number
}

/** Runs the handler; a repeated request of a creating call gets the first response (decision 0501). */
function runOnce(
  school: AppContext,
  { route: { call }, caller, fields, now: receivedAt }: RunRequest,
  handler: (school: AppContext) => Promise<unknown>,
): Promise<unknown> {
  const key = caller ? idempotencyKeyOf(call, fields) : undefined
  if (!caller || key === undefined) return handler(school)
  const request = {
    call,
    callName: callName(call),
    userId: caller.id,
    key,
    fields,
    now: receivedAt,
  }
  return respondOnce(school, request, handler)
}

type ReadContext = {
  context: DispatchContext
  caller: Caller | null
  reservation: Reservation
  receivedAt: number
}

/** Parses a request within the limits of the calls that it can be. */
async function readRequest(
  request: FastifyRequest,
  { context, caller, reservation, receivedAt }: ReadContext,
) {
  const query = parseQuery(request.url)
  const namedCall = findCall(request, query.action)
  if (namedCall) setRequestLabel(request, callName(namedCall))
  const { calls, body, fileCount, fileBytes } = possibleCalls(request, caller, query.action)
  // the body of an upload with an unknown action is read too, so that the response is 401 or 403 and not 404
  if (calls.length === 0 && !isMultipart(request.raw))
    httpError('action_not_found', UNKNOWN_ACTION_MESSAGE)
  const { school, disk, uploadFolder } = context
  return parseRequest(request, query, {
    body,
    files: {
      count: fileCount,
      bytes: Math.min(school.config.UPLOAD_MAX_MB * MB, fileBytes),
      check: await createFileCheck(school.db, { request, calls, caller, now: receivedAt }),
    },
    reservation,
    disk: { budget: disk, config: school.config },
    uploadFolder,
    idleTimeoutMs: UPLOAD_IDLE_TIMEOUT_MS,
  })
}

function resolveCall(request: FastifyRequest, parsed: ParsedRequest) {
  const action = parsed.fields.action ?? ''
  delete parsed.fields.action
  return {
    call: findCall(request, action) ?? httpError('action_not_found', UNKNOWN_ACTION_MESSAGE),
    action: String(action),
  }
}

/** An email beside a token must be the caller's, unless the call takes another account's (R-SEC-005 to R-SEC-008). */
function checkEmailFields(call: Call, caller: Caller | null, fields: Record<string, unknown>) {
  if (!caller) return
  for (const name of ['email', 'admin_email']) {
    const value = fields[name]
    const isCallersField = call.fields[name] === undefined || call.fields[name] === callerEmail
    if (!isCallersField || typeof value !== 'string' || value === '') continue
    if (value.trim().toLowerCase() !== caller.email.toLowerCase())
      httpError('email_mismatch', say('rules_wire_field_not_yours', { field: name }))
  }
}

/** The limit while a body is read is that of the largest call of its path. */
function checkFileSizes({ maxFileBytes: limit }: Call, { uploads }: ParsedRequest) {
  if (limit !== undefined && uploads.some((it) => it.bytes > limit))
    httpError('file_too_large', fileTooLargeMessage(limit))
}

function decodeInput(call: Call, parsed: ParsedRequest) {
  checkFileSizes(call, parsed)
  const fields = withFileFields(call, parsed)
  let result: ReturnType<typeof z.safeDecode>
  try {
    // unchecked values, whose type is that of any call
    result = z.safeDecode(call.request, fields as never)
  } catch (error) {
    // a length check compares the length of any value, and an object can have a `length` that does not compare
    if (!(error instanceof TypeError)) throw error
    httpError('invalid_request', say('rules_wire_request_not_valid'))
  }
  if (result.success) return result.data
  const { issues } = result.error
  return throwFieldError(issues[0]?.path[0]?.toString(), validationMessage(issues, parsed.fields))
}

// a file is already on disk, so its field is only `true`
function withFileFields(call: Call, parsed: ParsedRequest) {
  const fields = { ...parsed.fields }
  for (const { field } of parsed.uploads) {
    if (!call.fileFields?.includes(field))
      httpError('unexpected_file', say('rules_wire_field_takes_no_file', { field }))
    if (Object.hasOwn(fields, field))
      httpError('duplicate_field', say('rules_wire_field_sent_twice', { field }))
    fields[field] = true
  }
  return fields
}
