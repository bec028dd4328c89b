import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { MB } from '../../contract/platform/call.ts'

/** The timeout of a request head and the interval of its check, in milliseconds. */
export const HEADER_TIMEOUTS = { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 }

/** A body must deliver `minBytes` in every `intervalMs`: half of the throughput of a very slow phone connection. */
const MIN_BODY_PROGRESS = { intervalMs: 30_000, minBytes: 16_000 }

/**
 * Closes connections whose body makes too little progress, so that idle sockets do not accumulate (decision 0300).
 * There is no limit on the total time, because a large upload on a slow connection takes long.
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
    // a request emits no 'close' if its connection ends after the response, but the response always does
    reply.raw.once('close', stop)
    done()
  })
}

/** True if a request announces a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length']) > 0 || headers['transfer-encoding'] !== undefined
}

const awaitingContinue = new WeakMap<IncomingMessage, ServerResponse>()

/** Delays `100 Continue` for clients that wait for it, until `sendContinue` is called. */
export function deferContinue({ server }: FastifyInstance): void {
  server.on('checkContinue', (raw: IncomingMessage, response: ServerResponse) => {
    awaitingContinue.set(raw, response)
    server.emit('request', raw, response)
  })
}

/** Sends `100 Continue` to a client that waits for it. */
export function sendContinue(raw: IncomingMessage): void {
  awaitingContinue.get(raw)?.writeContinue()
  awaitingContinue.delete(raw)
}

/** How much of an unread body is drained after its response, so that the connection can be reused. */
const REMAINDER_LIMITS = {
  maxAnnouncedBytes: 16 * MB,
  maxUnannouncedBytes: 1 * MB,
  timeoutMs: 30_000,
}
/** How long a connection stays half-open, so that the client can read the response before a reset. */
const CLOSE_DELAY_MS = 2_000

/**
 * Drains the rest of a body whose response was sent before its end, such as a rejected upload: otherwise the next
 * request on the connection waits forever. Closes the connection if the rest is too large or too slow, because reading
 * 600 MB of a rejected request costs as much as accepting it (decision 0300).
 */
export function drainUnreadBodies(
  app: FastifyInstance,
  limits: typeof REMAINDER_LIMITS = REMAINDER_LIMITS,
): void {
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    // a body that timed out is not drained
    drainUnreadBody(raw, reply.raw, reply.statusCode === 408 ? TIMED_OUT_LIMITS : limits)
    done(null, payload)
  })
}

/** The same for one request whose URL is invalid, for which hooks do not run. */
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
  // a request emits no 'close' if its connection ends after the response
  socket.once('close', release)
  raw.on('error', () => {})
  raw.unpipe()
  raw.on('data', count)
  if (announced > limits.maxAnnouncedBytes) stop()
  else raw.resume()
}

/**
 * True if a body arrives in so many small chunks that they cost more than their content: 64 KB in chunks of one byte
 * are 65,536 objects. Such a connection is closed without a response.
 */
export function isFragmented({ chunks, bytes }: { chunks: number; bytes: number }): boolean {
  return chunks > 1_000 && bytes < chunks * 16
}

function closeSocket(socket: Socket) {
  socket.end()
  setTimeout(() => socket.destroy(), CLOSE_DELAY_MS).unref()
}

/** How long open connections may take to close, and how long the last responses may take. */
const CLOSE_NOTICE_MS = 300
const DRAIN_TIMEOUT_MS = 20_000

/**
 * On shutdown, sends `Connection: close` with every response for a moment, so that clients do not reuse a closing
 * connection. Then stops accepting connections and drains for 20 s.
 */
export function drainConnections(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    if (!app.server.listening) return
    await pause(CLOSE_NOTICE_MS)
    setTimeout(() => app.server.closeAllConnections(), DRAIN_TIMEOUT_MS).unref()
  })
}
