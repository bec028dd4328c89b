import * as z from 'zod/mini'
import type { Call } from '../../contract/platform/call.ts'
import type { ErrorCode } from '../../contract/platform/error-codes.ts'
import { codeNameOf } from '../../contract/platform/field-names.ts'
import { m } from '../../messages/m.ts'
import { takeEarlyResponse } from './early-response.ts'
import { encodeRequest } from './encode-request.ts'
import { parseRetryAfter } from './retry-pause.ts'
import { findOtherUser, sessionToken, useSession } from './session.ts'

// the Content-Security-Policy of the page forbids generated code, and an attempt would be reported
z.config({ jitless: true })

/** The message of a failure without a reason. */
export const GENERAL_ERROR_MESSAGE = m.api_general_error()
/** The message if no response of the school arrived. */
export const UNREACHABLE_MESSAGE = m.api_unreachable()

/** An error response of the server. */
export class ApiError extends Error {
  readonly status: number
  /** Undefined if the response has none, for example one of a proxy. */
  readonly code: ErrorCode | undefined
  /** The name in code of the request field that it concerns. */
  readonly field: string | undefined

  constructor(message: string, status: number, code?: ErrorCode, field?: string) {
    super(message)
    this.status = status
    this.code = code
    this.field = field
  }
}

/**
 * No response of the school arrived: there is no connection, or something else has answered, such as a proxy or the sign-in
 * page of a network. The failed request decides that, because browsers report a connection that carries nothing.
 */
export class UnreachableError extends TypeError {}

/** True if the server received the request and declined it; false if the request or the server failed. */
export function isDeclined(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500
}

/** The message of the server, `fallback` if it sent none, or that the school cannot be reached. */
export function messageOf(error: unknown, fallback: string = GENERAL_ERROR_MESSAGE): string {
  if (error instanceof UnreachableError) return UNREACHABLE_MESSAGE
  return error instanceof ApiError ? error.message || fallback : GENERAL_ERROR_MESSAGE
}

/** The title and the detail of a toast whose title is specified for a request without a response (R-AUTH-020, R-CLASS-029). */
export const failureOf = (error: unknown, fallback?: string): [title: string, detail?: string] =>
  error instanceof UnreachableError
    ? [GENERAL_ERROR_MESSAGE, UNREACHABLE_MESSAGE]
    : [messageOf(error, fallback)]

type RenewSession = (rejectedToken: string, response?: Response) => Promise<boolean>

/**
 * Renews a session that the server has rejected, or asks for the password that the call requires (decision 0642). True if
 * the request can be sent again.
 */
export let renewSession: RenewSession = async () => false

/** Sets the handler of a 401 response to the token of the page; its code is loaded when it is called. */
export function onRejectedSession(renew: RenewSession): void {
  renewSession = renew
}

/** A request as it is sent: the URL, the headers, and the fields under their wire names. */
export type OutgoingRequest = {
  url: string
  method: string
  headers: Record<string, string>
  fields: Record<string, unknown>
  signal: AbortSignal | null
  /** The request is sent to its end after the page has closed. */
  keepalive: boolean
}

type CallOptions = {
  signal?: AbortSignal | undefined
  /** The action, for a call with several. */
  action?: string | undefined
  /** Another origin than this site: 'https://game.example'. */
  host?: string
  /** Asks for the data only if it has changed: for a read that is repeated often. */
  isConditional?: boolean
  /** Replaces fetch, for example by an upload with progress (upload.ts). */
  transport?: (call: OutgoingRequest) => Promise<Response>
  /** The page may close before the response arrives. */
  outlivesPage?: boolean
  /** Replaces the token of the current session. */
  bearerToken?: string
}

/**
 * Calls the API; the only fetch of JSON in the site, typed by the contract in both directions. Throws `ApiError` if
 * the server declines or fails, `UnreachableError` if no response arrives, and the reason of the signal if it is aborted.
 * Sends nothing and does not return on the page of a user after another has signed in on the device: the page is left then.
 */
export async function callApi<C extends Call>(
  call: C,
  request: z.output<C['request']>,
  options: CallOptions = {},
): Promise<z.output<C['response']>> {
  const { signal, action, host = '', transport = sendJson } = options
  const { bearerToken = sessionToken() } = options
  if (options.bearerToken === undefined && findOtherUser()) {
    // main.tsx covers the page
    dispatchEvent(new Event('otheruser'))
    return new Promise(() => {})
  }
  const { url, fields } = encodeRequest(call, request, action)
  const known = options.isConditional ? knownAnswer(`${url} ${JSON.stringify(fields)}`) : undefined
  const response = await reached(
    transport({
      url: host.replace(/\/+$/, '') + url,
      method: call.method,
      headers: { ...headersOf(bearerToken), ...known?.headers },
      fields,
      signal: signal ?? null,
      keepalive: options.outlivesPage ?? false,
    }),
  )
  const isRejected = response.status === 401 && options.bearerToken === undefined
  // the server has not executed the request; a public call needs no session
  if (
    isRejected &&
    ((await renewSession(bearerToken, response)) || (call.access === 'anyone' && bearerToken))
  )
    return callApi(call, request, options)
  if (known) return known.read(response, () => readResponse(call, response))
  return readResponse(call, response)
}

/** Replaces the error of a request without a response: of every browser a `TypeError`, and of a body that is no JSON. */
async function reached<T>(result: Promise<T>): Promise<T> {
  try {
    return await result
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError)
      throw new UnreachableError(error.message, { cause: error })
    throw error
  }
}

type ResponseBody = {
  status?: boolean
  message?: string
  code?: ErrorCode
  field?: string
  data?: unknown
}

async function readResponse<C extends Call>(
  call: C,
  response: Response,
): Promise<z.output<C['response']>> {
  const withRetryAfter = <E>(error: E): E => {
    const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'))
    return Object.assign(error as object, { retryAfterMs }) as E
  }
  // every response of the API has this envelope, except those of a call `withoutEnvelope`; a proxy sends others
  const body = (await reached(response.json()).catch((error: unknown) => {
    throw withRetryAfter(error)
  })) as ResponseBody
  if (call.withoutEnvelope ? !response.ok : body.status !== true) {
    const field = body.field && codeNameOf(body.field, call.fieldNames)
    throw withRetryAfter(new ApiError(body.message ?? '', response.status, body.code, field))
  }
  // zod cannot relate the schema of the generic `C` to its output type
  return z.decode(call.response, (call.withoutEnvelope ? body : body.data) as never) as z.output<
    C['response']
  >
}

function headersOf(bearerToken: string): Record<string, string> {
  return bearerToken ? { Authorization: `Bearer ${bearerToken}` } : {}
}

function sendJson({ url, method, headers, fields, ...rest }: OutgoingRequest): Promise<Response> {
  if (method === 'GET') return fetch(url, { method, headers, ...rest })
  const body = JSON.stringify(fields)
  return (
    takeEarlyResponse({ url, body, authorization: headers.Authorization }) ??
    fetch(url, {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body,
      ...rest,
    })
  )
}

/** The data of the last answer to a request, and its version. */
type Answer = { etag: string; data: unknown }

const answers = new Map<string, Answer>()
useSession.subscribe(({ user }, previous) => {
  if (user?.id !== previous.user?.id) answers.clear()
})

/** No answer has this version, so the server sends the data with its version. */
const NONE = '"none"'

/** A request whose answer is sent only if it differs from the last one. */
function knownAnswer(request: string) {
  const known = answers.get(request)
  return {
    headers: { 'If-None-Match': known?.etag ?? NONE },
    /** The data: that of the last answer if the server has sent that nothing changed. */
    async read<T>(response: Response, decode: () => Promise<T>): Promise<T> {
      // of the same request
      if (response.status === 304 && known) return known.data as T
      const data = await decode()
      const etag = response.headers.get('etag')
      if (etag) answers.set(request, { etag, data })
      return data
    },
  }
}
