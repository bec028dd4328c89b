import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { KB, MB } from '../../contract/call.ts'
import { Refusal, reject } from '../kernel/refusal.ts'
import type { MemoryBudget, Reservation } from './memory-budget.ts'
import { networkOf } from './network-of.ts'
import { goOn, isInPieces } from './patience.ts'

/** How long a body may take: a minute, and as long as its bytes take on a bad line. */
const TIME = { baseMs: 60_000, bytesPerSecond: 8_000 }

type Limit = {
  bytes: number
  reservation: Reservation
  time?: typeof TIME
}

/**
 * Reads a body of at most `bytes`. Throws 413 before reading when content-length says more, and while reading when
 * there are more; 415 for a compressed body; 408 when it takes too long; 429 or 503 when memory is short.
 */
export async function readBytes(raw: IncomingMessage, limit: Limit): Promise<Buffer> {
  refuseCompressed(raw)
  if (Number(raw.headers['content-length']) > limit.bytes) reject(413, tooLarge(limit.bytes))
  let body: Buffer = Buffer.alloc(0)
  let received = 0
  await receive(raw, { mostBytes: limit.bytes, time: limit.time }, (chunk) => {
    const before = received
    received += chunk.length
    if (received > limit.bytes) reject(413, tooLarge(limit.bytes))
    limit.reservation.reserve(chunk.length)
    if (before === 0) {
      body = chunk
    } else {
      // copied at once: a list of 60,000 chunks of one byte takes more memory than 10 MB of body
      body = roomFor(body, received)
      chunk.copy(body, before)
    }
  })
  return body.subarray(0, received)
}

/** The same bytes in a buffer that holds at least so many, with room to grow. */
function roomFor(body: Buffer, bytes: number): Buffer {
  if (bytes <= body.length) return body
  const larger = Buffer.allocUnsafe(bytes * 2)
  body.copy(larger)
  return larger
}

/** Reads the body of a request that is no call. */
export type ReadBody = (request: FastifyRequest, bytes: number) => Promise<Buffer>

/** Makes the reader of such bodies, counted by the network that they come from. */
export function bodyReader(memory: MemoryBudget): ReadBody {
  return async ({ raw, ip }, bytes) => {
    const reservation = memory.open(networkOf(ip))
    raw.once('close', reservation.release)
    return readBytes(raw, { bytes, reservation })
  }
}

export function tooLarge(bytes: number): string {
  return `The request is too large: at most ${inUnits(bytes)}.`
}

export function inUnits(bytes: number): string {
  return bytes < MB ? `${Math.floor(bytes / KB)} KB` : `${Math.floor(bytes / MB)} MB`
}

/** Throws 415: a few compressed bytes could unpack to any number. */
export function refuseCompressed({ headers }: IncomingMessage): void {
  const encoding = headers['content-encoding']
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity')
    reject(415, 'Send the body without a content-encoding.')
}

type Receiving = {
  mostBytes: number
  time?: typeof TIME | undefined
  /** Ends the reading early with what it is rejected with. */
  stop?: Promise<never>
}

/**
 * Hands every chunk of a body to `take`, and settles at its end, when `take` throws, when the client is gone (with the
 * stream's own error), or with 408 after the time that `mostBytes` may take. The request stays open in every case, for
 * the client must be able to read the response.
 */
export function receive(
  raw: IncomingMessage,
  { mostBytes, time = TIME, stop }: Receiving,
  take: (chunk: Buffer) => void,
): Promise<void> {
  return new Promise((resolve, rejectWith) => {
    const counted = { chunks: 0, bytes: 0 }
    // most bodies arrive together with their head
    const timer = raw.complete ? undefined : setTimeout(tooSlow, timeFor(raw, mostBytes, time))
    let isDone = false
    function finish(fault?: unknown) {
      if (isDone) return
      isDone = true
      clearTimeout(timer)
      raw.off('data', onData).off('end', onEnd).off('error', finish).off('close', onClose)
      if (fault === undefined) return resolve()
      raw.pause()
      rejectWith(fault)
    }
    function onData(chunk: Buffer) {
      counted.chunks++
      counted.bytes += chunk.length
      if (isInPieces(counted)) return void raw.socket.destroy()
      try {
        take(chunk)
      } catch (fault) {
        finish(fault)
      }
    }
    const onEnd = () => finish()
    const onClose = () => finish(clientGone())
    function tooSlow() {
      finish(new Refusal('The request took too long to arrive.', 408))
    }
    stop?.catch(finish)
    if (raw.readableEnded) return finish()
    if (raw.destroyed) return finish(clientGone())
    raw.on('data', onData).once('end', onEnd).once('error', finish).once('close', onClose)
    goOn(raw)
  })
}

function timeFor({ headers }: IncomingMessage, mostBytes: number, time: typeof TIME) {
  const bytes = Math.min(Number(headers['content-length'] ?? mostBytes), mostBytes)
  return time.baseMs + (bytes / time.bytesPerSecond) * 1000
}

function clientGone() {
  return Object.assign(new Error('The connection ended before the body.'), {
    code: 'ERR_STREAM_PREMATURE_CLOSE',
  })
}
