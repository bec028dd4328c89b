import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * A line to another server that can be cut and mended: what is behind it is then gone, and back. Frozen it stays open
 * and forwards nothing, as if the other server had stopped.
 */
export async function openTcpProxy(target: { host: string; port: number }) {
  const sockets = new Set<Socket>()
  const peers = new Map<Socket, Socket>()
  let isPaused = false
  const server = createServer((client) => {
    const upstream = connect(target.port, target.host)
    for (const [source, destination] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(source)
      peers.set(source, destination)
      source.on('error', () => {})
      source.on('close', () => {
        peers.delete(source)
        destination.destroy()
      })
      if (!isPaused) source.pipe(destination)
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const disconnect = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  onTestFinished(disconnect)
  return {
    port,
    cut: disconnect,
    async reconnect() {
      await once(server.listen(port, '127.0.0.1'), 'listening')
    },
    pause() {
      isPaused = true
      for (const [source, destination] of peers) source.unpipe(destination).pause()
    },
    resume() {
      isPaused = false
      for (const [source, destination] of peers) source.pipe(destination)
    },
  }
}
