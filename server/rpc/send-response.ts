import { createHash } from 'node:crypto'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Call } from '../../contract/platform/call.ts'
import { type ErrorCode, errorStatus } from '../../contract/platform/error-codes.ts'
import { textIn, valuesIn } from '../../messages/catalog.ts'
import type { Locale } from '../../messages/languages.ts'
import { type Message, say } from '../../messages/message.ts'
import { RequestError, RetryLater } from '../platform/errors.ts'
import { isDiskFull, isUnavailable } from '../platform/outages.ts'
import { SerializedResponse, SessionResponse } from './handler.ts'

const UNEXPECTED_ERROR_MESSAGE = say('rules_wire_error_occurred_try_again')
const UNAVAILABLE_MESSAGE = say('rules_wire_server_busy_try_again_moment')
const DISK_FULL_MESSAGE = say('rules_wire_disk_school_full_so_nothing')
const RETRY_AFTER_SECONDS = 5

/** Sends the response of a handler in the envelope (R-WIRE-001). */
export function sendResponse(
  reply: FastifyReply,
  call: Call,
  result: unknown,
  { locale, cookies }: { locale: Locale; cookies: readonly string[] },
) {
  const session = result instanceof SessionResponse ? result : null
  const { successMessage } = call
  const message = successMessage ? textIn(session?.language ?? locale, successMessage) : ''
  if (result instanceof SerializedResponse) return sendSerialized(reply, message, result)
  // `handle` checks that a handler returns the data of its call
  const data = z.encode(call.response, (session ? session.data : result) as never)
  if (call.withoutEnvelope) return reply.send(data)
  // the session cookie first, because older clients read only one
  if (session) reply.header('set-cookie', tokenCookie(session, reply.request.protocol === 'https'))
  for (const cookie of cookies) reply.header('set-cookie', cookie)
  if (!session) return sendData(reply, call, { message, data })
  return reply.send({
    status: true,
    message,
    data,
    token: session.token,
  })
}

/** Sends the data, or that it is the version which the client has: a client that sends no version gets none (R-LAYOUT-023). */
function sendData(
  reply: FastifyReply,
  call: Call,
  { message, data }: { message: string; data: unknown },
) {
  const body = { status: true, message, data }
  const known = reply.request.headers['if-none-match']
  if (known === undefined || call.effect !== 'read') return reply.send(body)
  const json = JSON.stringify(body)
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`
  reply.header('etag', etag)
  if (isKnown(known, etag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(json)
}

// a proxy that compresses an answer makes its version a weak one
const isKnown = (known: string, etag: string) =>
  known.split(',').some((it) => it.trim().replace(/^W\//, '') === etag)

function sendSerialized(reply: FastifyReply, message: string, { json }: SerializedResponse) {
  const start = `{"status":true,"message":${JSON.stringify(message)},"data":`
  const body =
    typeof json === 'string'
      ? Buffer.from(`${start}${json}}`)
      : Buffer.concat([Buffer.from(start), json, Buffer.from('}')])
  return reply.type('application/json; charset=utf-8').send(body)
}

// the page reads this cookie to send the bearer header, so it cannot be HttpOnly (R-AUTH-031)
function tokenCookie({ token, maxAgeSeconds }: SessionResponse<unknown>, secure: boolean) {
  return `token=${token}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure ? '; Secure' : ''}`
}

/**
 * Sends the response for an error: the message of a refusal, 4xx for an invalid body, 503 for an outage (decision 0330). Logs any
 * other error and sends 500. `values` are those of the message, beside its code (R-LANG-005).
 */
export function sendError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
  locale: Locale,
) {
  const { code, sentence, field } = describeError(error)
  const httpStatus = errorStatus[code]
  if (error instanceof RequestError && error.logDetail)
    request.log.warn({ why: error.logDetail }, 'refused')
  if (isClientDisconnect(error, request))
    request.log.info({ why: error.message }, 'client disconnected')
  else if (httpStatus >= 500 && httpStatus !== 501)
    request.log.error({ err: error }, LOG_MESSAGES[code] ?? 'unexpected error')
  if (error instanceof RetryLater) reply.header('retry-after', error.retryAfterSeconds)
  else if (httpStatus === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
  // Fastify would close the connection while the body is still arriving, and the client could not read the response
  reply.removeHeader('connection')
  return reply.code(httpStatus).send({
    ...{ status: false, code, message: textIn(locale, sentence) },
    ...(sentence.values && { values: valuesIn(locale, sentence) }),
    ...(field && { field }),
    data: null,
  })
}

/** What an operator searches the log for; the error beside it has the cause. */
const LOG_MESSAGES: Partial<Record<ErrorCode, string>> = {
  disk_full: 'the disk is full',
  insufficient_storage: 'a file does not fit on the disk',
  service_unavailable: 'a database or service is unavailable',
}

/** The error codes of streams whose connection has closed. */
const DISCONNECT_CODES = new Set([
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
  'ECONNRESET',
  'EPIPE',
  'HPE_INVALID_EOF_STATE',
])

/** True if the error is only a client disconnect. */
function isClientDisconnect(error: Error, { raw }: FastifyRequest) {
  return raw.socket.destroyed && 'code' in error && DISCONNECT_CODES.has(String(error.code))
}

type ErrorDescription = { code: ErrorCode; sentence: Message; field?: string | undefined }

const frameworkErrors: Record<string, ErrorDescription> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'unsupported_media_type',
    sentence: say('rules_wire_send_json_form_multipart_form'),
  },
}

/** Codes of the statuses that the framework and its plugins choose themselves; any other 4xx is a malformed request. */
const frameworkCodes: Partial<Record<number, ErrorCode>> = {
  403: 'forbidden',
  404: 'not_found',
  413: 'request_too_large',
  415: 'unsupported_media_type',
}

function describeError(error: FastifyError | Error): ErrorDescription {
  if (error instanceof RequestError) return error
  if (isDiskFull(error)) return { code: 'disk_full', sentence: DISK_FULL_MESSAGE }
  if (isUnavailable(error)) return { code: 'service_unavailable', sentence: UNAVAILABLE_MESSAGE }
  const frameworkError = 'code' in error ? frameworkErrors[error.code] : undefined
  if (frameworkError) return frameworkError
  const status = 'statusCode' in error ? Number(error.statusCode) : 500
  if (status >= 400 && status < 500)
    return {
      code: frameworkCodes[status] ?? 'malformed_request',
      sentence: say('rules_wire_request_unreadable'),
    }
  if (isMalformedMultipart(error))
    return { code: 'malformed_body', sentence: say('rules_wire_form_data_could_not_read') }
  return { code: 'unexpected_error', sentence: UNEXPECTED_ERROR_MESSAGE }
}

// the multipart parser throws plain errors for a truncated body
function isMalformedMultipart(error: Error) {
  return /^(Unexpected end of (form|multipart data)|(Part|Header) terminated early|Multipart: |Malformed part header)/.test(
    error.message,
  )
}
