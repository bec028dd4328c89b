import type { IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

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

function bringsBody({ headers }: IncomingMessage) {
  return Number(headers['content-length']) > 0 || headers['transfer-encoding'] !== undefined
}

/**
 * Reads and forgets what is left of a body that was answered before its end, a refused upload's above all: else the next
 * request on the same connection waits behind it for ever.
 */
export function readWhatIsLeft(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete) return
    raw.unpipe()
    raw.resume()
  })
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
