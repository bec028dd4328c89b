import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { readMemory, resetPeakMemory } from '../server/test/uploads/upload-video.ts'
import {
  median,
  SERVER_ARGS,
  startChild,
  stopAllChildren,
  stopChild,
  waitUntilReady,
} from './child-processes.ts'
import { SCHOOL_ENV, type SeededCourse, seedCourse } from './seed-course.ts'
import { percentile } from './start-server.ts'
import { type PageRequest, pageRequests, runVirtualUsers } from './virtual-users.ts'

/**
 * `npm run bench:speed`: start time, memory when idle and with 500 clients, and their response times, with the clients on the
 * same machine. Fails if a limit is exceeded. 500 connections are 500 virtual users: each sends its next
 * request half a second to a second after the last response; if each sent it at once, 25 ms would be 20,000 requests a second, which no
 * process serves on two cores. Linux only, because it reads /proc.
 */
const STARTS = 7
const LIMIT = { startMs: 500, idleMb: 150, busyMb: 300, p99Ms: 25 }
const USERS = 500
const SECONDS = Number(process.env.BENCH_SECONDS ?? 15)
const FLOOD_SECONDS = 5
const ROUNDS = 3
const IDLE_SECONDS = 30

const dataDir = mkdtempSync(join(tmpdir(), 'lisan-speed-'))
const lisan = 'http://127.0.0.1:4311'
const baseline = 'http://127.0.0.1:4312'
let missedLimits = 0

/** Prints a line of the table; without a `limit` the value is informative. */
function report(what: string, measured: number, unit: string, limit?: number) {
  const holds = limit === undefined || measured < limit
  if (!holds) missedLimits++
  const limitText = limit === undefined ? '' : `${limit} ${unit}`
  console.log(`| ${what} | ${measured.toFixed(0)} ${unit} | ${limitText} | ${holds ? '✓' : '✗'} |`)
}

async function start() {
  const from = performance.now()
  const server = startChild(SERVER_ARGS, {
    ...SCHOOL_ENV,
    DATA_DIR: dataDir,
    PORT: '4311',
  })
  await waitUntilReady(`${lisan}/readyz`, 5)
  return { server, pid: server.pid ?? 0, ms: performance.now() - from }
}

async function seedOnce(): Promise<SeededCourse> {
  // as in a release
  execFileSync(process.execPath, ['scripts/server-bundle.ts'], { stdio: 'inherit' })
  // the first start fills the compile cache
  const first = await start()
  const course = await seedCourse(lisan)
  await stopChild(first.server)
  return course
}

async function measureStarts() {
  const times: number[] = []
  for (let index = 0; index < STARTS; index++) {
    const { server, ms } = await start()
    times.push(ms)
    await stopChild(server)
  }
  report(
    `start to ready, the middle of ${STARTS} (fastest ${Math.min(...times).toFixed(0)})`,
    median(times),
    'ms',
    LIMIT.startMs,
  )
}

async function measureIdle(pid: number) {
  report('memory when ready', readMemory(pid).now, 'MB', LIMIT.idleMb)
  await pause(IDLE_SECONDS * 1000)
  report(`memory ${IDLE_SECONDS} s later`, readMemory(pid).now, 'MB', LIMIT.idleMb)
}

async function measureVirtualUsers(pid: number, { token, ...course }: SeededCourse) {
  const users = { token, reads: pageRequests({ token, ...course }), userCount: USERS }
  // warm up: code that has not run yet is slow
  await runVirtualUsers({ ...users, url: lisan, thinkTimeMs: [500, 1000], seconds: 5 })
  const rounds: number[][] = []
  for (let round = 0; round < ROUNDS; round++)
    rounds.push(
      await runVirtualUsers({
        ...users,
        url: lisan,
        thinkTimeMs: [500, 1000],
        seconds: SECONDS / ROUNDS,
      }),
    )
  const perSecond = rounds.flat().length / SECONDS
  report(`${USERS} connections with pauses`, perSecond, 'req/s')
  report('of these the middle', median(rounds.map((it) => percentile(it, 0.5))), 'ms')
  report('of these the p99', median(rounds.map((it) => percentile(it, 0.99))), 'ms', LIMIT.p99Ms)
  report('memory meanwhile, at most', readMemory(pid).peak, 'MB', LIMIT.busyMb)
}

/** Maximum load, each connection without pauses, compared with the baseline server. */
async function measureFlood(pid: number, { token, rand, lessonId }: SeededCourse) {
  const requestFor = (action: string, more: object = {}): PageRequest => ({
    path: '/api.php',
    fields: { action, ...more },
  })
  const reads = [
    requestFor('get_my_classes'),
    requestFor('get_class_details', { class_id: rand }),
    requestFor('get_lesson_details', { class_id: rand, lesson_id: lessonId }),
  ]
  const requests = reads.map(({ path, fields }) => ({
    path,
    method: 'POST' as const,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  }))
  for (const [name, url] of Object.entries({ Lisan: lisan, 'the bare server': baseline })) {
    const seen = await autocannon({
      url,
      requests,
      connections: USERS,
      duration: FLOOD_SECONDS,
    })
    if (seen.non2xx + seen.errors > 0)
      throw new Error(`${name}: ${seen.non2xx + seen.errors} failed`)
    report(`${USERS} connections without a pause, ${name}`, seen.requests.average, 'req/s')
    report('of these the p99', seen.latency.p99, 'ms')
  }
  report('memory meanwhile, at most', readMemory(pid).peak, 'MB', LIMIT.busyMb)
}

try {
  console.log('| what | seen | limit | |\n|---|---|---|---|')
  const course = await seedOnce()
  await measureStarts()
  const { server, pid } = await start()
  await measureIdle(pid)
  resetPeakMemory(pid)
  await measureVirtualUsers(pid, course)
  startChild(['bench/baseline-server.ts', join(dataDir, 'lisan.sqlite'), '4312'])
  await waitUntilReady(baseline)
  await measureFlood(pid, course)
  await stopChild(server)
} finally {
  stopAllChildren()
  rmSync(dataDir, { recursive: true, force: true })
}
process.exitCode = missedLimits > 0 ? 1 : 0
