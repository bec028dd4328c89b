import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { aFolder, ask, claim, finish, startSchool, within } from './parts.ts'

/**
 * `node proof/slow-clients.ts`, two minutes: 200 clients that send their head a byte a second, 200 that send their body
 * so, and 10,000 connections that say nothing. Everybody else is served meanwhile, and all of them are cut.
 */
const SLOW = 200
const IDLE = Number(process.env.IDLE ?? 10_000)
const school = await startSchool({ DATA_DIR: aFolder() })
const { hostname, port } = new URL(school.url)

/** Connections by what they begin with; `open` counts those that the server has not cut. */
async function connections(count: number, begin: string, trickle: string) {
  const sockets: Socket[] = []
  let failed = 0
  for (let nth = 0; nth < count; nth++) {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => failed++)
    socket.on('data', () => {})
    if (begin) socket.write(begin)
    sockets.push(socket)
    // no more at once than a listener's queue holds
    if (nth % 100 === 99) await within(10, async () => sockets.every((it) => !it.connecting))
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

/** How long a call takes for somebody else, the slowest of ten, in milliseconds. */
async function slowestOfTen() {
  let slowest = 0
  for (let nth = 0; nth < 10; nth++) {
    const before = performance.now()
    const said = await ask(school.url, { action: 'getUserData' }, school)
    slowest = Math.max(
      slowest,
      said.status === true ? performance.now() - before : Number.POSITIVE_INFINITY,
    )
  }
  return Math.round(slowest)
}

const heads = await connections(SLOW, 'POST /api.php HTTP/1.1\r\nHost: x\r\nX-Slow: ', 'a')
const body =
  'POST /api.php HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n'
const bodies = await connections(SLOW, body, ' ')
const slow = await slowestOfTen()
claim(`beside ${SLOW * 2} slow clients others are served (${slow} ms at most)`, slow < 2000, slow)
claim('the slow ones are held so far', heads.open() === SLOW && bodies.open() === SLOW)

const idle = await connections(IDLE, '', '')
claim(
  `${IDLE} connections are open at once`,
  idle.open() === IDLE && idle.failed() === 0,
  idle.open(),
)
const crowded = await slowestOfTen()
claim(`beside them others are served (${crowded} ms at most)`, crowded < 2000, crowded)

const began = performance.now()
const gone = await within(90, async () => heads.open() + bodies.open() + idle.open() === 0)
const seconds = Math.round((performance.now() - began) / 1000)
claim(`all of them are cut (${seconds} s)`, gone, [heads.open(), bodies.open(), idle.open()])
for (const some of [heads, bodies, idle]) some.end()
await pause(200)
claim('and the site answers', (await slowestOfTen()) < 2000)
claim('it never ended', school.process.exitCode === null)
await finish()
