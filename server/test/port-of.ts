import type { Server } from 'node:net'

/** The port of a server that listens on one; throws for a closed server. */
export function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It listens on no port')
  return address.port
}
