import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { portOf } from '../../server/test/process/listen-locally.ts'

/** Cuts the response to the next request whose path contains `path` after this number of bytes. */
export type Cut = { path: string; bytes: number }

/**
 * The line between a browser and the school: a TCP proxy that can be down, cuts responses at a byte, answers calls in the place
 * of the school, and reports requests and responses by the path of the request.
 */
export async function openLine(target: URL) {
  const sockets = new Set<Socket>()
  const cuts: Cut[] = []
  const state = { isDown: false, made: 0 }
  let failure: { path: string; status: number } | undefined
  const requests: string[] = []
  const sent = new Map<string, number>()
  const watch: { path: string; event: 'request' | 'response'; act: () => void }[] = []
  const handle = (event: 'request' | 'response', path: string) => {
    const index = watch.findIndex((it) => it.event === event && path.includes(it.path))
    if (index >= 0) watch.splice(index, 1)[0]?.act()
  }

  const server = createServer((client) => {
    if (state.isDown) return client.resetAndDestroy()
    const upstream = connect(Number(target.port), target.hostname)
    for (const socket of [client, upstream]) {
      sockets.add(socket.on('error', () => {}))
      socket.on('close', () => sockets.delete(socket))
    }
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
    let path = ''
    let bytesLeft = Number.POSITIVE_INFINITY
    client.on('data', (chunk) => {
      // a browser sends the next request on a connection after the response to the last one
      const [, requested] = /^[A-Z]+ (\S+) HTTP/.exec(chunk.toString('latin1', 0, 2000)) ?? []
      if (requested) {
        path = requested
        requests.push(path)
        const index = cuts.findIndex((it) => path.includes(it.path))
        bytesLeft = cuts.splice(index, index < 0 ? 0 : 1)[0]?.bytes ?? Number.POSITIVE_INFINITY
        handle('request', path)
      }
      if (failure && path.includes(failure.path)) return client.end(failureOf(failure.status))
      upstream.write(chunk)
    })
    upstream.on('data', (chunk) => {
      handle('response', path)
      const passed = Math.min(chunk.length, bytesLeft)
      sent.set(path, (sent.get(path) ?? 0) + passed)
      bytesLeft -= passed
      if (bytesLeft > 0) return client.write(chunk)
      state.made += 1
      client.write(chunk.subarray(0, passed), () => client.destroy())
      upstream.destroy()
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const port = portOf(server)

  return {
    url: `http://127.0.0.1:${port}`,
    cutsMade: () => state.made,
    /** The paths of all requests so far. */
    requests: () => requests,
    /** The forwarded bytes, with headers, of all responses to requests whose path contains `path`. */
    bytesOf: (path: string) =>
      [...sent].reduce((sum, [it, bytes]) => sum + (it.includes(path) ? bytes : 0), 0),
    isDown: () => state.isDown,
    setDown(isDown: boolean) {
      state.isDown = isDown
      if (isDown) for (const socket of sockets) socket.destroy()
    },
    setCuts(planned: readonly Cut[]) {
      cuts.splice(0, cuts.length, ...planned)
    },
    /** Answers requests whose path contains `path` with an error, like a proxy (502) or a school with a fault (500). */
    setFailure(planned?: { path: string; status: number }) {
      failure = planned
      for (const socket of sockets) socket.destroy()
    },
    /** Calls `act` once: when a request whose path contains `path` arrives, or before its response is forwarded. */
    once(event: 'request' | 'response', path: string, act: () => void) {
      watch.push({ path, event, act })
    },
    forget: () => watch.splice(0),
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

function failureOf(status: number): string {
  const isOfProxy = status === 502
  const error = { status: false, code: 'unexpected_error', message: 'An error occurred.' }
  const body = isOfProxy ? '<h1>502 Bad Gateway</h1>' : JSON.stringify(error)
  const type = isOfProxy ? 'text/html' : 'application/json'
  const head = `HTTP/1.1 ${status} Failed\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}`
  return `${head}\r\nConnection: close\r\n\r\n${body}`
}

export type Line = Awaited<ReturnType<typeof openLine>>
