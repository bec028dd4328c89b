import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { KB, MB } from '../../contract/call.ts'
import { httpError, RequestError } from '../platform/errors.ts'
import { ipPrefix } from '../platform/ip-prefix.ts'
import type { MemoryBudget, Reservation } from './memory-budget.ts'
import { isFragmented, sendContinue } from './timeouts.ts'

/** How long a body may take: a minute, and as long as its bytes take on a bad line. */
const TIME_LIMIT = { baseMs: 60_000, bytesPerSecond: 8_000 }

type ReadLimit = {
  bytes: number
  reservation: Reservation
  time?: typeof TIME_LIMIT
}

/**
 * Reads a body of at most `bytes`. Throws 413 before reading when content-length says more, and while reading when
 * there are more; 415 for a compressed body; 408 when it takes too long; 429 or 503 when memory is short.
 */
export async function readBodyBytes(raw: IncomingMessage, limit: ReadLimit): Promise<Buffer> {
  rejectCompressed(raw)
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
      // copied at once: a list of 60,000 chunks of one byte takes more memory than 10 MB of body
      body = growBuffer(body, received)
      chunk.copy(body, offset)
    }
  })
  return body.subarray(0, received)
}

/** The same bytes in a buffer that holds at least so many, with room to grow. */
function growBuffer(body: Buffer, bytes: number): Buffer {
  if (bytes <= body.length) return body
  const larger = Buffer.allocUnsafe(bytes * 2)
  body.copy(larger)
  return larger
}

/** Reads the body of a request that is no call. */
export type RawBodyReader = (request: FastifyRequest, bytes: number) => Promise<Buffer>

/** Makes the reader of such bodies, counted by the network that they come from. */
export function createBodyReader(memory: MemoryBudget): RawBodyReader {
  return async ({ raw, ip }, bytes) => {
    const reservation = memory.openReservation(ipPrefix(ip))
    raw.once('close', reservation.release)
    return readBodyBytes(raw, { bytes, reservation })
  }
}

export function tooLargeMessage(bytes: number): string {
  return `The request is too large: at most ${formatBytes(bytes)}.`
}

export function formatBytes(bytes: number): string {
  return bytes < MB ? `${Math.floor(bytes / KB)} KB` : `${Math.floor(bytes / MB)} MB`
}

/** Throws 415: a few compressed bytes could unpack to any number. */
export function rejectCompressed({ headers }: IncomingMessage): void {
  const encoding = headers['content-encoding']
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity')
    httpError('unsupported_encoding', 'Send the body without a content-encoding.')
}

type ReceiveOptions = {
  maxBytes: number
  time?: typeof TIME_LIMIT | undefined
  /** Ends the reading early with what it is rejected with. */
  abort?: Promise<never>
}

/**
 * Hands every chunk of a body to `take`, and settles at its end, when `take` throws, when the client is gone (with the
 * stream's own error), or with 408 after the time that `mostBytes` may take. The request stays open in every case, for
 * the client must be able to read the response.
 */
export function receive(
  raw: IncomingMessage,
  { maxBytes, time = TIME_LIMIT, abort }: ReceiveOptions,
  onChunk: (chunk: Buffer) => void,
): Promise<void> {
  return new Promise((resolve, rejectWith) => {
    const received = { chunks: 0, bytes: 0 }
    // most bodies arrive together with their head
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
      finish(new RequestError('request_timeout', 'The request took too long to arrive.'))
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
