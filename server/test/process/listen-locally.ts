import { once } from 'node:events'
import type { Server as HttpServer } from 'node:http'
import type { Server } from 'node:net'
import { onTestFinished } from 'vitest'

/** Listens on a free port of this machine until the test ends; returns the port. */
export async function listenLocally(server: HttpServer): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return portOf(server)
}

/** The port of a server that listens on one; throws for a closed server. */
export function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It listens on no port')
  return address.port
}
