import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aStudent, openSchool } from '../test/school.ts'
import { cutTricklingBodies } from './patience.ts'

async function portOf(app: FastifyInstance) {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

test('a body that trickles is cut, and one that comes at the pace of a bad line is not', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const app = fastify()
  onTestFinished(() => app.close())
  cutTricklingBodies(app, { everyMs: 30_000, leastBytes: 20 })
  const begun: Socket[] = []
  app.addHook('onRequest', async ({ raw }) => {
    begun.push(raw.socket)
  })
  app.post('/', async (asked) => asked.body)
  const port = await portOf(app)

  /** A body of a hundred letters that is begun with so many, all of which have arrived. */
  async function begins(letters: number) {
    const socket = connect(port, '127.0.0.1')
    const said: string[] = []
    socket.on('error', () => {})
    socket.on('data', (bytes) => said.push(String(bytes)))
    const nth = begun.length
    socket.write(
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 100\r\n\r\n',
    )
    await expect.poll(() => begun.length).toBe(nth + 1)
    const before = begun[nth]?.bytesRead ?? 0
    socket.write('a'.repeat(letters))
    await expect.poll(() => begun[nth]?.bytesRead).toBe(before + letters)
    return { socket, said }
  }
  const trickling = await begins(19)
  const slow = await begins(20)

  vi.advanceTimersByTime(30_000)

  await once(trickling.socket, 'close')
  expect(trickling.said).toEqual([])
  slow.socket.write('a'.repeat(80))
  await expect.poll(() => slow.said.join('')).toContain('HTTP/1.1 200')
  slow.socket.destroy()
})

test('an upload that is refused before its end leaves its connection to the next request', async () => {
  const school = await openSchool()
  const port = await portOf(school.app)
  const { token } = await aStudent(school)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const head = '--cut\r\nContent-Disposition: form-data; name="file"; filename="x.pdf"\r\n\r\n'

  /** The status of an answer on the one connection. */
  async function asked(method: string, path: string, body = '') {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=cut',
    }
    const asking = request({ agent, port, method, path, headers, timeout: 5000 })
    asking.on('timeout', () => asking.destroy(new Error('no answer')))
    asking.end(body)
    const [answer] = await once(asking, 'response')
    await answer.resume().toArray()
    return answer.statusCode
  }

  const upload = `${head}${'x'.repeat(3_000_000)}\r\n--cut--\r\n`
  expect(await asked('POST', '/lessonsAction.php', upload)).toBe(403)
  expect(await asked('GET', '/healthz')).toBe(200)
})

test.for([
  { type: 'application/json', told: '413' },
  { type: 'application/xml', told: '415' },
])(
  'who still sends $type when it is refused can read why, and ask again (R-WIRE-012, R-WIRE-013)',
  async ({ type, told }) => {
    const school = await openSchool()
    const socket = connect(await portOf(school.app), '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    const said: string[] = []
    socket.on('error', (fault) => said.push(String(fault)))
    socket.on('data', (bytes) => said.push(String(bytes)))
    const head = `POST /api.php HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n`

    socket.write(`${head}Content-Length: 10000000\r\n\r\n${'x'.repeat(1_000_000)}`)
    await expect.poll(() => said.join('')).toContain(`HTTP/1.1 ${told}`)
    socket.write(`${'x'.repeat(9_000_000)}GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n`)

    await expect.poll(() => said.join('')).toContain('HTTP/1.1 200')
  },
)
