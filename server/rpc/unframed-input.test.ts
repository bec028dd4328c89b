import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openTestSchool } from '../test/test-school.ts'

const MB = 1024 * 1024
const HEALTH = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'

async function startServer() {
  const { app } = await openTestSchool()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

/** Sends text on one connection until the server closes it or has sent a response. */
function sendRaw(port: number, pieces: string[]): Promise<'closed' | 'response'> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    let [received, sent] = ['', 0]
    socket.on('error', () => {})
    socket.once('close', () => resolve('closed'))
    socket.on('data', (bytes) => {
      received += bytes.toString('latin1')
      if (received.includes('HTTP/1.1 200')) resolve('response')
    })
    const write = () => {
      while (sent < pieces.length && socket.writable)
        if (!socket.write(pieces[sent++] ?? '')) return void socket.once('drain', write)
    }
    write()
  })
}

const emptyLines = (bytes: number) => Array(bytes / 65_536).fill('\r\n'.repeat(32_768))

test('a connection that sends only empty lines is closed', async () => {
  const port = await startServer()

  expect(await sendRaw(port, emptyLines(512 * MB))).toBe('closed')
})

test('a request after megabytes of empty lines closes the connection', async () => {
  const port = await startServer()

  expect(await sendRaw(port, [...emptyLines(4 * MB), HEALTH])).toBe('closed')
})

test('a few empty lines before a request are skipped', async () => {
  const port = await startServer()

  expect(await sendRaw(port, ['\r\n\r\n', HEALTH])).toBe('response')
})

test('large bodies on one connection are read, accepted or not', async () => {
  const port = await startServer()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const sockets = new Set<unknown>()
  const post = (path: string, bytes: number) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': bytes }
      const options = { port, host: '127.0.0.1', method: 'POST', path, headers, agent }
      request(options, (response) => {
        sockets.add(response.socket)
        response.resume().once('end', () => resolve(response.statusCode))
      })
        .once('error', reject)
        .end(' '.repeat(bytes))
    })

  for (let index = 0; index < 4; index++) {
    // answered before the end of its body, which is drained
    expect(await post('/api.php?action=login', 2 * MB)).toBe(413)
    expect(await post('/api.php?action=login', 60_000)).toBe(400)
  }
  expect(sockets.size).toBe(1)
})
