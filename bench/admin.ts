import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { now } from '../server/kernel/clock.ts'
import { readConfig } from '../server/kernel/config.ts'
import { openPostgres, openSqlite } from '../server/kernel/db.ts'
import { migrate } from '../server/kernel/migrate.ts'
import { ensureAdministrator } from '../server/start.ts'
import { startPostgres } from '../server/test/postgres.ts'
import { type AdminCall, adminCalls, type Sample } from './admin-calls.ts'
import { fillSchool, LARGE } from './school.ts'

/**
 * `npm run bench:admin`: how long the calls of the administrators' screens take in a large school (100,000 students,
 * 1,000,000 ledger rows), one after the other, on SQLite and on a PostgreSQL of its own. `BENCH_STUDENTS`,
 * `BENCH_LEDGER` and `BENCH_TIMES` change the sizes; names of calls as arguments measure only those that begin so.
 */
const size = {
  ...LARGE,
  students: Number(process.env.BENCH_STUDENTS ?? LARGE.students),
  ledgerRows: Number(process.env.BENCH_LEDGER ?? LARGE.ledgerRows),
}
const TIMES = Number(process.env.BENCH_TIMES ?? 200)
const LIMIT_MS = 100
const PORT = 4303
const site = `http://127.0.0.1:${PORT}`
const head = { ADMIN_EMAIL: 'head@example.org', ADMIN_PASSWORD: 'a good password' }
const wanted = process.argv.slice(2)
const isWanted = ({ name }: AdminCall) =>
  wanted.length === 0 || wanted.some((it) => name.startsWith(it))

/** Fills a database and measures every call on a server that runs on it. */
async function measureOn(engine: string, databaseUrl: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'lisan-bench-admin-'))
  const env = { ...head, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, NODE_ENV: 'test' }
  const sample = await fill(env)
  const server = spawn(process.execPath, ['server/main.js'], {
    env: { ...process.env, ...env, PORT: String(PORT), LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '0' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  try {
    await ready()
    const token = await signIn()
    for (const it of adminCalls) {
      if (isWanted(it)) await measure(engine, it, sample, token)
    }
  } finally {
    server.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function fill(env: Record<string, string>): Promise<Sample> {
  const config = readConfig(env)
  const db = config.DATABASE_URL
    ? openPostgres(config.DATABASE_URL)
    : openSqlite(join(config.DATA_DIR, 'lisan.sqlite'))
  await migrate(db)
  await ensureAdministrator(db, config, console.log)
  await fillSchool(db, size)
  const idsOf = async (table: 'people' | 'classes') =>
    (await db.selectFrom(table).select('id').orderBy('id', 'desc').limit(500).execute()).map(
      (it) => it.id,
    )
  const sample = { ...size, studentIds: await idsOf('people'), classIds: await idsOf('classes') }
  await db.destroy()
  return { ...sample, now: now() }
}

async function ready() {
  for (let tries = 0; tries < 300; tries++) {
    const answer = await fetch(`${site}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The server did not start')
}

async function post(path: string, fields: object, token = '') {
  const response = await fetch(site + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(fields),
  })
  const text = await response.text()
  if (!response.ok || !text.startsWith('{"status":true')) throw new Error(text.slice(0, 300))
  return text
}

async function signIn() {
  const asked = { action: 'login', email: head.ADMIN_EMAIL, password: head.ADMIN_PASSWORD }
  return (JSON.parse(await post('/api.php', asked)) as { token: string }).token
}

const WARM_UP = 5
let slow = 0

async function measure(engine: string, it: AdminCall, sample: Sample, token: string) {
  const taken: number[] = []
  for (let nth = -WARM_UP; nth < TIMES; nth++) {
    const asked = {
      ...(it.action ? { action: it.action } : {}),
      ...it.fields(nth + WARM_UP, sample),
    }
    const start = performance.now()
    await post(it.path ?? '/adminActions.php', asked, token)
    if (nth >= 0) taken.push(performance.now() - start)
  }
  taken.sort((a, b) => a - b)
  const at = (share: number) => taken[Math.ceil(taken.length * share) - 1] ?? 0
  const isSlow = !it.isUnbounded && at(0.99) > LIMIT_MS
  if (isSlow) slow++
  const figures = [at(0.5), at(0.99)].map((ms) => ms.toFixed(1))
  console.log(`| ${[it.name, engine, ...figures, isSlow ? 'SLOW' : ''].join(' | ')} |`)
}

console.log(`${size.students} students, ${size.classes} classes, ${size.ledgerRows} ledger rows`)
console.log('| call | engine | p50 ms | p99 ms | |\n|---|---|---|---|---|')
await measureOn('SQLite', '')
const postgres = await startPostgres([])
try {
  await postgres.createDatabase('lisan')
  await measureOn('PostgreSQL', `${postgres.url}/lisan`)
} finally {
  await postgres.stop()
}
process.exitCode = slow > 0 ? 1 : 0
