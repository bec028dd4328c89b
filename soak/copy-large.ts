import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { callServer } from '../bench/call-server.ts'
import { fillSchool } from '../bench/fill-school.ts'
import { percentile, timeRequest } from '../bench/start-server.ts'
import { createKeyPair } from '../server/backup/seal.ts'
import { type Db, openPostgres, openSqlite } from '../server/platform/db.ts'
import { verifyLedger } from '../server/wallet/verify-ledger.ts'
import { check, createTempDir, finish, OWNER, startServer, startTempPostgres } from './harness.ts'

/**
 * `npm run soak -- copy-large`: copies a school of 100,000 students (COPY_STUDENTS changes the number) while a student reads, and restores
 * the newest sealed copy on a bare machine, on each engine (COPY_ENGINE=sqlite runs one). Prints how long both take; fails if the p99 of
 * `get_my_classes` during a copy is more than 1.3 times that without one, in turns, or if the restored ledger does not add up (R-SAFE-001,
 * R-SAFE-006). Half an hour.
 */
const STUDENTS = Number(process.env.COPY_STUDENTS ?? 100_000)
const MAX_RATIO = 1.3
const ROUNDS = 2
const IDLE_REQUESTS = 3_000

type Env = Record<string, string>
/** Of the copies as they are sent, the newest first. */
type WireList = { rows: { state: string; phase: string | null; encrypted: boolean }[] }
type Measured = { phase: string; ms: number }

async function tokenOf(url: string, fields: object) {
  return (await callServer(url, '/api.php', fields)).token
}

/** A student in three classes of the school. */
async function addReader(url: string, db: Db): Promise<string> {
  const account = { name: 'Amina Bello', phonenumber: '08031234567', password: 'a good password' }
  const token = await tokenOf(url, { action: 'signup', email: 'amina@example.org', ...account })
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'amina@example.org')
    .executeTakeFirstOrThrow()
  for (const class_id of [1, 2, 3])
    await db
      .insertInto('enrolments')
      .values({ student_id: user.id, class_id, paid: 0, paid_until: 0, enrolled_at: 0 })
      .execute()
  return token
}

/** Reads until there is no phase, or `most` times. */
async function measure(
  url: string,
  token: string,
  findPhase: () => Promise<string | undefined>,
  most: number,
) {
  const measured: Measured[] = []
  let phase: string | undefined
  while (measured.length < most) {
    if (measured.length % 50 === 0) phase = await findPhase()
    if (phase === undefined) break
    const read = { path: '/api.php', fields: { action: 'get_my_classes' }, token }
    measured.push({ phase, ms: (await timeRequest(url, read)).ms })
    await pause(5)
  }
  return measured
}

const p99 = (measured: readonly Measured[]) =>
  percentile(
    measured.map(({ ms }) => ms),
    0.99,
  )

function describePhases(measured: readonly Measured[]): string {
  const byPhase = Map.groupBy(measured, ({ phase }) => phase)
  return [...byPhase]
    .map(([phase, them]) => `${phase} ${p99(them).toFixed(1)} ms (${them.length})`)
    .join(', ')
}

async function runSchool(
  engine: string,
  env: Env,
  openDb: () => Db,
  bare: Env,
  openBare: () => Db,
) {
  const first = await startServer(env, 240)
  first.process.kill('SIGTERM')
  await first.exited
  const filling = openDb()
  await fillSchool(filling, { students: STUDENTS, classes: 1_000, ledgerRows: STUDENTS * 10 })
  await filling.destroy()

  const server = await startServer({ ...env, BACKUP_TO: bare.BACKUP_TO ?? '' }, 240)
  const db = openDb()
  const student = await addReader(server.url, db)
  await db.destroy()
  const admin = await tokenOf(server.url, {
    ...{ action: 'login', email: OWNER.ADMIN_EMAIL, password: OWNER.ADMIN_PASSWORD },
  })
  const { recipient, identity } = await createKeyPair()
  const sealing = { action: 'setBackupKey', recipient }
  await callServer(server.url, '/adminActions.php', sealing, admin)
  const list = async () =>
    (await callServer<WireList>(server.url, '/adminActions.php', { action: 'getBackups' }, admin))
      .data
  const findPhase = async () => {
    const active = (await list()).rows.find(({ state }) => /^(waiting|running)$/.test(state))
    return active && (active.phase ?? active.state)
  }
  // the copy that the start has planned
  while (!(await list()).rows.some(({ state }) => state === 'good')) await pause(500)
  const idle: Measured[] = []
  const busy: Measured[] = []
  for (let round = 0; round < ROUNDS; round++) {
    idle.push(...(await measure(server.url, student, async () => 'none', IDLE_REQUESTS)))
    await callServer(server.url, '/adminActions.php', { action: 'backUpNow' }, admin)
    const started = performance.now()
    busy.push(...(await measure(server.url, student, findPhase, Number.POSITIVE_INFINITY)))
    const seconds = (performance.now() - started) / 1000
    console.log(`${engine}: a copy takes ${seconds.toFixed(0)} s`)
  }
  const [copy] = (await list()).rows
  console.log(`${engine}: ${JSON.stringify(copy)}`)
  const [quiet, during] = [p99(idle), p99(busy)]
  console.log(
    `${engine}: p99 of get_my_classes ${quiet.toFixed(1)} ms without a copy (${idle.length}), ` +
      `${during.toFixed(1)} ms during one (${busy.length}): ${describePhases(busy)}`,
  )
  check(`${engine}: the copy is sealed`, copy?.encrypted === true, copy)
  check(`${engine}: at most ${MAX_RATIO} times`, during / quiet <= MAX_RATIO, during / quiet)
  server.process.kill('SIGTERM')
  await server.exited

  const started = performance.now()
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['server/backup/main.js', 'restore', 'latest'],
    { env: { ...process.env, ...bare }, encoding: 'utf8', input: `${identity}\n` },
  )
  const seconds = (performance.now() - started) / 1000
  console.log(`${engine}: a restore of ${STUDENTS} students takes ${seconds.toFixed(0)} s`)
  check(`${engine}: the restore succeeds`, status === 0, stdout + stderr)
  const restored = openBare()
  const differences = await verifyLedger(restored)
  await restored.destroy()
  check(`${engine}: the restored ledger adds up`, differences.length === 0, differences.slice(0, 3))
}

if (process.env.COPY_ENGINE !== 'postgres') {
  const [school, bare] = [createTempDir(), createTempDir()]
  const file = (folder: string) => () => openSqlite(join(folder, 'lisan.sqlite'))
  const target = { DATA_DIR: bare, DATABASE_URL: '', BACKUP_TO: createTempDir() }
  await runSchool('SQLite', { DATA_DIR: school }, file(school), target, file(bare))
}
if (process.env.COPY_ENGINE !== 'sqlite') {
  const postgres = await startTempPostgres()
  const other = await startTempPostgres()
  const open = (url: string) => () => openPostgres(url, { max: 2, timeouts: false })
  const env = { DATA_DIR: createTempDir(), DATABASE_URL: postgres.url }
  const target = {
    ...{ DATA_DIR: createTempDir(), DATABASE_URL: other.url },
    BACKUP_TO: createTempDir(),
  }
  await runSchool('PostgreSQL', env, open(postgres.url), target, open(other.url))
}
await finish()
