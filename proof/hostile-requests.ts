import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chanceFrom } from '../server/demo/chance.ts'
import { type Crowd, catalogue, crowds, type Planned } from '../server/test/hostile/catalogue.ts'
import { sendAttack } from '../server/test/hostile/send.ts'
import { trickle } from './hostile-slow.ts'
import { type Measured, openWatch } from './hostile-watch.ts'
import { aFolder, ask, claim, finish, OWNER, type Program, startProgram, within } from './parts.ts'

/**
 * `node proof/hostile-requests.ts`: anonymous requests of up to 600 MB and every shape, one at a time and fifty at once,
 * against the real program, with rate limits as in production. Fifteen minutes on two cores; half a minute with
 * `--quick` or HOSTILE_QUICK=1, which sends less of the catalogue and up to 64 MB. HOSTILE_SEED takes other
 * combinations, HOSTILE_ONLY those whose name a pattern matches. Loopback and Linux alone.
 */
const isQuick = process.argv.includes('--quick') || process.env.HOSTILE_QUICK === '1'
const seed = Number(process.env.HOSTILE_SEED ?? 20261122)
const only = new RegExp(process.env.HOSTILE_ONLY ?? '')
const MB = 1024 * 1024
const MOST_BYTES = (isQuick ? 64 : 600) * MB
const AT_ONCE = 50
const BUDGET_S = isQuick
  ? { single: 7, many: 2, student: 2, crowd: 12, slow: 3 }
  : { single: 360, many: 150, student: 60, crowd: 420, slow: 20 }
const ONE = isQuick ? { withinMs: 2000, heldMs: 300 } : { withinMs: 15_000, heldMs: 1000 }
const EACH = isQuick ? { withinMs: 2000, heldMs: 500 } : { withinMs: 6000, heldMs: 2000 }
/** So many failures are evidence enough. */
const FAILURES_SHOWN = 12

const SINGLE = { waitMs: 250, growMb: 64 }
const CROWD = { waitMs: 1000, growMb: 256 }
/** Each connection sends thousands of requests, and what has arrived of them is parsed before anything else. */
const PIPELINES = { waitMs: 2000, growMb: 256 }
/** Freed memory stays with the allocator, so this finds a leak and no more: a run sends 60 GB. */
const HELD_MB = 1024

type Bound = typeof SINGLE
type Sending = { name: string; send: (program: Program) => Promise<Outcome> }
type Outcome = { bytes: number; statuses: number[] }

const measure = openWatch()
const folder = aFolder()
const temporary = join(folder, 'tmp')
mkdirSync(temporary)

function open(): Promise<Program> {
  return startProgram({
    ...{ NODE_ENV: 'production', SITE_URL: 'http://lisan.example', RATE_LIMIT_SCALE: '1' },
    ...{ PAYMENTS_SANDBOX: '1', DATA_DIR: join(folder, 'data'), TMPDIR: temporary },
  })
}

let program = await open()
const startedWithMb = (await measure(program, warmUp)).heldMb
// a stranger's computer takes no core from the server
setPriority(10)

/** What any work costs a fresh process is no growth. */
async function warmUp() {
  for (let nth = 0; nth < 300; nth++) {
    await ask(program.url, { action: 'getUserData', filler: 'x'.repeat(nth * 100) })
    await ask(program.url, { action: 'signup', email: 'x', password: 'x'.repeat(40_000) })
  }
}

function one({ name, build }: Planned, token?: string): Sending {
  return {
    name,
    async send({ url }) {
      const target = { port: Number(new URL(url).port), token, from: '127.0.0.7' }
      const sent = await sendAttack(build(), target, ONE)
      return { bytes: sent.bytes, statuses: [sent.status] }
    },
  }
}

/** Each from an address of its own, for a limit by address stops no botnet. */
function together({ name, attacks }: Crowd): Sending {
  return {
    name,
    async send({ url }) {
      const port = Number(new URL(url).port)
      const sent = await Promise.all(
        attacks.map(({ build }, nth) =>
          sendAttack(build(), { port, from: `127.0.1.${nth + 1}` }, EACH),
        ),
      )
      const bytes = sent.reduce((sum, it) => sum + it.bytes, 0)
      return { bytes, statuses: sent.map((it) => it.status) }
    },
  }
}

/** Sends them one after the other, measures each, and claims the bound of all. */
async function sendAll(what: string, all: Sending[], bound: Bound, seconds: number) {
  const end = performance.now() + seconds * 1000
  const summary = openSummary()
  let failures = 0
  for (const { name, send } of inOrder(all.filter((it) => only.test(it.name)))) {
    if (performance.now() > end || failures === FAILURES_SHOWN) break
    let outcome: Outcome = { bytes: 0, statuses: [] }
    const measured = await measure(program, async () => {
      outcome = await send(program)
    })
    summary.add(name, outcome, measured)
    const broken = brokenBy(measured, bound) || (outcome.statuses.includes(500) && 'answered 500')
    if (broken) {
      failures++
      console.log(`  ✗ ${name}: ${broken}; ${inMb(outcome.bytes)} sent`)
    }
    await reopenIfGone(measured)
  }
  console.log(`  ${summary.count()} of ${all.length} ${what}: ${summary.text()}`)
  const { waitMs, growMb } = bound
  claim(
    `${what}: /healthz within ${waitMs} ms, growth at most ${growMb} MB, none answered 500`,
    failures === 0,
    failures,
  )
  if (!isQuick && !process.env.HOSTILE_ONLY)
    claim(`${what}: all were sent`, summary.count() === all.length)
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
  const told = ({ most, name }: typeof wait) => `${Math.round(most)} at most (${name})`
  return {
    add(name: string, outcome: Outcome, measured: Measured) {
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
        `  /healthz waited, in ms: ${told(wait)}`,
        `  the process grew, in MB: ${told(growth)}`,
        `  the sampler itself was ${Math.round(lateMs)} ms late at most`,
      ].join('\n')
    },
  }
}

const inMb = (bytes: number) => `${(bytes / MB).toFixed(1)} MB`

function brokenBy(measured: Measured, bound: Bound): string {
  const { worstMs, grownMb, failed, lateMs } = measured
  const broken = [
    grownMb === Number.POSITIVE_INFINITY && 'the process ended',
    worstMs > bound.waitMs && `/healthz waited ${Math.round(worstMs)} ms`,
    grownMb > bound.growMb && `grew by ${Math.round(grownMb)} MB`,
    failed > 0 && `/healthz failed ${failed} times`,
  ].filter(Boolean)
  // a reader of the failure has to know whether the machine was busy with something else
  if (broken.length > 0 && lateMs > 50) broken.push(`sampler ${Math.round(lateMs)} ms late`)
  return broken.join(', ')
}

/** A program that ended or does not answer any more is replaced, so that the run goes on. */
async function reopenIfGone({ failed, grownMb }: Measured) {
  if (failed === 0 && grownMb !== Number.POSITIVE_INFINITY) return
  program.process.kill('SIGKILL')
  await program.ended
  program = await open()
}

/** Shapes that once stopped the process come first, so that the short run has them too; the others in random order. */
const FIRST = [
  'form of "a&"',
  'fields of 4 MB',
  'multipart, tiny fields',
  'closed lists',
  'by gzip',
]

function inOrder(all: Sending[]): Sending[] {
  const chance = chanceFrom(seed)
  const rank = ({ name }: Sending) => (FIRST.some((it) => name.includes(it)) ? 0 : 1)
  return all
    .map((it) => ({ it, order: rank(it) + chance.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ it }) => it)
}

async function signUp(): Promise<string> {
  const account = { email: 'hauwa@example.org', password: 'a long password', name: 'Hauwa' }
  const fields = { action: 'signup', ...account, phonenumber: '08031234567' }
  return String((await ask(program.url, fields)).token)
}

const wanted = { most: MOST_BYTES, seed }
const singles = catalogue(wanted)
const token = await signUp()
/** Many requests, one behind the other without a response between them, are no single request. */
const isMany = ({ name }: Planned) => /^(pipelined|upgrades)/.test(name)

await sendAll(
  'single anonymous requests',
  singles.filter((it) => !isMany(it)).map((it) => one(it)),
  SINGLE,
  BUDGET_S.single,
)
await sendAll(
  'single connections of many requests',
  singles.filter(isMany).map((it) => one(it)),
  CROWD,
  BUDGET_S.many,
)
await sendAll(
  'requests of a student',
  singles.filter((_, nth) => nth % 7 === 0).map((it) => one(it, token)),
  SINGLE,
  BUDGET_S.student,
)
const groups = crowds({ ...wanted, size: AT_ONCE })
await sendAll(
  `crowds of ${AT_ONCE} at once`,
  groups.filter((it) => !it.attacks.some(isMany)).map(together),
  CROWD,
  BUDGET_S.crowd,
)
await sendAll(
  `${AT_ONCE} connections of many requests at once`,
  groups.filter((it) => it.attacks.some(isMany)).map(together),
  PIPELINES,
  BUDGET_S.many,
)
const slow = await measure(program, () => trickle(Number(new URL(program.url).port), BUDGET_S.slow))
claim(
  'beside 200 bodies of a byte a second /healthz answers as ever',
  !brokenBy(slow, SINGLE),
  slow,
)

const held = (await measure(program, () => pause(1000))).heldMb
claim(
  `after all of it the process holds at most ${HELD_MB} MB (${Math.round(startedWithMb)} MB at its start, now ${Math.round(held)} MB)`,
  held <= HELD_MB,
)
const signIn = { action: 'login', email: OWNER.ADMIN_EMAIL, password: OWNER.ADMIN_PASSWORD }
const said = await ask(program.url, signIn)
claim('an ordinary sign-in works afterwards', said.status === true, said)
const filesIn = (path: string) => (existsSync(path) ? readdirSync(path, { recursive: true }) : [])
const left = () => [...filesIn(join(folder, 'data/uploads')), ...filesIn(temporary)]
claim('no file is left behind', await within(10, async () => left().length === 0), left())
await finish()
