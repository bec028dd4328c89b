import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createSeededRandom } from '../server/demo/seeded-random.ts'
import {
  type AttackGroup,
  attackGroups,
  catalogue,
  type PlannedAttack,
} from '../server/test/hostile/catalogue.ts'
import { sendAttack } from '../server/test/hostile/send-attack.ts'
import {
  callApi,
  check,
  createTempDir,
  finish,
  OWNER,
  pollUntil,
  type RunningServer,
  startServer,
} from './harness.ts'
import { type Measurement, openMeter } from './hostile-measure.ts'
import { trickleBodies } from './hostile-slow-bodies.ts'

/**
 * `npm run soak -- hostile-requests`: anonymous requests of up to 600 MB and every shape, one at a time and fifty at once,
 * against the real program, with rate limits as in production. Fifteen minutes on two cores; half a minute with `--quick` or
 * HOSTILE_QUICK=1, which sends less of the catalogue and up to 64 MB. HOSTILE_SEED selects other combinations, HOSTILE_ONLY those
 * whose name matches a pattern. Loopback and Linux only.
 */
const isQuick = process.argv.includes('--quick') || process.env.HOSTILE_QUICK === '1'
const seed = Number(process.env.HOSTILE_SEED ?? 20261122)
const only = new RegExp(process.env.HOSTILE_ONLY ?? '')
const MB = 1024 * 1024
const MAX_BYTES = (isQuick ? 64 : 600) * MB
const GROUP_SIZE = 50
const BUDGET_S = isQuick
  ? { single: 7, many: 2, student: 2, crowd: 12, slow: 3 }
  : { single: 360, many: 150, student: 60, crowd: 420, slow: 20 }
const SINGLE_LIMITS = isQuick
  ? { timeoutMs: 2000, holdMs: 300 }
  : { timeoutMs: 15_000, holdMs: 1000 }
const GROUP_LIMITS = isQuick ? { timeoutMs: 2000, holdMs: 500 } : { timeoutMs: 6000, holdMs: 2000 }
/** A series stops after this number of failures. */
const FAILURES_SHOWN = 12

const SINGLE_BOUND = { waitMs: 250, growMb: 64 }
const GROUP_BOUND = { waitMs: 1000, growMb: 256 }
/** Each connection sends thousands of requests, all of which are parsed as they arrive. */
const PIPELINE_BOUND = { waitMs: 2000, growMb: 256 }
/** Freed memory stays with the allocator, so this limit only detects leaks: a run sends 60 GB. */
const MAX_HELD_MB = 1024

type Bound = typeof SINGLE_BOUND
type MeasuredAttack = { name: string; send: (program: RunningServer) => Promise<Outcome> }
type Outcome = { bytes: number; statuses: number[] }

const measure = openMeter()
const folder = createTempDir()
const temporary = join(folder, 'tmp')
mkdirSync(temporary)

function open(): Promise<RunningServer> {
  return startServer({
    ...{ NODE_ENV: 'production', SITE_URL: 'http://lisan.example', RATE_LIMIT_SCALE: '1' },
    ...{ PAYMENTS_SANDBOX: '1', DATA_DIR: join(folder, 'data'), TMPDIR: temporary },
  })
}

let program = await open()
const startedWithMb = (await measure(program, warmUp)).heldMb
// the attackers must not take CPU time from the server
setPriority(10)

/** Sends requests until the code is compiled, so that this does not count as growth. */
async function warmUp() {
  for (let index = 0; index < 300; index++) {
    await callApi(program.url, { action: 'getUserData', filler: 'x'.repeat(index * 100) })
    await callApi(program.url, { action: 'signup', email: 'x', password: 'x'.repeat(40_000) })
  }
}

function singleAttack({ name, build }: PlannedAttack, token?: string): MeasuredAttack {
  return {
    name,
    async send({ url }) {
      const target = { port: Number(new URL(url).port), token, from: '127.0.0.7' }
      const sent = await sendAttack(build(), target, SINGLE_LIMITS)
      return { bytes: sent.bytes, statuses: [sent.status] }
    },
  }
}

/** Sends each attack from a separate address, like a botnet. */
function groupAttack({ name, attacks }: AttackGroup): MeasuredAttack {
  return {
    name,
    async send({ url }) {
      const port = Number(new URL(url).port)
      const sent = await Promise.all(
        attacks.map(({ build }, index) =>
          sendAttack(build(), { port, from: `127.0.1.${index + 1}` }, GROUP_LIMITS),
        ),
      )
      const bytes = sent.reduce((sum, it) => sum + it.bytes, 0)
      return { bytes, statuses: sent.map((it) => it.status) }
    },
  }
}

/** Sends attacks one after the other, measures each, and checks the bounds. */
async function sendAll(what: string, all: MeasuredAttack[], bound: Bound, seconds: number) {
  const end = performance.now() + seconds * 1000
  const summary = openSummary()
  let failures = 0
  for (const { name, send } of orderAttacks(all.filter((it) => only.test(it.name)))) {
    if (performance.now() > end || failures === FAILURES_SHOWN) break
    let outcome: Outcome = { bytes: 0, statuses: [] }
    const measured = await measure(program, async () => {
      outcome = await send(program)
    })
    summary.add(name, outcome, measured)
    const broken =
      describeViolation(measured, bound) || (outcome.statuses.includes(500) && 'answered 500')
    if (broken) {
      failures++
      console.log(`  ✗ ${name}: ${broken}; ${inMb(outcome.bytes)} sent`)
    }
    await reopenIfGone(measured)
  }
  console.log(`  ${summary.count()} of ${all.length} ${what}: ${summary.text()}`)
  const { waitMs, growMb } = bound
  check(
    `${what}: /healthz within ${waitMs} ms, growth at most ${growMb} MB, none answered 500`,
    failures === 0,
    failures,
  )
  if (!isQuick && !process.env.HOSTILE_ONLY)
    check(`${what}: all were sent`, summary.count() === all.length)
}

/** Totals and the worst of many measurements, with the name of each worst. */
function openSummary() {
  let [wait, growth] = [
    { most: 0, name: '' },
    { most: 0, name: '' },
  ]
  let [count, sentBytes, lateMs] = [0, 0, 0]
  const statuses = new Map<number, number>()
  const larger = (worst: typeof wait, most: number, name: string) =>
    most > worst.most ? { most, name } : worst
  const formatWorst = ({ most, name }: typeof wait) => `${Math.round(most)} at most (${name})`
  return {
    add(name: string, outcome: Outcome, measured: Measurement) {
      count++
      sentBytes += outcome.bytes
      for (const status of outcome.statuses) statuses.set(status, (statuses.get(status) ?? 0) + 1)
      wait = larger(wait, measured.worstMs, name)
      growth = larger(growth, measured.grownMb, name)
      lateMs = Math.max(lateMs, measured.lateMs)
    },
    count: () => count,
    text() {
      const counts = [...statuses]
        .sort(([a], [b]) => a - b)
        .map(([status, n]) => `${n} × ${status}`)
      return [
        `${inMb(sentBytes)} sent; responses: ${counts.join(', ')}`,
        `  /healthz waited, in ms: ${formatWorst(wait)}`,
        `  the process grew, in MB: ${formatWorst(growth)}`,
        `  the sampler itself was ${Math.round(lateMs)} ms late at most`,
      ].join('\n')
    },
  }
}

const inMb = (bytes: number) => `${(bytes / MB).toFixed(1)} MB`

function describeViolation(measured: Measurement, bound: Bound): string {
  const { worstMs, grownMb, failed, lateMs } = measured
  const broken = [
    grownMb === Number.POSITIVE_INFINITY && 'the process ended',
    worstMs > bound.waitMs && `/healthz waited ${Math.round(worstMs)} ms`,
    grownMb > bound.growMb && `grew by ${Math.round(grownMb)} MB`,
    failed > 0 && `/healthz failed ${failed} times`,
  ].filter(Boolean)
  // shows whether the machine was busy with something else
  if (broken.length > 0 && lateMs > 50) broken.push(`sampler ${Math.round(lateMs)} ms late`)
  return broken.join(', ')
}

/** Restarts a server that exited or does not respond. */
async function reopenIfGone({ failed, grownMb }: Measurement) {
  if (failed === 0 && grownMb !== Number.POSITIVE_INFINITY) return
  program.process.kill('SIGKILL')
  await program.exited
  program = await open()
}

/** Shapes that once blocked the process come first, so that the short run includes them; the others follow in random order. */
const FIRST = [
  'form of "a&"',
  'fields of 4 MB',
  'multipart, tiny fields',
  'closed lists',
  'by gzip',
]

function orderAttacks(all: MeasuredAttack[]): MeasuredAttack[] {
  const random = createSeededRandom(seed)
  const rank = ({ name }: MeasuredAttack) => (FIRST.some((it) => name.includes(it)) ? 0 : 1)
  return all
    .map((it) => ({ it, order: rank(it) + random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ it }) => it)
}

async function signUp(): Promise<string> {
  const account = { email: 'hauwa@example.org', password: 'a long password', name: 'Hauwa' }
  const fields = { action: 'signup', ...account, phonenumber: '08031234567' }
  return String((await callApi(program.url, fields)).token)
}

const catalogueOptions = { most: MAX_BYTES, seed }
const singles = catalogue(catalogueOptions)
const token = await signUp()
/** True for attacks that pipeline many requests on one connection. */
const isMany = ({ name }: PlannedAttack) => /^(pipelined|upgrades)/.test(name)

await sendAll(
  'single anonymous requests',
  singles.filter((it) => !isMany(it)).map((it) => singleAttack(it)),
  SINGLE_BOUND,
  BUDGET_S.single,
)
await sendAll(
  'single connections of many requests',
  singles.filter(isMany).map((it) => singleAttack(it)),
  GROUP_BOUND,
  BUDGET_S.many,
)
await sendAll(
  'requests of a student',
  singles.filter((_, index) => index % 7 === 0).map((it) => singleAttack(it, token)),
  SINGLE_BOUND,
  BUDGET_S.student,
)
const groups = attackGroups({ ...catalogueOptions, size: GROUP_SIZE })
await sendAll(
  `groups of ${GROUP_SIZE} at once`,
  groups.filter((it) => !it.attacks.some(isMany)).map(groupAttack),
  GROUP_BOUND,
  BUDGET_S.crowd,
)
await sendAll(
  `${GROUP_SIZE} connections of many requests at once`,
  groups.filter((it) => it.attacks.some(isMany)).map(groupAttack),
  PIPELINE_BOUND,
  BUDGET_S.many,
)
const slow = await measure(program, () =>
  trickleBodies(Number(new URL(program.url).port), BUDGET_S.slow),
)
check(
  'beside 200 bodies of a byte per second /healthz keeps its bounds',
  !describeViolation(slow, SINGLE_BOUND),
  slow,
)

const held = (await measure(program, () => pause(1000))).heldMb
check(
  `afterwards the process holds at most ${MAX_HELD_MB} MB (${Math.round(startedWithMb)} MB at its start, now ${Math.round(held)} MB)`,
  held <= MAX_HELD_MB,
)
const signIn = { action: 'login', email: OWNER.ADMIN_EMAIL, password: OWNER.ADMIN_PASSWORD }
const signInResponse = await callApi(program.url, signIn)
check('a sign-in works afterwards', signInResponse.status === true, signInResponse)
const filesIn = (path: string) => (existsSync(path) ? readdirSync(path, { recursive: true }) : [])
const leftoverFiles = () => [...filesIn(join(folder, 'data/uploads')), ...filesIn(temporary)]
check(
  'no file is left behind',
  await pollUntil(10, async () => leftoverFiles().length === 0),
  leftoverFiles(),
)
await finish()
