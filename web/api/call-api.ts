import * as z from 'zod/mini'
import type { Call } from '../../contract/call.ts'
import type { ErrorCode } from '../../contract/error-codes.ts'
import { codeNameOf } from '../../contract/field-names.ts'
import { takeEarlyResponse } from './early-response.ts'
import { encodeRequest } from './encode-request.ts'
import { parseRetryAfter } from './retry-pause.ts'
import { sessionToken } from './session.ts'

// the Content-Security-Policy of the page forbids generated code, and an attempt would be reported
z.config({ jitless: true })

/** The message if no response arrived (R-AUTH-020, R-CLASS-029). */
export const NETWORK_ERROR_MESSAGE = 'An error occurred. Please try again.'
const OFFLINE_MESSAGE = 'You are offline. Please try again when you are connected.'

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

/** True if the server received the request and declined it; false if the request or the server failed. */
export function isDeclined(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500
}

/** The message if no response arrived: the reason, if the browser reports that there is no network. */
export const connectionMessage = () =>
  navigator.onLine === false ? OFFLINE_MESSAGE : NETWORK_ERROR_MESSAGE

/** The message of the server, `fallback` if it sent none, or the network message if no response arrived. */
export function messageOf(error: unknown, fallback: string = NETWORK_ERROR_MESSAGE): string {
  return error instanceof ApiError ? error.message || fallback : connectionMessage()
}

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
}

type CallOptions = {
  signal?: AbortSignal | undefined
  /** The action, for a call with several. */
  action?: string | undefined
  /** Another origin than this site: 'https://game.example'. */
  host?: string
  /** Replaces fetch, for example by an upload with progress (upload.ts). */
  transport?: (call: OutgoingRequest) => Promise<Response>
  /** Replaces the token of the current session. */
  bearerToken?: string
}

/**
 * Calls the API; the only fetch of JSON in the site, typed by the contract in both directions. Throws `ApiError` if
 * the server declines or fails, and another error if no response arrives.
 */
export async function callApi<C extends Call>(
  call: C,
  request: z.output<C['request']>,
  options: CallOptions = {},
): Promise<z.output<C['response']>> {
  const { signal, action, host = '', transport = sendJson } = options
  const { bearerToken = sessionToken() } = options
  const { url, fields } = encodeRequest(call, request, action)
  const response = await transport({
    url: host.replace(/\/+$/, '') + url,
    method: call.method,
    headers: headersOf(bearerToken),
    fields,
    signal: signal ?? null,
  })
  const isRejected = response.status === 401 && options.bearerToken === undefined
  // the server has not executed the request; a public call needs no session
  if (
    isRejected &&
    ((await renewSession(bearerToken, response)) || (call.access === 'anyone' && bearerToken))
  )
    return callApi(call, request, options)
  return readResponse(call, response)
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
  const withRetryAfter = (error: Error) => {
    const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'))
    return Object.assign(error, { retryAfterMs })
  }
  // every response of the API has this envelope, except those of a call `withoutEnvelope`; a proxy sends others
  const body = (await response.json().catch((error: Error) => {
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

function sendJson({ url, method, headers, fields, signal }: OutgoingRequest): Promise<Response> {
  if (method === 'GET') return fetch(url, { method, headers, signal })
  const body = JSON.stringify(fields)
  return (
    takeEarlyResponse({ url, body, authorization: headers.Authorization }) ??
    fetch(url, {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body,
      signal,
    })
  )
}
