import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { MB } from '../../contract/call.ts'

/** How long a request's head may take, and how often that is looked after; both in milliseconds. */
export const HEAD_PATIENCE = { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 }

/** A body has to bring `leastBytes` every `everyMs`: half of what the worst line of a phone still carries. */
const BODY_PATIENCE = { everyMs: 30_000, leastBytes: 16_000 }

/**
 * Cuts the connection of a body that trickles, so that sockets held open by nothing cannot pile up (decision 0200). There
 * is no limit on the whole, for a recording over a slow line takes as long as it takes.
 */
export function cutTricklingBodies(
  app: FastifyInstance,
  { everyMs, leastBytes }: typeof BODY_PATIENCE = BODY_PATIENCE,
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request
    if (!bringsBody(raw)) return done()
    const { socket } = raw
    let before = socket.bytesRead
    const timer = setInterval(() => {
      if (!raw.complete && socket.bytesRead - before < leastBytes) socket.destroy()
      before = socket.bytesRead
    }, everyMs).unref()
    const stop = () => clearInterval(timer)
    raw.once('end', stop)
    raw.once('close', stop)
    done()
  })
}

/** True if a request announces a body. */
export function bringsBody({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length']) > 0 || headers['transfer-encoding'] !== undefined
}

const waiting = new WeakMap<IncomingMessage, ServerResponse>()

/** Lets a client that sends `Expect: 100-continue` wait until its body is wanted: `goOn` says so. */
export function holdExpectedBodies({ server }: FastifyInstance): void {
  server.on('checkContinue', (raw: IncomingMessage, response: ServerResponse) => {
    waiting.set(raw, response)
    server.emit('request', raw, response)
  })
}

/** Asks a client that waits with its body to send it. */
export function goOn(raw: IncomingMessage): void {
  waiting.get(raw)?.writeContinue()
  waiting.delete(raw)
}

/** What may still arrive of a body after its response, so that the connection can be used again. */
const REST = { announcedBytes: 16 * MB, unknownBytes: 1 * MB, ms: 30_000 }
/** How long a connection stays half open then, so that the client reads the response before it is reset. */
const HALF_OPEN_MS = 2_000

/**
 * Reads and discards the rest of a body that was answered before its end, a refused upload's above all: else the next
 * request on the same connection waits behind it for ever. A rest that is too long or too slow ends the connection
 * instead, for reading 600 MB of a refused request costs as much as accepting it (decision 0302).
 */
export function discardRest(app: FastifyInstance, limits: typeof REST = REST): void {
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    // a body that was too slow for its reader will not hurry now
    discardRestOf(raw, reply.raw, reply.statusCode === 408 ? TOO_SLOW : limits)
    done(null, payload)
  })
}

/** The same for one request, where no hook runs: its address could not be read. */
export function discardRestOf(
  raw: IncomingMessage,
  response: ServerResponse,
  limits: typeof REST = REST,
): void {
  const isOver = raw.complete || !(raw.socket instanceof Socket)
  if (!isOver) discard(raw, response, limits)
}

const TOO_SLOW = { ...REST, announcedBytes: 0 }

function discard(raw: IncomingMessage, response: ServerResponse, limits: typeof REST) {
  const announced = Number(raw.headers['content-length'] ?? limits.unknownBytes)
  const counted = { chunks: 0, bytes: 0 }
  const timer = setTimeout(end, limits.ms).unref()
  function end() {
    clearTimeout(timer)
    raw.off('data', count).pause()
    if (response.writableFinished) hangUp(raw.socket)
    else response.once('finish', () => hangUp(raw.socket))
  }
  function count(chunk: Buffer) {
    counted.chunks++
    counted.bytes += chunk.length
    if (isInPieces(counted)) raw.socket.destroy()
    else if (counted.bytes > announced) end()
  }
  raw.once('close', () => clearTimeout(timer))
  raw.on('error', () => {})
  raw.unpipe()
  raw.on('data', count)
  if (announced > limits.announcedBytes) end()
  else raw.resume()
}

/**
 * True if a body comes in so many and so small chunks that each costs more than it brings: 64 KB of one byte each are
 * 65,536 objects. Such a connection is cut at once, without a response.
 */
export function isInPieces({ chunks, bytes }: { chunks: number; bytes: number }): boolean {
  return chunks > 1_000 && bytes < chunks * 16
}

function hangUp(socket: Socket) {
  socket.end()
  setTimeout(() => socket.destroy(), HALF_OPEN_MS).unref()
}

/** How long those who keep a connection open may still ask on it, and how long the last answers may take. */
const GOODBYE_MS = 300
const LAST_ANSWERS_MS = 20_000

/**
 * Lets clients go without cutting a request (decision 0201): for a moment every answer says that its connection ends,
 * so that nobody sends the next request into a connection that is being closed; then the door closes, and what is under
 * way is finished, but for what is not after twenty seconds.
 */
export function letClientsGo(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return
    await pause(GOODBYE_MS)
    setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS_MS).unref()
  })
}
