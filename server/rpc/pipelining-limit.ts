import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How many requests of one connection may be without a response. Browsers and proxies wait for each. */
const MAX_PIPELINED_REQUESTS = 8

/**
 * Ends a connection that pipelines more requests than that (decision 0312). Node.js starts every request that it finds
 * in what it reads at once, so a packet of 64 KB is a thousand requests without a pause for any other connection.
 */
export function limitPipelining(app: FastifyInstance): void {
  const counts = new WeakMap<Socket, number>()
  const listeners = app.server.listeners('request')
  app.server.removeAllListeners('request')
  // before the framework, for a thousand requests that are only refused would still hold up the others
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
