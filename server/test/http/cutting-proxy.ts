import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { portOf } from '../process/listen-locally.ts'

/** A TCP proxy that closes the connection after every `everyBytes` bytes of the client, `times` times, and counts the bytes. */
export async function openCuttingProxy(
  target: { host: string; port: number },
  { everyBytes, times }: { everyBytes: number; times: number },
) {
  const sockets = new Set<Socket>()
  let fromClient = 0
  let cuts = 0
  const server = createServer((client) => {
    const upstream = connect(target.port, target.host)
    for (const socket of [client, upstream]) sockets.add(socket.on('error', () => {}))
    // bytes already received still reach the server
    client.on('close', () => upstream.end())
    upstream.on('close', () => client.destroy())
    upstream.pipe(client)
    client.on('data', (chunk) => {
      fromClient += chunk.length
      // the proxy buffers few bytes, like a slow connection
      if (!upstream.write(chunk)) {
        client.pause()
        upstream.once('drain', () => client.resume())
      }
      if (cuts >= times || fromClient < (cuts + 1) * everyBytes) return
      cuts++
      client.destroy()
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const port = portOf(server)
  return {
    url: `http://127.0.0.1:${port}`,
    /** The bytes that clients sent, with the heads of their requests. */
    sentBytes: () => fromClient,
    cuts: () => cuts,
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
