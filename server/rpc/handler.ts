import type * as z from 'zod/mini'
import type { Call, StaffAccess } from '../../contract/platform/call.ts'
import type { Locale } from '../../messages/languages.ts'
import type { Message } from '../../messages/message.ts'
import type { AppContext } from '../platform/app-context.ts'
import type { Db } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import type { Caller } from './authenticate.ts'
import type { Cookies } from './cookies.ts'
import type { Upload } from './parse-request.ts'
import type { RateLimitRule } from './rate-limits.ts'

/** The arguments of a handler. `caller` can be null only if anyone may make the call. */
export type Context<C extends Call> = {
  school: AppContext
  input: z.output<C['request']>
  caller: C['access'] extends 'anyone' ? Caller | null : Caller
  /** The rows that the caller reaches with the permission of a call of the staff (R-STAFF-006). */
  scope: C['access'] extends StaffAccess ? Scope : undefined
  /** True if the request has a token, valid or expired. */
  hasAuthorizationHeader: boolean
  /** The action in the request, for calls that have several. */
  action: string
  uploads: Upload[]
  ip: string
  /** The URL of the site without a trailing slash. */
  siteUrl: string
  /** The User-Agent header, '' without one. */
  userAgent: string
  cookies: Cookies
  /** The language of the reader of the response (R-LANG-004). */
  locale: Locale
  now: number
}

/** A response that starts a session: the dispatcher adds the token beside `data` and as a cookie. */
export class SessionResponse<T> {
  readonly data: T
  readonly token: string
  readonly maxAgeSeconds: number
  /** The language of the profile, if it has one: that of the request is the browser's. */
  readonly language: Locale | undefined

  constructor(data: T, token: string, maxAgeSeconds: number, language?: Locale) {
    this.data = data
    this.token = token
    this.maxAgeSeconds = maxAgeSeconds
    this.language = language
  }
}

/**
 * A response whose `data` is already JSON (decision 0040), in UTF-8 if it is the same for all callers: Node encodes a text
 * with Arabic letters again for each response.
 */
export class SerializedResponse {
  readonly json: string | Buffer

  constructor(json: string | Buffer) {
    this.json = json
  }
}

type ResponseData<C extends Call> = z.output<C['response']>

type Response<C extends Call> =
  | ResponseData<C>
  | SessionResponse<ResponseData<C>>
  | SerializedResponse

/** The handler of a call without a response returns nothing, or null. */
type Handler<C extends Call> = (
  context: Context<C>,
) => ResponseData<C> extends null ? Promise<Response<C>> | Promise<void> : Promise<Response<C>>

/** An attempt on an account, before its fields are decoded. */
type AccountAttempt = { fields: Record<string, unknown>; cookies: Cookies; now: number }

export type RouteOptions<C extends Call> = {
  /** Checked in this order before the request is decoded. The default is a limit on uploads. */
  limits?: readonly RateLimitRule[]
  /** The call whose counters are used, so that both together stay within `limits`. */
  countsAs?: Call
  /**
   * Finds the browser that the account in the request trusts, for `byTrustedBrowser`; '' for none. Its attempts are
   * counted separately (decision 0361).
   */
  findTrustedBrowser?: (db: Db, attempt: AccountAttempt) => Promise<string>
  /**
   * Describes the action for the audit log when an administrator performs it while impersonating a student (decision
   * 0362). Calls without it are not logged.
   */
  auditDetail?: (input: z.output<C['request']>) => Message
}

/** A call with its handler. */
export type BoundCall = {
  call: Call
  handler: (context: Context<Call>) => Promise<unknown>
} & RouteOptions<Call>

/** Binds a handler to a call. The types of its input and response come from the contract. */
export function handle<C extends Call>(call: C, handler: Handler<C>): BoundCall
export function handle<C extends Call>(
  call: C,
  options: RouteOptions<C>,
  handler: Handler<C>,
): BoundCall
export function handle<C extends Call>(
  call: C,
  ...rest: [Handler<C>] | [RouteOptions<C>, Handler<C>]
): BoundCall {
  const [options, handler] = rest.length === 1 ? [{}, rest[0]] : rest
  return {
    call,
    ...options,
    // the dispatcher decodes the input by the schema of the same call
    handler: async (context: Context<C>) => (await handler(context)) ?? null,
  } as unknown as BoundCall
}
