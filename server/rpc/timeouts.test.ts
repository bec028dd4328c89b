import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { portOf } from '../test/process/listen-locally.ts'
import { openTestSchool, seedStudent } from '../test/test-school.ts'
import { abortSlowBodies, drainUnreadBodies } from './timeouts.ts'

async function listen(app: FastifyInstance) {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return portOf(app.server)
}

test('a body that makes no progress is cut off, and a slow one is not', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const app = fastify()
  onTestFinished(() => app.close())
  abortSlowBodies(app, { intervalMs: 30_000, minBytes: 20 })
  const sockets: Socket[] = []
  app.addHook('onRequest', async ({ raw }) => {
    sockets.push(raw.socket)
  })
  app.post('/', async (request) => request.body)
  const port = await listen(app)

  /** Sends the first bytes of a body of a hundred bytes and waits until they have arrived. */
  async function beginBody(length: number) {
    const socket = connect(port, '127.0.0.1')
    const chunks: string[] = []
    socket.on('error', () => {})
    socket.on('data', (bytes) => chunks.push(String(bytes)))
    const index = sockets.length
    socket.write(
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 100\r\n\r\n',
    )
    await expect.poll(() => sockets.length).toBe(index + 1)
    const before = sockets[index]?.bytesRead ?? 0
    socket.write('a'.repeat(length))
    await expect.poll(() => sockets[index]?.bytesRead).toBe(before + length)
    return { socket, chunks }
  }
  const stalled = await beginBody(19)
  const slow = await beginBody(20)

  vi.advanceTimersByTime(30_000)

  await once(stalled.socket, 'close')
  expect(stalled.chunks).toEqual([])
  slow.socket.write('a'.repeat(80))
  await expect.poll(() => slow.chunks.join('')).toContain('HTTP/1.1 200')
  slow.socket.destroy()
})

test('a client that disconnects after an early response leaves no timer behind, so its request is freed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const app = fastify()
  onTestFinished(() => app.close())
  abortSlowBodies(app)
  drainUnreadBodies(app)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.post('/', async () => 'early')
  const port = await listen(app)
  const timersBefore = vi.getTimerCount()

  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n')
  socket.write('a'.repeat(1000))
  const [response] = await once(socket, 'data')
  expect(String(response)).toContain('HTTP/1.1 200')
  expect(vi.getTimerCount()).toBeGreaterThan(timersBefore)
  socket.destroy()

  await vi.waitUntil(() => vi.getTimerCount() === timersBefore)
})

test('the connection of an upload that was rejected early serves the next request', async () => {
  const school = await openTestSchool()
  const port = await listen(school.app)
  const { token } = await seedStudent(school)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const head = '--cut\r\nContent-Disposition: form-data; name="file"; filename="x.pdf"\r\n\r\n'

  /** The status of a response on the one connection. */
  async function sendRequest(method: string, path: string, body = '') {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=cut',
    }
    const clientRequest = request({ agent, port, method, path, headers, timeout: 5000 })
    clientRequest.on('timeout', () => clientRequest.destroy(new Error('no response')))
    clientRequest.end(body)
    const [response] = await once(clientRequest, 'response')
    await response.resume().toArray()
    return response.statusCode
  }

  const upload = `${head}${'x'.repeat(3_000_000)}\r\n--cut--\r\n`
  expect(await sendRequest('POST', '/lessonsAction.php', upload)).toBe(403)
  expect(await sendRequest('GET', '/healthz')).toBe(200)
})

test.for([
  { type: 'application/json', status: '413' },
  { type: 'application/xml', status: '415' },
])(
  'a client that is still sending $type when it is rejected can read the response and reuse the connection (R-WIRE-012, R-WIRE-013)',
  async ({ type, status }) => {
    const school = await openTestSchool()
    const socket = connect(await listen(school.app), '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    const received: string[] = []
    socket.on('error', (error) => received.push(String(error)))
    socket.on('data', (bytes) => received.push(String(bytes)))
    const head = `POST /api.php HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n`

    socket.write(`${head}Content-Length: 10000000\r\n\r\n${'x'.repeat(1_000_000)}`)
    await expect.poll(() => received.join('')).toContain(`HTTP/1.1 ${status}`)
    socket.write(`${'x'.repeat(9_000_000)}GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n`)

    await expect.poll(() => received.join('')).toContain('HTTP/1.1 200')
  },
)
