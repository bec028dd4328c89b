import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { callApi, check, createTempDir, finish, pollUntil, startSchool } from './harness.ts'

/**
 * `npm run soak -- slow-clients`, two minutes: 200 clients send their headers at a byte a second, 200 their body, and 10,000
 * connections send nothing. Other clients are served meanwhile, and all of these connections are closed.
 */
const SLOW = 200
const IDLE = Number(process.env.IDLE ?? 10_000)
const school = await startSchool({ DATA_DIR: createTempDir() })
const { hostname, port } = new URL(school.url)

/** Opens connections that begin with `begin`; `open` counts those that the server has not closed. */
async function openConnections(count: number, begin: string, trickle: string) {
  const sockets: Socket[] = []
  let failed = 0
  for (let index = 0; index < count; index++) {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => failed++)
    socket.on('data', () => {})
    if (begin) socket.write(begin)
    sockets.push(socket)
    // limited by the backlog of the listening socket
    if (index % 100 === 99) await pollUntil(10, async () => sockets.every((it) => !it.connecting))
  }
  const timer = trickle
    ? setInterval(() => sockets.map((it) => it.writable && it.write(trickle)), 1000)
    : undefined
  const open = () => sockets.filter((it) => !it.destroyed && it.readable).length
  return {
    open,
    failed: () => failed,
    end() {
      clearInterval(timer)
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Duration of the slowest of ten calls of another client, in milliseconds. */
async function slowestOfTen() {
  let slowest = 0
  for (let index = 0; index < 10; index++) {
    const before = performance.now()
    const response = await callApi(school.url, { action: 'getUserData' }, school)
    slowest = Math.max(
      slowest,
      response.status === true ? performance.now() - before : Number.POSITIVE_INFINITY,
    )
  }
  return Math.round(slowest)
}

const heads = await openConnections(SLOW, 'POST /api.php HTTP/1.1\r\nHost: x\r\nX-Slow: ', 'a')
const body =
  'POST /api.php HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n'
const bodies = await openConnections(SLOW, body, ' ')
const slow = await slowestOfTen()
check(`beside ${SLOW * 2} slow clients, other calls work (${slow} ms at most)`, slow < 2000, slow)
check('the slow connections are still open', heads.open() === SLOW && bodies.open() === SLOW)

const idle = await openConnections(IDLE, '', '')
check(
  `${IDLE} connections are open at once`,
  idle.open() === IDLE && idle.failed() === 0,
  idle.open(),
)
const crowded = await slowestOfTen()
check(`beside them other calls work (${crowded} ms at most)`, crowded < 2000, crowded)

const began = performance.now()
const gone = await pollUntil(90, async () => heads.open() + bodies.open() + idle.open() === 0)
const seconds = Math.round((performance.now() - began) / 1000)
check(`all of them are closed (${seconds} s)`, gone, [heads.open(), bodies.open(), idle.open()])
for (const some of [heads, bodies, idle]) some.end()
await pause(200)
check('calls work afterwards', (await slowestOfTen()) < 2000)
check('the process never exited', school.process.exitCode === null)
await finish()
