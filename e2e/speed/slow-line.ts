import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { portOf } from '../../server/test/process/listen-locally.ts'

/** The rate of all responses together in kbit/s, and the time of a round trip in milliseconds. */
export type LineRate = { kbps: number; roundTripMs: number }

/** As large as packets of TCP, so that the responses of several connections share the line. */
const PACKET_BYTES = 1448

/**
 * A TCP proxy to the server at `port`, as slow as the line of a phone. The network emulation of Chromium limits the requests of
 * pages only, not those of a service worker, which fetches the code of the site during the first visit.
 */
export async function openSlowLine(port: number, { kbps, roundTripMs }: LineRate) {
  let freeAt = 0
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1')
    for (const socket of [client, upstream]) socket.setNoDelay().on('error', () => {})
    // the browser of a phone waits for one round trip until it has a connection
    const connectedAt = performance.now() + roundTripMs
    const up = delayedSocket(upstream)
    const down = delayedSocket(client)
    client.on('data', (chunk) =>
      up.write(chunk, Math.max(performance.now(), connectedAt) + roundTripMs / 2),
    )
    upstream.on('data', (chunk) => {
      for (let start = 0; start < chunk.length; start += PACKET_BYTES) {
        const packet = chunk.subarray(start, start + PACKET_BYTES)
        freeAt = Math.max(freeAt, performance.now()) + (packet.length * 8) / kbps
        down.write(packet, freeAt + roundTripMs / 2)
      }
    })
    client.on('close', up.end)
    upstream.on('close', down.end)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { url: `http://127.0.0.1:${portOf(server)}`, close: () => server.close() }
}

/** Writes chunks in their order, each at its time (`performance.now()`), and ends the socket after them. */
function delayedSocket(socket: Socket) {
  let last = Promise.resolve()
  return {
    write(chunk: Buffer, at: number) {
      last = last.then(async () => {
        await pause(Math.max(0, at - performance.now()))
        socket.write(chunk)
      })
    },
    end() {
      last = last.then(() => void socket.end())
    },
  }
}
