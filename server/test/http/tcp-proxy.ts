import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { portOf } from '../process/listen-locally.ts'

/** A TCP proxy that can disconnect and reconnect. While paused it keeps its connections open and forwards nothing. */
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
  const port = portOf(server)
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
