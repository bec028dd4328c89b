import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openTestSchool } from '../test/test-school.ts'

async function startServer() {
  const { app } = await openTestSchool()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

/** Sends requests at once on one connection and returns the number of responses. */
function pipeline(port: number, count: number): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    let text = ''
    const responses = () => text.split('HTTP/1.1 200').length - 1
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1')
      if (responses() === count) socket.destroy()
    })
    socket.once('close', () => resolve(responses()))
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(count))
  })
}

test('a connection that pipelines a thousand requests is closed', async () => {
  const port = await startServer()

  expect(await pipeline(port, 1000)).toBeLessThanOrEqual(8)
  // other connections are served
  expect(await pipeline(port, 1)).toBe(1)
})

test('a few pipelined requests are served, and any number in sequence', async () => {
  const port = await startServer()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const request = () =>
    new Promise<number | undefined>((resolve, reject) => {
      get({ port, host: '127.0.0.1', path: '/healthz', agent }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode))
      }).once('error', reject)
    })

  expect(await pipeline(port, 8)).toBe(8)
  for (let index = 0; index < 50; index++) expect(await request()).toBe(200)
})
