import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** The maximum number of requests of one connection without a response. Browsers and proxies wait for each. */
const MAX_PIPELINED_REQUESTS = 8

/**
 * Closes a connection that pipelines more requests than that (decision 0300). Node.js starts every request in a packet
 * at once, so 64 KB can be a thousand requests that block all other connections.
 */
export function limitPipelining(app: FastifyInstance): void {
  const counts = new WeakMap<Socket, number>()
  const listeners = app.server.listeners('request')
  app.server.removeAllListeners('request')
  // before Fastify, because rejecting a thousand requests would still block the others
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const count = (counts.get(socket) ?? 0) + 1
    if (socket.destroyed) return
    if (count > MAX_PIPELINED_REQUESTS) return void socket.destroy()
    counts.set(socket, count)
    response.once('close', () => counts.set(socket, (counts.get(socket) ?? 1) - 1))
    for (const listener of listeners) listener.call(app.server, request, response)
  })
}
