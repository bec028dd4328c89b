import { once } from 'node:events'
import type { Server } from 'node:http'
import { onTestFinished } from 'vitest'
import { portOf } from './port-of.ts'

/** Listens on a free port of this machine until the test ends; returns the port. */
export async function listenLocally(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return portOf(server)
}
