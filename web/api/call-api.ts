import * as z from 'zod/mini'
import type { Call } from '../../contract/call.ts'
import type { ErrorCode } from '../../contract/error-codes.ts'
import { expireSession, sessionToken } from './session.ts'

// the page's Content-Security-Policy allows no code made at run time, and asking for it would be reported
z.config({ jitless: true })

/** What to say when no answer came (R-AUTH-020, R-CLASS-029). */
export const NETWORK_ERROR_MESSAGE = 'An error occurred. Please try again.'

/** A "no" that the server said in words for the person. `data` holds what came with it. */
export class ApiError extends Error {
  readonly status: number
  /** Undefined for an error that the client found itself. */
  readonly code: ErrorCode | undefined

  constructor(message: string, status: number, code?: ErrorCode) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** True if the server received the request and declined it; false if the request or the server failed. */
export function isDeclined(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500
}

/** The server's own words when it said no, `otherwise` when it gave none, and the network's sentence when nothing came. */
export function messageOf(error: unknown, fallback: string = NETWORK_ERROR_MESSAGE): string {
  return error instanceof ApiError ? error.message || fallback : NETWORK_ERROR_MESSAGE
}

/** A call on its way out: where to, with which headers, and its fields in the wire's words. */
export type OutgoingRequest = {
  url: string
  method: string
  headers: Record<string, string>
  fields: Record<string, unknown>
  signal: AbortSignal | null
}

type CallOptions = {
  signal?: AbortSignal | undefined
  /** Which one, of a call that has several actions. */
  action?: string | undefined
  /** Where to ask, when it is not this site: 'https://game.example'. */
  host?: string
  /** What carries it, in place of fetch: a form with files that tells how far it is (upload.ts). */
  transport?: (call: OutgoingRequest) => Promise<Response>
  /** Whose token to send, when it is not the one of this session. */
  bearerToken?: string
}

/**
 * Makes a call: the one fetch of the site, typed by the contract both ways. Throws `Declared` for
 * `status:false`, and any other fault when the network or the answer failed.
 */
export async function callApi<C extends Call>(
  call: C,
  request: z.output<C['request']>,
  {
    signal,
    action,
    host = '',
    transport = sendJson,
    bearerToken = sessionToken(),
  }: CallOptions = {},
): Promise<z.output<C['response']>> {
  const actionName = action ?? (typeof call.action === 'string' ? call.action : undefined)
  const fields = z.encode(call.request, request as never) as Record<string, unknown>
  const response = await transport({
    url: host.replace(/\/+$/, '') + urlOf(call, fields, actionName),
    method: call.method,
    headers: headersOf(bearerToken),
    // some calls have it in the address and others in the body: it stands in both (decision 0270)
    fields: actionName ? { action: actionName, ...fields } : fields,
    signal: signal ?? null,
  })
  // a late 401 of an earlier session must not end the one that has begun since
  if (response.status === 401 && bearerToken !== '' && bearerToken === sessionToken()) {
    expireSession()
    // a call that anybody may make goes without the token that has ended
    if (call.access === 'anyone') return callApi(call, request, { signal, action, host, transport })
  }
  const body = (await response.json()) as {
    status?: boolean
    message?: string
    code?: ErrorCode
    data?: unknown
  }
  if (call.withoutEnvelope ? !response.ok : body.status !== true) {
    throw new ApiError(body.message ?? '', response.status, body.code)
  }
  return z.decode(call.response, (call.withoutEnvelope ? body : body.data) as never) as z.output<
    C['response']
  >
}

function urlOf(call: Call, fields: Record<string, unknown>, actionName?: string): string {
  const request = call.method === 'GET' ? (fields as Record<string, string>) : {}
  const query = new URLSearchParams(actionName ? { action: actionName, ...request } : request)
  return query.size > 0 ? `${call.path}?${query}` : call.path
}

function headersOf(bearerToken: string): Record<string, string> {
  return bearerToken ? { Authorization: `Bearer ${bearerToken}` } : {}
}

function sendJson({ url, method, headers, fields, signal }: OutgoingRequest) {
  if (method !== 'POST') return fetch(url, { method, headers, signal })
  return fetch(url, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
    signal,
  })
}
