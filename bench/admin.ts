import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureAdministrator } from '../server/bootstrap.ts'
import { now } from '../server/platform/clock.ts'
import { readConfig } from '../server/platform/config.ts'
import { openPostgres, openSqlite } from '../server/platform/db.ts'
import { migrate } from '../server/platform/migrate.ts'
import type { AdminCall, Sample } from './admin-calls/admin-call.ts'
import { adminCalls } from './admin-calls.ts'
import { fillDeletions } from './fill-deletions.ts'
import { fillMarks } from './fill-marks.ts'
import { fillReach } from './fill-reach.ts'
import { fillSchool, LARGE } from './fill-school.ts'
import { fillTyped } from './fill-typed.ts'
import { startKeptPostgres } from './kept-postgres.ts'
import { ADMIN, ADMIN_ENV } from './seed-course.ts'
import { percentile, startServer, timeRequest } from './start-server.ts'

/**
 * `npm run bench:admin`: durations of the calls of administrators' screens in a large school (100,000 students, 1,000,000 ledger
 * rows), one after the other, on SQLite and on PostgreSQL. `BENCH_STUDENTS`, `BENCH_LEDGER` and `BENCH_TIMES` change the sizes;
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
  const sample = await fill(env)
  const server = await startServer(env)
  try {
    const token = await signIn(server.url)
    for (const it of adminCalls) {
      if (isSelected(it)) await measure(engine, server.url, it, sample, token)
    }
  } finally {
    await server.stop()
  }
}

async function fill(env: Record<string, string>): Promise<Sample> {
  const config = readConfig(env)
  const db = config.DATABASE_URL
    ? openPostgres(config.DATABASE_URL, { timeouts: false })
    : openSqlite(join(config.DATA_DIR, 'lisan.sqlite'))
  await migrate(db)
  const filled = join(config.DATA_DIR, 'filled')
  if (!existsSync(filled)) {
    await ensureAdministrator(db, config, console.log)
    await fillSchool(db, size, async (tx, headId) => {
      await fillReach(tx, headId)
      await fillMarks(tx, headId)
      await fillTyped(tx)
      await fillDeletions(tx)
    })
    writeFileSync(filled, '')
  }
  const idsOf = async (table: 'users' | 'classes') =>
    (await db.selectFrom(table).select('id').orderBy('id', 'desc').limit(500).execute()).map(
      (it) => it.id,
    )
  const messages = await db.selectFrom('messages').select('id').where('to_all', '=', 1).execute()
  const examOf = async (rand: string) =>
    (await db.selectFrom('lessons').select('id').where('exam_rand', '=', rand).executeTakeFirst())
      ?.id ?? 0
  const sample = {
    ...size,
    studentIds: await idsOf('users'),
    classIds: await idsOf('classes'),
    messageIds: messages.map(({ id }) => id),
    examId: await examOf('bench-exam'),
    typedExamId: await examOf('bench-typed'),
  }
  await db.destroy()
  return { ...sample, now: now() }
}

async function signIn(url: string) {
  const fields = { action: 'login', ...ADMIN }
  const { text } = await timeRequest(url, { path: '/api.php', fields })
  const { token }: { token: string } = JSON.parse(text)
  return token
}

const WARM_UP = 5
let slow = 0

async function measure(engine: string, url: string, it: AdminCall, sample: Sample, token: string) {
  const durations: number[] = []
  let slowest = { ms: 0, fields: {} }
  for (let index = -WARM_UP; index < TIMES; index++) {
    const fields = {
      ...(it.action ? { action: it.action } : {}),
      ...it.fields(index + WARM_UP, sample),
    }
    const { ms } = await timeRequest(url, { path: it.path ?? '/adminActions.php', fields, token })
    if (index < 0) continue
    durations.push(ms)
    if (ms > slowest.ms) slowest = { ms, fields }
  }
  const [p50, p99] = [percentile(durations, 0.5), percentile(durations, 0.99)]
  const isSlow = !it.isUnbounded && p99 > LIMIT_MS
  if (isSlow) slow++
  const row = [
    it.name,
    engine,
    p50.toFixed(1),
    p99.toFixed(1),
    isSlow ? `SLOW ${JSON.stringify(slowest.fields)}` : '',
  ]
  console.log(`| ${row.join(' | ')} |`)
}

console.log(`${size.students} students, ${size.classes} classes, ${size.ledgerRows} ledger rows`)
console.log('| call | engine | p50 ms | p99 ms | |\n|---|---|---|---|---|')
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
