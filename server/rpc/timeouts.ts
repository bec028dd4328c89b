import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { MB } from '../../contract/call.ts'

/** How long a request's head may take, and how often that is looked after; both in milliseconds. */
export const HEADER_TIMEOUTS = { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 }

/** A body has to bring `leastBytes` every `everyMs`: half of what the worst line of a phone still carries. */
const MIN_BODY_PROGRESS = { intervalMs: 30_000, minBytes: 16_000 }

/**
 * Cuts the connection of a body that trickles, so that sockets held open by nothing cannot pile up (decision 0200). There
 * is no limit on the whole, for a recording over a slow line takes as long as it takes.
 */
export function abortSlowBodies(
  app: FastifyInstance,
  { intervalMs, minBytes }: typeof MIN_BODY_PROGRESS = MIN_BODY_PROGRESS,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    if (!hasBody(raw)) return done()
    const { socket } = raw
    let previousBytes = socket.bytesRead
    const timer = setInterval(() => {
      if (!raw.complete && socket.bytesRead - previousBytes < minBytes) socket.destroy()
      previousBytes = socket.bytesRead
    }, intervalMs).unref()
    const stop = () => clearInterval(timer)
    raw.once('end', stop)
    // a request whose connection ends after its response emits no 'close', but its response always does
    reply.raw.once('close', stop)
    done()
  })
}

/** True if a request announces a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length']) > 0 || headers['transfer-encoding'] !== undefined
}

const awaitingContinue = new WeakMap<IncomingMessage, ServerResponse>()

/** Lets a client that sends `Expect: 100-continue` wait until its body is wanted: `goOn` says so. */
export function deferContinue({ server }: FastifyInstance): void {
  server.on('checkContinue', (raw: IncomingMessage, response: ServerResponse) => {
    awaitingContinue.set(raw, response)
    server.emit('request', raw, response)
  })
}

/** Asks a client that waits with its body to send it. */
export function sendContinue(raw: IncomingMessage): void {
  awaitingContinue.get(raw)?.writeContinue()
  awaitingContinue.delete(raw)
}

/** What may still arrive of a body after its response, so that the connection can be used again. */
const REMAINDER_LIMITS = {
  maxAnnouncedBytes: 16 * MB,
  maxUnannouncedBytes: 1 * MB,
  timeoutMs: 30_000,
}
/** How long a connection stays half open then, so that the client reads the response before it is reset. */
const CLOSE_DELAY_MS = 2_000

/**
 * Reads and discards the rest of a body that was answered before its end, a refused upload's above all: else the next
 * request on the same connection waits behind it for ever. A rest that is too long or too slow ends the connection
 * instead, for reading 600 MB of a refused request costs as much as accepting it (decision 0302).
 */
export function drainUnreadBodies(
  app: FastifyInstance,
  limits: typeof REMAINDER_LIMITS = REMAINDER_LIMITS,
): void {
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    // a body that was too slow for its reader will not hurry now
    drainUnreadBody(raw, reply.raw, reply.statusCode === 408 ? TIMED_OUT_LIMITS : limits)
    done(null, payload)
  })
}

/** The same for one request, where no hook runs: its address could not be read. */
export function drainUnreadBody(
  raw: IncomingMessage,
  response: ServerResponse,
  limits: typeof REMAINDER_LIMITS = REMAINDER_LIMITS,
): void {
  const isComplete = raw.complete || !(raw.socket instanceof Socket)
  if (!isComplete) drain(raw, response, limits)
}

const TIMED_OUT_LIMITS = { ...REMAINDER_LIMITS, maxAnnouncedBytes: 0 }

function drain(raw: IncomingMessage, response: ServerResponse, limits: typeof REMAINDER_LIMITS) {
  const announced = Number(raw.headers['content-length'] ?? limits.maxUnannouncedBytes)
  const received = { chunks: 0, bytes: 0 }
  const timer = setTimeout(stop, limits.timeoutMs).unref()
  function stop() {
    clearTimeout(timer)
    raw.off('data', count).pause()
    if (response.writableFinished) closeSocket(raw.socket)
    else response.once('finish', () => closeSocket(raw.socket))
  }
  function count(chunk: Buffer) {
    received.chunks++
    received.bytes += chunk.length
    if (isFragmented(received)) raw.socket.destroy()
    else if (received.bytes > announced) stop()
  }
  const { socket } = raw
  const release = () => {
    clearTimeout(timer)
    socket.off('close', release)
  }
  raw.once('close', release)
  // a request whose connection ends after its response emits no 'close'
  socket.once('close', release)
  raw.on('error', () => {})
  raw.unpipe()
  raw.on('data', count)
  if (announced > limits.maxAnnouncedBytes) stop()
  else raw.resume()
}

/**
 * True if a body comes in so many and so small chunks that each costs more than it brings: 64 KB of one byte each are
 * 65,536 objects. Such a connection is cut at once, without a response.
 */
export function isFragmented({ chunks, bytes }: { chunks: number; bytes: number }): boolean {
  return chunks > 1_000 && bytes < chunks * 16
}

function closeSocket(socket: Socket) {
  socket.end()
  setTimeout(() => socket.destroy(), CLOSE_DELAY_MS).unref()
}

/** How long those who keep a connection open may still ask on it, and how long the last answers may take. */
const CLOSE_NOTICE_MS = 300
const DRAIN_TIMEOUT_MS = 20_000

/**
 * Lets clients go without cutting a request (decision 0201): for a moment every answer says that its connection ends,
 * so that nobody sends the next request into a connection that is being closed; then the door closes, and what is under
 * way is finished, but for what is not after twenty seconds.
 */
export function drainConnections(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return
    await pause(CLOSE_NOTICE_MS)
    setTimeout(() => app.server.closeAllConnections(), DRAIN_TIMEOUT_MS).unref()
  })
}
