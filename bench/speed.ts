import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { forgetPeak, memoryOf } from '../server/test/send-film.ts'
import { type Course, fillCourse, SCHOOL_ENV } from './a-course.ts'
import { letPeopleRead, type Read, readsOf } from './people.ts'
import { middle, ready, startProgram, stop, stopAll } from './programs.ts'
import { percentile } from './server.ts'

/**
 * `npm run bench:speed`: how long a start takes, what the server holds when nobody asks and when five hundred do, and
 * how long they wait, with those who ask on the same machine. Fails when a limit is missed. What "500 connections"
 * means is in docs/decisions/0230. Linux alone, for it reads /proc.
 */
const STARTS = 7
const LIMIT = { startMs: 500, idleMb: 150, busyMb: 300, p99Ms: 25 }
const PEOPLE = 500
const SECONDS = Number(process.env.BENCH_SECONDS ?? 15)
const FLOOD_SECONDS = 5
const ROUNDS = 3
const IDLE_SECONDS = 30

const dataDir = mkdtempSync(join(tmpdir(), 'lisan-speed-'))
const lisan = 'http://127.0.0.1:4311'
const bare = 'http://127.0.0.1:4312'
let missed = 0

/** One line of the table; `limit` is what it may reach, undefined for what is only told. */
function tell(what: string, seen: number, unit: string, limit?: number) {
  const holds = limit === undefined || seen < limit
  if (!holds) missed++
  const wanted = limit === undefined ? '' : `${limit} ${unit}`
  console.log(`| ${what} | ${seen.toFixed(0)} ${unit} | ${wanted} | ${holds ? '✓' : '✗'} |`)
}

async function start() {
  const from = performance.now()
  const server = startProgram(['server/main.js'], {
    ...SCHOOL_ENV,
    DATA_DIR: dataDir,
    PORT: '4311',
  })
  await ready(`${lisan}/readyz`, 5)
  return { server, pid: server.pid ?? 0, ms: performance.now() - from }
}

async function fillOnce(): Promise<Course> {
  // as `npm run build` does: what is measured is a release
  execFileSync(process.execPath, ['scripts/server-bundle.ts'], { stdio: 'inherit' })
  // the very first start also compiles: an upgrade's cost, not a restart's
  const first = await start()
  const course = await fillCourse(lisan)
  await stop(first.server)
  return course
}

async function measureStarts() {
  const times: number[] = []
  for (let nth = 0; nth < STARTS; nth++) {
    const { server, ms } = await start()
    times.push(ms)
    await stop(server)
  }
  tell(
    `start to ready, the middle of ${STARTS} (fastest ${Math.min(...times).toFixed(0)})`,
    middle(times),
    'ms',
    LIMIT.startMs,
  )
}

async function measureIdle(pid: number) {
  tell('memory when ready', memoryOf(pid).now, 'MB', LIMIT.idleMb)
  await pause(IDLE_SECONDS * 1000)
  tell(`memory ${IDLE_SECONDS} s later`, memoryOf(pid).now, 'MB', LIMIT.idleMb)
}

async function measurePeople(pid: number, { token, ...course }: Course) {
  const crowd = { token, reads: readsOf({ token, ...course }), people: PEOPLE }
  // code that nobody ran yet is slow, and a school is not restarted for each student
  await letPeopleRead({ ...crowd, url: lisan, waitsMs: [500, 1000], seconds: 5 })
  const rounds: number[][] = []
  for (let round = 0; round < ROUNDS; round++)
    rounds.push(
      await letPeopleRead({
        ...crowd,
        url: lisan,
        waitsMs: [500, 1000],
        seconds: SECONDS / ROUNDS,
      }),
    )
  const perSecond = rounds.flat().length / SECONDS
  tell(`${PEOPLE} connections at people's pace`, perSecond, 'req/s')
  tell('of these the middle', middle(rounds.map((it) => percentile(it, 0.5))), 'ms')
  tell('of these the p99', middle(rounds.map((it) => percentile(it, 0.99))), 'ms', LIMIT.p99Ms)
  tell('memory meanwhile, at most', memoryOf(pid).peak, 'MB', LIMIT.busyMb)
}

/** All connections at once, each asking again the moment it is answered: what no school does, beside the bare server. */
async function measureFlood(pid: number, { token, rand, lessonId }: Course) {
  const own = (action: string, more: object = {}): Read => ({
    path: '/api.php',
    fields: { action, ...more },
  })
  const reads = [
    own('get_my_classes'),
    own('get_class_details', { class_id: rand }),
    own('get_lesson_details', { class_id: rand, lesson_id: lessonId }),
  ]
  const requests = reads.map(({ path, fields }) => ({
    path,
    method: 'POST' as const,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  }))
  for (const [name, url] of Object.entries({ Lisan: lisan, 'the bare server': bare })) {
    const seen = await autocannon({
      url,
      requests,
      connections: PEOPLE,
      duration: FLOOD_SECONDS,
    })
    if (seen.non2xx + seen.errors > 0)
      throw new Error(`${name}: ${seen.non2xx + seen.errors} failed`)
    tell(`${PEOPLE} connections without a pause, ${name}`, seen.requests.average, 'req/s')
    tell('of these the p99', seen.latency.p99, 'ms')
  }
  tell('memory meanwhile, at most', memoryOf(pid).peak, 'MB', LIMIT.busyMb)
}

try {
  console.log('| what | seen | limit | |\n|---|---|---|---|')
  const course = await fillOnce()
  await measureStarts()
  const { server, pid } = await start()
  await measureIdle(pid)
  forgetPeak(pid)
  await measurePeople(pid, course)
  startProgram(['bench/bare.ts', join(dataDir, 'lisan.sqlite'), '4312'])
  await ready(bare)
  await measureFlood(pid, course)
  await stop(server)
} finally {
  stopAll()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exitCode = missed > 0 ? 1 : 0
