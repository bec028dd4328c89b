import { once } from 'node:events'
import { connect } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { MB } from '../../contract/platform/call.ts'
import { portOf } from '../test/process/listen-locally.ts'
import { createMemoryBudget } from './memory-budget.ts'
import { readBodyBytes } from './read-body.ts'
import { sendError } from './send-response.ts'
import { drainUnreadBodies } from './timeouts.ts'

/** A server that reads bodies of 100 bytes within `baseMs`, with 150 bytes of memory for each caller. */
async function startReader({ baseMs = 60_000 } = {}) {
  const app = fastify()
  onTestFinished(() => app.close())
  app.setErrorHandler((error: Error, request, reply) => sendError(error, request, reply, 'en'))
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  drainUnreadBodies(app)
  const memory = createMemoryBudget({ total: 1024, perCaller: 150 })
  app.post<{ Querystring: { caller: string } }>('/', async ({ raw, query }) => {
    const reservation = memory.openReservation(query.caller)
    const time = { baseMs, bytesPerSecond: MB }
    try {
      return { bytes: (await readBodyBytes(raw, { bytes: 100, reservation, time })).toString() }
    } finally {
      reservation.release()
    }
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app
}

async function openRequest(app: FastifyInstance, head: string) {
  const socket = connect(portOf(app.server), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let received = ''
  socket.on('data', (bytes) => (received += String(bytes)))
  socket.on('error', () => {})
  socket.write(`POST /?caller=amina HTTP/1.1\r\nHost: x\r\n${head}\r\n\r\n`)
  return { socket, received: () => received }
}

test.each([['Content-Length: 100'], ['Transfer-Encoding: chunked']])(
  'a body that does not end is 408, and its connection is closed (%s)',
  async (header) => {
    const { socket, received } = await openRequest(await startReader({ baseMs: 50 }), header)

    await once(socket, 'end')

    expect(received()).toContain('HTTP/1.1 408')
    expect(received()).toContain('The request took too long to arrive.')
  },
)

test('a body is the same in one chunk and in many', async () => {
  const { socket, received } = await openRequest(await startReader(), 'Transfer-Encoding: chunked')

  socket.write(`1\r\na\r\n32\r\n${'b'.repeat(50)}\r\n2\r\ncd\r\n0\r\n\r\n`)

  await expect.poll(received).toContain(`{"bytes":"a${'b'.repeat(50)}cd"}`)
})

test('a caller whose bodies need too much memory together gets 429 and can retry', async () => {
  const app = await startReader()
  const first = await openRequest(app, 'Content-Length: 100')
  first.socket.write('a'.repeat(90))
  const second = await openRequest(app, 'Content-Length: 100')
  second.socket.write('a'.repeat(90))

  await expect.poll(() => first.received() + second.received()).toContain('HTTP/1.1 429')

  first.socket.write('a'.repeat(10))
  second.socket.write('a'.repeat(10))
  await expect.poll(() => first.received() + second.received()).toContain('HTTP/1.1 200')
  const again = await app.inject({
    method: 'POST',
    url: '/?caller=amina',
    payload: 'a'.repeat(100),
  })
  expect(again.statusCode).toBe(200)
})
