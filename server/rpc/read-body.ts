import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { withUnit } from '../../contract/offline/data-size.ts'
import { KB, MB } from '../../contract/platform/call.ts'
import type { Message } from '../../messages/message.ts'
import { type LocalizedValue, say } from '../../messages/message.ts'
import { httpError, RequestError } from '../platform/errors.ts'
import { ipPrefix } from '../platform/ip-prefix.ts'
import type { MemoryBudget, Reservation } from './memory-budget.ts'
import { isFragmented, sendContinue } from './timeouts.ts'

/** The maximum duration of a body: one minute, plus the time that its bytes take on a slow connection. */
const TIME_LIMIT = { baseMs: 60_000, bytesPerSecond: 8_000 }

type ReadLimit = {
  bytes: number
  reservation: Reservation
  time?: typeof TIME_LIMIT
}

/**
 * Reads a body of at most `bytes`. Throws 413 if content-length or the body is larger; 415 for a compressed body; 408
 * if it takes too long; 429 or 503 if memory is short.
 */
export async function readBodyBytes(raw: IncomingMessage, limit: ReadLimit): Promise<Buffer> {
  throwIfCompressed(raw)
  if (Number(raw.headers['content-length']) > limit.bytes)
    httpError('request_too_large', tooLargeMessage(limit.bytes))
  let body: Buffer = Buffer.alloc(0)
  let received = 0
  await receive(raw, { maxBytes: limit.bytes, time: limit.time }, (chunk) => {
    const offset = received
    received += chunk.length
    if (received > limit.bytes) httpError('request_too_large', tooLargeMessage(limit.bytes))
    limit.reservation.reserve(chunk.length)
    if (offset === 0) {
      body = chunk
    } else {
      // copied at once: 60,000 chunks of one byte take more memory than a body of 10 MB
      body = growBuffer(body, received)
      chunk.copy(body, offset)
    }
  })
  return body.subarray(0, received)
}

/** Returns a buffer with the same content and at least this size, with room to grow. */
function growBuffer(body: Buffer, bytes: number): Buffer {
  if (bytes <= body.length) return body
  const larger = Buffer.allocUnsafe(bytes * 2)
  body.copy(larger)
  return larger
}

/** Reads the body of a request that is not a call. */
export type RawBodyReader = (request: FastifyRequest, bytes: number) => Promise<Buffer>

/** Creates a reader whose memory is counted by network. */
export function createBodyReader(memory: MemoryBudget): RawBodyReader {
  return async ({ raw, ip }, bytes) => {
    const reservation = memory.openReservation(ipPrefix(ip))
    try {
      return await readBodyBytes(raw, { bytes, reservation })
    } finally {
      // not at 'close' of the request, which is not emitted if its connection ends before the body
      reservation.release()
    }
  }
}

export function tooLargeMessage(bytes: number): Message {
  return say('rules_wire_request_too_large', { size: binarySize(bytes) })
}

/** A limit in binary units, as it is set: '64 KB'. */
export const binarySize = (bytes: number): LocalizedValue => ({
  write: (locale) =>
    bytes < MB
      ? withUnit(Math.floor(bytes / KB), 'KB', locale)
      : withUnit(Math.floor(bytes / MB), 'MB', locale),
  toJSON: () => bytes,
})

/** Throws 415, because a few compressed bytes can expand to any size. */
export function throwIfCompressed({ headers }: IncomingMessage): void {
  const encoding = headers['content-encoding']
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity')
    httpError(
      'unsupported_encoding',
      say('rules_wire_send_without_header', { header: 'content-encoding' }),
    )
}

type ReceiveOptions = {
  maxBytes: number
  time?: typeof TIME_LIMIT | undefined
  /** Rejects to end the reading early. */
  abort?: Promise<never>
}

/**
 * Passes every chunk of a body to `onChunk`. Resolves at its end. Rejects if `onChunk` throws, if the client
 * disconnects (with the error of the stream), or with 408 when the time for `maxBytes` is over. The request stays open,
 * so that the client can read the response.
 */
export function receive(
  raw: IncomingMessage,
  { maxBytes, time = TIME_LIMIT, abort }: ReceiveOptions,
  onChunk: (chunk: Buffer) => void,
): Promise<void> {
  return new Promise((resolve, rejectWith) => {
    const received = { chunks: 0, bytes: 0 }
    // most bodies arrive together with the head
    const timer = raw.complete ? undefined : setTimeout(onTimeout, timeLimitMs(raw, maxBytes, time))
    let isSettled = false
    function finish(error?: unknown) {
      if (isSettled) return
      isSettled = true
      clearTimeout(timer)
      raw.off('data', onData).off('end', onEnd).off('error', finish).off('close', onClose)
      if (error === undefined) return resolve()
      raw.pause()
      rejectWith(error)
    }
    function onData(chunk: Buffer) {
      received.chunks++
      received.bytes += chunk.length
      if (isFragmented(received)) return void raw.socket.destroy()
      try {
        onChunk(chunk)
      } catch (error) {
        finish(error)
      }
    }
    const onEnd = () => finish()
    const onClose = () => finish(connectionClosedError())
    function onTimeout() {
      finish(new RequestError('request_timeout', say('rules_wire_request_took_too_long_arrive')))
    }
    abort?.catch(finish)
    if (raw.readableEnded) return finish()
    if (raw.destroyed) return finish(connectionClosedError())
    raw.on('data', onData).once('end', onEnd).once('error', finish).once('close', onClose)
    sendContinue(raw)
  })
}

function timeLimitMs({ headers }: IncomingMessage, maxBytes: number, time: typeof TIME_LIMIT) {
  const bytes = Math.min(Number(headers['content-length'] ?? maxBytes), maxBytes)
  return time.baseMs + (bytes / time.bytesPerSecond) * 1000
}

function connectionClosedError() {
  return Object.assign(new Error('The connection ended before the body.'), {
    code: 'ERR_STREAM_PREMATURE_CLOSE',
  })
}
