import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { resetPassword } from '../../contract/auth.ts'
import { type Call, callerEmail, MB } from '../../contract/call.ts'
import { findTrustedBrowser } from '../auth/trusted-browser.ts'
import type { AppContext } from '../platform/app-context.ts'
import { now } from '../platform/clock.ts'
import { httpError, RequestError } from '../platform/errors.ts'
import { ipPrefix } from '../platform/ip-prefix.ts'
import { authenticate } from './authenticate.ts'
import {
  callName,
  checkFileField,
  findCall,
  largestBodyLimits,
  possibleCalls,
  requireAccess,
  UNKNOWN_ACTION_MESSAGE,
} from './call-registry.ts'
import type { ConcurrencyLimiter } from './concurrency-limits.ts'
import { type Cookies, requestCookies } from './cookies.ts'
import type { BoundCall, Caller } from './handler.ts'
import { withImpersonationAudit } from './impersonation-audit.ts'
import type { MemoryBudget, Reservation } from './memory-budget.ts'
import {
  checkBodySize,
  deleteUploads,
  type ParsedRequest,
  parseQuery,
  parseRequest,
} from './parse-request.ts'
import { hasTrustedBrowserLimits, type RateLimiter } from './rate-limits.ts'
import { setRequestLabel } from './request-label.ts'
import { requireSameOrigin } from './same-origin.ts'
import { sendResponse } from './send-response.ts'
import { validationMessage } from './validation-message.ts'

const UPLOAD_IDLE_TIMEOUT_MS = 60_000

type DispatchContext = {
  school: AppContext
  limiter: RateLimiter
  concurrency: ConcurrencyLimiter
  memory: MemoryBudget
  uploadFolder: string
}

/**
 * Makes the one handler of all calls. In this order: who the caller is, what the request may be and how much of it is
 * read (decision 0300), what it may, rate limits, the schema, and the call's own handler.
 */
export function createDispatcher(context: DispatchContext, handlers: readonly BoundCall[]) {
  const handlerByCall = new Map(handlers.map((it) => [it.call, it.handler]))
  return async function dispatch(request: FastifyRequest, reply: FastifyReply) {
    const receivedAt = now()
    const caller = await authenticate(request, context.school, receivedAt)
    const prefix = ipPrefix(request.ip)
    const releaseSlot = caller
      ? context.concurrency.acquire('person', String(caller.id))
      : context.concurrency.acquire('strangers', prefix)
    const reservation = context.memory.openReservation(caller ? `person ${caller.id}` : prefix)
    let parsed: ParsedRequest | undefined
    try {
      parsed = await readRequest(request, { context, caller, reservation })
      const { call, action } = resolveCall(request, parsed)
      setRequestLabel(request, callName(call))
      requireSameOrigin(call, request, context.school.config)
      requireAccess(call, caller, request)
      checkBodySize(parsed, call.bodyLimits)
      checkEmailFields(call, caller, parsed.fields)
      const { fields, uploads } = parsed
      const fileCount = uploads.length
      const cookies = requestCookies(request)
      const trustedBrowserKey = await findTrustedBrowserKey(context.school, {
        call,
        fields,
        cookies,
        now: receivedAt,
      })
      await context.limiter.consume(call, {
        ip: request.ip,
        caller,
        fields,
        fileCount,
        trustedBrowserKey,
        now: receivedAt,
      })
      const handler = handlerByCall.get(call)
      if (!handler) throw new RequestError('not_implemented', 'This call is not answered yet.')
      const data = await handler({
        school: withImpersonationAudit(context.school, {
          call,
          fields: fields,
          caller,
          now: receivedAt,
        }),
        input: decodeInput(call, parsed) as never,
        caller: caller as never,
        hasAuthorizationHeader: request.headers.authorization !== undefined,
        action,
        uploads,
        ip: request.ip,
        cookies,
        now: receivedAt,
      })
      return sendResponse(reply, call, data, cookies.setCookieHeaders)
    } finally {
      if (parsed) await deleteUploads(parsed.uploads)
      reservation.release()
      releaseSlot()
    }
  }
}

type SignInAttempt = { call: Call; fields: ParsedRequest['fields']; cookies: Cookies; now: number }

/** The browser whose attempts the account in `fields` counts apart, or ''. */
async function findTrustedBrowserKey(
  { db }: AppContext,
  { call, fields, cookies, now }: SignInAttempt,
) {
  if (!hasTrustedBrowserLimits(call)) return ''
  return findTrustedBrowser(db, {
    email: fields.email,
    cookies,
    isCodeAttempt: call === resetPassword,
    now,
  })
}

type ReadContext = { context: DispatchContext; caller: Caller | null; reservation: Reservation }

/** Reads what a request asks with, within the limits of the calls that it may turn out to be. */
async function readRequest(request: FastifyRequest, { context, caller, reservation }: ReadContext) {
  const query = parseQuery(request.url)
  const namedCall = findCall(request, query.action)
  if (namedCall) setRequestLabel(request, callName(namedCall))
  const calls = possibleCalls(request, caller, query.action)
  if (calls.length === 0 && !isMultipart(request))
    httpError('action_not_found', UNKNOWN_ACTION_MESSAGE)
  const uploadCalls = calls.filter(({ fileFields: files }) => files)
  const fileBytes = context.school.config.UPLOAD_MAX_MB * MB
  return parseRequest(request, query, {
    body: largestBodyLimits(calls),
    files: {
      count: Math.max(0, ...uploadCalls.map(({ fileFields: files }) => files?.length ?? 0)),
      bytes: Math.max(0, ...uploadCalls.map((it) => it.maxFileBytes ?? fileBytes)),
      check(field, action) {
        const candidates = action === undefined ? calls : [findCall(request, action)]
        checkFileField(candidates, field, { caller, request })
      },
    },
    reservation,
    uploadFolder: context.uploadFolder,
    idleTimeoutMs: UPLOAD_IDLE_TIMEOUT_MS,
  })
}

// a file is refused as one (401, 403) whatever action it comes with, so such a body is looked into
const isMultipart = ({ method, headers }: FastifyRequest) =>
  method === 'POST' && /^multipart\/form-data/i.test(headers['content-type'] ?? '')

function resolveCall(request: FastifyRequest, parsed: ParsedRequest) {
  const action = parsed.fields.action ?? ''
  delete parsed.fields.action
  return {
    call: findCall(request, action) ?? httpError('action_not_found', UNKNOWN_ACTION_MESSAGE),
    action: String(action),
  }
}

/** An email beside a token must be the token's own, unless the call means another's (R-SEC-005 to R-SEC-008). */
function checkEmailFields(call: Call, caller: Caller | null, fields: Record<string, unknown>) {
  if (!caller) return
  for (const name of ['email', 'admin_email']) {
    const value = fields[name]
    const isCallersField = call.fields[name] === undefined || call.fields[name] === callerEmail
    if (!isCallersField || typeof value !== 'string' || value === '') continue
    if (value.trim().toLowerCase() !== caller.email.toLowerCase())
      httpError('email_mismatch', `${name} is not yours.`)
  }
}

function decodeInput(call: Call, parsed: ParsedRequest) {
  const fields = withFileFields(call, parsed)
  let result: ReturnType<typeof z.safeDecode>
  try {
    result = z.safeDecode(call.request, fields as never)
  } catch (error) {
    // a bound compares the length of whatever came, and an object may call something its length that compares to nothing
    if (!(error instanceof TypeError)) throw error
    httpError('invalid_request', 'The request is not valid')
  }
  return result.success
    ? result.data
    : httpError('invalid_request', validationMessage(result.error.issues, parsed.fields))
}

// a file field is on the disk already; what is asked only says that it came
function withFileFields(call: Call, parsed: ParsedRequest) {
  const fields = { ...parsed.fields }
  for (const { field } of parsed.uploads) {
    if (!call.fileFields?.includes(field)) httpError('unexpected_file', `${field} takes no file`)
    if (Object.hasOwn(fields, field))
      httpError('duplicate_field', `${field} was sent more than once`)
    fields[field] = true
  }
  return fields
}
