import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Call } from '../../contract/call.ts'
import { isUnavailable } from '../kernel/db-timeouts.ts'
import { Refusal, RetryLater } from '../kernel/refusal.ts'
import { OnWire, SignedIn, WireText } from './answers.ts'

const UNFORESEEN = 'An error occurred. Please try again.'
const UNAVAILABLE = 'The server is busy. Please try again in a moment.'
const RETRY_AFTER_SECONDS = 5

/** Sends what a verb answered, in the envelope of decisions §1. */
export function sendAnswer(
  reply: FastifyReply,
  call: Call,
  given: unknown,
  cookies: readonly string[] = [],
) {
  if (given instanceof WireText) return sendText(reply, call, given)
  const signedIn = given instanceof SignedIn ? given : null
  const data =
    given instanceof OnWire
      ? given.data
      : z.encode(call.answers, (signedIn ? signedIn.data : given) as never)
  if (call.bare) return reply.send(data)
  // the session's cookie first: older clients read one
  if (signedIn)
    reply.header('set-cookie', tokenCookie(signedIn, reply.request.protocol === 'https'))
  for (const cookie of cookies) reply.header('set-cookie', cookie)
  if (!signedIn) return reply.send({ status: true, message: call.says ?? '', data })
  return reply.send({ status: true, message: call.says ?? '', data, token: signedIn.token })
}

function sendText(reply: FastifyReply, call: Call, { json }: WireText) {
  const message = JSON.stringify(call.says ?? '')
  return reply
    .type('application/json; charset=utf-8')
    .send(`{"status":true,"message":${message},"data":${json}}`)
}

// the page itself reads this cookie to send the bearer header, so it cannot be HttpOnly (decisions §2)
function tokenCookie({ token, lastsSeconds }: SignedIn<unknown>, secure: boolean) {
  return `token=${token}; Path=/; Max-Age=${lastsSeconds}; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** Turns whatever was thrown into an answer: a refusal is said, a fault of the body is 4xx, the rest is logged. */
export function sendFault(
  fault: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { httpStatus, message } = understood(fault)
  if (fault instanceof Refusal && fault.why) request.log.warn({ why: fault.why }, 'refused')
  if (hasLeft(fault, request)) request.log.info({ why: fault.message }, 'the asker left')
  else if (httpStatus >= 500 && httpStatus !== 501) request.log.error({ err: fault }, 'unforeseen')
  if (fault instanceof RetryLater) reply.header('retry-after', fault.waitSeconds)
  else if (httpStatus === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
  // the framework would hang up on a body that still comes, and who sends it would never read the answer
  reply.removeHeader('connection')
  return reply.code(httpStatus).send({ status: false, message, data: null })
}

/** What the streams of a request and of its answer throw when their connection ends before they do. */
const CUT_SHORT = new Set([
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
  'ECONNRESET',
  'EPIPE',
  'HPE_INVALID_EOF_STATE',
])

/** Whether this came of nothing but an asker who went away: what else breaks then is a fault all the same (decision 0283). */
function hasLeft(fault: Error, { raw }: FastifyRequest) {
  return raw.socket.destroyed && 'code' in fault && CUT_SHORT.has(String(fault.code))
}

const bodyFaults: Record<string, { httpStatus: number; message: string }> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    httpStatus: 415,
    message: 'Send JSON, a form, or multipart form data.',
  },
}

function understood(fault: FastifyError | Error) {
  if (fault instanceof Refusal) return { httpStatus: fault.httpStatus, message: fault.message }
  if (isUnavailable(fault)) return { httpStatus: 503, message: UNAVAILABLE }
  const known = 'code' in fault ? bodyFaults[fault.code] : undefined
  if (known) return known
  const status = 'statusCode' in fault ? Number(fault.statusCode) : 500
  if (status >= 400 && status < 500)
    return { httpStatus: status, message: 'The request could not be read.' }
  if (isBrokenForm(fault)) return { httpStatus: 400, message: 'The form data could not be read.' }
  return { httpStatus: 500, message: UNFORESEEN }
}

// the multipart parser throws bare errors for a body that ends too soon
function isBrokenForm(fault: Error) {
  return /^(Unexpected end of (form|multipart data)|(Part|Header) terminated early|Multipart: |Malformed part header)/.test(
    fault.message,
  )
}
