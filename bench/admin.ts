import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AdminCall, Sample } from './admin-calls/admin-call.ts'
import { adminCalls } from './admin-calls.ts'
import { fillForAdmin, TEACHER } from './fill-for-admin.ts'
import { LARGE } from './fill-school.ts'
import { startKeptPostgres } from './kept-postgres.ts'
import { ADMIN, ADMIN_ENV } from './seed-course.ts'
import { percentile, startServer, timeRequest } from './start-server.ts'

/**
 * `npm run bench:admin`: durations of the calls of administrators' screens in a large school (100,000 students, 1,000,000 ledger
 * rows), one after the other, by an owner and by a teacher of three classes (those that a teacher may make), on SQLite and on PostgreSQL. `BENCH_STUDENTS`, `BENCH_LEDGER` and `BENCH_TIMES` change the sizes;
 * `BENCH_FOLDER` keeps the filled schools for later runs, which only upgrade them; `BENCH_ENGINES` (sqlite, postgres) selects the
 * engines, and arguments select the calls whose names start with one of them.
 */
const size = {
  ...LARGE,
  students: Number(process.env.BENCH_STUDENTS ?? LARGE.students),
  ledgerRows: Number(process.env.BENCH_LEDGER ?? LARGE.ledgerRows),
}
const TIMES = Number(process.env.BENCH_TIMES ?? 200)
const LIMIT_MS = 100
const ENGINES = (process.env.BENCH_ENGINES ?? 'sqlite,postgres').split(',')
const isKept = process.env.BENCH_FOLDER !== undefined
const folder = process.env.BENCH_FOLDER ?? mkdtempSync(join(tmpdir(), 'lisan-bench-admin-'))
const namePrefixes = process.argv.slice(2)
const isSelected = ({ name }: AdminCall) =>
  namePrefixes.length === 0 || namePrefixes.some((it) => name.startsWith(it))

/** Fills a database and measures every call on a server that runs on it. */
async function measureOn(engine: string, databaseUrl: string) {
  const dataDir = join(folder, engine)
  mkdirSync(dataDir, { recursive: true })
  const env = { ...ADMIN_ENV, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, NODE_ENV: 'test' }
  const sample = await fillForAdmin(env, size)
  const server = await startServer(env)
  try {
    const token = await signIn(server.url, ADMIN)
    for (const it of adminCalls.filter(isSelected))
      await measure(`${engine}, owner`, server.url, it, sample.owner, token)
    const teacherToken = await signIn(server.url, TEACHER)
    for (const it of adminCalls.filter(isSelected)) {
      if (await mayMake(server.url, it, sample.teacher, teacherToken))
        await measure(`${engine}, teacher`, server.url, it, sample.teacher, teacherToken)
    }
  } finally {
    await server.stop()
  }
}

/** Whether the school answers a call of this person. */
async function mayMake(url: string, it: AdminCall, sample: Sample, token: string) {
  try {
    await timeRequest(url, requestOf(it, 0, sample, token))
    return true
  } catch {
    return false
  }
}

async function signIn(url: string, account: typeof ADMIN) {
  const fields = { action: 'login', ...account }
  const { text } = await timeRequest(url, { path: '/api.php', fields })
  const { token }: { token: string } = JSON.parse(text)
  return token
}

const WARM_UP = 5
let slow = 0

function requestOf(it: AdminCall, index: number, sample: Sample, token: string) {
  const fields = { ...(it.action ? { action: it.action } : {}), ...it.fields(index, sample) }
  return { path: it.path ?? '/adminActions.php', fields, token }
}

async function measure(caller: string, url: string, it: AdminCall, sample: Sample, token: string) {
  const durations: number[] = []
  let slowest = { ms: 0, fields: {} }
  for (let index = -WARM_UP; index < TIMES; index++) {
    const request = requestOf(it, index + WARM_UP, sample, token)
    const { ms } = await timeRequest(url, request)
    if (index < 0) continue
    durations.push(ms)
    if (ms > slowest.ms) slowest = { ms, fields: request.fields }
  }
  const [p50, p99] = [percentile(durations, 0.5), percentile(durations, 0.99)]
  const isSlow = !it.isUnbounded && p99 > LIMIT_MS
  if (isSlow) slow++
  const row = [
    it.name,
    caller,
    p50.toFixed(1),
    p99.toFixed(1),
    isSlow ? `SLOW ${JSON.stringify(slowest.fields)}` : '',
  ]
  console.log(`| ${row.join(' | ')} |`)
}

console.log(`${size.students} students, ${size.classes} classes, ${size.ledgerRows} ledger rows`)
console.log('| call | engine and caller | p50 ms | p99 ms | |\n|---|---|---|---|---|')
try {
  if (ENGINES.includes('sqlite')) await measureOn('SQLite', '')
  if (ENGINES.includes('postgres')) await measureOnPostgres()
} finally {
  if (!isKept) rmSync(folder, { recursive: true, force: true })
}
process.exitCode = slow > 0 ? 1 : 0

async function measureOnPostgres() {
  const files = join(folder, 'postgres-files')
  const isNew = !existsSync(files)
  const postgres = await startKeptPostgres(files)
  try {
    if (isNew) await postgres.createDatabase('lisan')
    await measureOn('PostgreSQL', `${postgres.url}/lisan`)
  } finally {
    await postgres.stop()
  }
}
