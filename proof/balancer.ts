import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { get } from './parts.ts'

type Door = { url: string; isIn: boolean; agent: Agent }
type Passed = { status: number; headers: IncomingMessage['headers']; body: Buffer }

const LOOK_EVERY_MS = 200
const somewhere = () => ['41', ...[1, 2, 3].map(() => Math.floor(Math.random() * 256))].join('.')

/**
 * A plain load balancer: each request goes to the next process that is ready. A request that no process took goes to
 * another; one whose answer was cut is answered 502, for nobody knows what became of it.
 */
export async function openBalancer(urls: readonly string[]) {
  const doors: Door[] = urls.map((url) => ({
    ...{ url, isIn: false, agent: new Agent({ keepAlive: true }) },
  }))
  const seen = { passed: 0, cut: 0, refused: 0, faults: [] as string[] }
  let isOpen = true
  let turn = 0

  function nextDoor() {
    const ready = isOpen ? doors.filter((it) => it.isIn) : []
    turn++
    return ready[turn % ready.length]
  }

  /** Its answer; a number where there is none, of what became of the request. */
  async function answerTo(asked: IncomingMessage): Promise<Passed | 502 | 503> {
    const body = Buffer.concat(await asked.toArray())
    for (let door = nextDoor(); door; door = nextDoor()) {
      const came = await pass(door, asked, body)
      if (came !== 'never sent') return came
      door.isIn = false
    }
    return 503
  }

  async function serve(asked: IncomingMessage, answer: ServerResponse) {
    const came = await answerTo(asked)
    if (typeof came === 'number') {
      seen[came === 502 ? 'cut' : 'refused']++
      return answer.writeHead(came).end()
    }
    seen.passed++
    if (came.status >= 500) seen.faults.push(`${asked.url} ${came.status}`)
    return answer.writeHead(came.status, came.headers).end(came.body)
  }

  const look = async () => {
    for (const door of doors) door.isIn = (await get(`${door.url}/readyz`)) === 200
  }
  const server = createServer((asked, answer) => void serve(asked, answer).catch(() => {}))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const looking = setInterval(look, LOOK_EVERY_MS)
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    /** Whether all of its processes are in. */
    isWhole: () => doors.every((it) => it.isIn),
    /** Lets nobody through until it is opened again. */
    shut: () => (isOpen = false),
    open: () => (isOpen = true),
    close() {
      clearInterval(looking)
      for (const { agent } of doors) agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}

function pass(door: Door, asked: IncomingMessage, body: Buffer) {
  // people are all over the world, and somewhere else each time; who wants to be at one place says so
  const from = asked.headers['x-network'] ?? somewhere()
  const headers = { ...asked.headers, 'x-forwarded-for': from, connection: 'keep-alive' }
  const { method, url } = asked
  return new Promise<Passed | 'never sent' | 502>((resolve) => {
    const on = request(door.url + url, { method, headers, agent: door.agent })
    on.on('response', (response) => {
      response.toArray().then(
        (parts) => {
          const { statusCode: status = 0, headers } = response
          resolve(response.complete ? { status, headers, body: Buffer.concat(parts) } : 502)
        },
        () => resolve(502),
      )
    })
    on.on('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code === 'ECONNREFUSED' ? 'never sent' : 502),
    )
    on.end(body)
  })
}
