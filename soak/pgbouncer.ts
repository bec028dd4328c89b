import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { openPostgres } from '../server/platform/db.ts'
import { knownMigrations, migrate } from '../server/platform/migrate.ts'
import { freePort } from '../server/test/databases/postgres.ts'
import {
  callApi,
  check,
  checkAccounts,
  createTempDir,
  finish,
  getStatus,
  onFinish,
  pollUntil,
  signUp,
  startServer,
  startTempPostgres,
} from './harness.ts'

/**
 * `npm run soak -- pgbouncer`: four processes behind PgBouncer in transaction mode with a pool of three connections. They start
 * at once on an empty database and on one to upgrade, and PgBouncer is restarted under load. Needs `pgbouncer` in the PATH.
 */
const version = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' })
if (version.status !== 0) {
  console.error('pgbouncer is missing: install it (Debian: apt-get install pgbouncer).')
  process.exit(1)
}
console.log(version.stdout.split('\n')[0])

const POOL_SIZE = 3
const PROCESSES = 4
const postgres = await startTempPostgres()
const port = await freePort()
let bouncer = await startPgbouncer()
const url = (database: string) => `postgres://lisan:lisan@127.0.0.1:${port}/${database}`
const administer = openPostgres(postgres.url, { max: 1, timeouts: false })
onFinish(() => administer.destroy())

async function startPgbouncer() {
  const folder = createTempDir()
  chmodSync(folder, 0o755)
  const target = new URL(postgres.url)
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(join(folder, 'users.txt'), '"lisan" "lisan"\n', { mode: 0o644 })
  writeFileSync(
    file,
    [
      '[databases]',
      `* = host=127.0.0.1 port=${target.port} user=lisan password=lisan`,
      '[pgbouncer]',
      ...[`listen_addr = 127.0.0.1`, `listen_port = ${port}`, 'unix_socket_dir ='],
      ...['auth_type = trust', `auth_file = ${join(folder, 'users.txt')}`],
      ...['pool_mode = transaction', `default_pool_size = ${POOL_SIZE}`, 'max_client_conn = 500'],
    ].join('\n'),
    { mode: 0o644 },
  )
  // it refuses to run as root
  const user = process.getuid?.() === 0 ? ['--user', 'nobody'] : []
  const child = spawn('pgbouncer', ['--quiet', ...user, file], { stdio: 'ignore' })
  const exited = new Promise((resolve) => child.once('exit', resolve))
  const stop = async () => {
    child.kill('SIGINT')
    await exited
  }
  onFinish(() => child.kill('SIGKILL'))
  await pollUntil(10, () => canConnect('postgres'))
  return { stop }
}

async function canConnect(database: string) {
  const client = new pg.Client(`postgres://lisan:lisan@127.0.0.1:${port}/${database}`)
  client.on('error', () => {})
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}

async function startAll(database: string, within = 240) {
  const env = { DATABASE_URL: url(database), ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }
  return Promise.all(
    Array.from({ length: PROCESSES }, () =>
      startServer({ ...env, DATA_DIR: createTempDir() }, within),
    ),
  )
}

/** The limits that another client finds on the connections of the pool. */
async function leakedSettings(database: string) {
  const clients = Array.from({ length: POOL_SIZE }, () => new pg.Client(url(database)))
  await Promise.all(clients.map((it) => it.connect()))
  for (const it of clients) await it.query('begin')
  const names = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout']
  const found: string[] = []
  for (const it of clients)
    for (const name of [...names, 'random_page_cost']) {
      const { rows } = await it.query(`show ${name}`)
      found.push(`${name} ${Object.values(rows[0])[0]}`)
    }
  await Promise.all(clients.map((it) => it.query('rollback').then(() => it.end())))
  const expected = [...names.map((it) => `${it} 0`), 'random_page_cost 4']
  return found.filter((it) => !expected.includes(it))
}

const passwordsIn = (servers: { output: () => string }[]) =>
  servers.filter((it) => /password/i.test(it.output())).length

const first = await startAll('lisan')
check('four processes start at once on an empty database', first.length === PROCESSES)
check('one of them prints the password of the administrator', passwordsIn(first) === 1)
const signedUp = await Promise.all(
  Array.from({ length: 40 }, (_, index) => signUp(first[index % PROCESSES]?.url ?? '')),
)
const tokens = signedUp.filter((it) => it.http === 200).map((it) => String(it.token))
check('forty sign-ups at once over three connections succeed', tokens.length === 40, signedUp[0])
const leaks = await leakedSettings('lisan')
check('no setting of the school reaches another client', leaks.length === 0, leaks)

const statuses = new Set<number>()
let stopped = false
const clients = Array.from({ length: 8 }, async (_, index) => {
  while (!stopped) statuses.add((await signUp(first[index % PROCESSES]?.url ?? '')).http)
})
await bouncer.stop()
const down = await callApi(
  first[0]?.url ?? '',
  { action: 'getUserData' },
  { token: tokens[0] ?? '' },
)
check('without PgBouncer a call is 503', down.http === 503, down)
bouncer = await startPgbouncer()
const ready = async () => (await getStatus(`${first[0]?.url}/readyz`)) === 200
check('with PgBouncer the same processes are ready again', await pollUntil(30, ready))
stopped = true
await Promise.all(clients)
check(
  'every call meanwhile was 200 or 503',
  [...statuses].every((it) => it === 200 || it === 503),
  [...statuses],
)
await checkAccounts(first[1]?.url ?? '', tokens)
for (const { process: child } of first) child.kill('SIGKILL')

await sql`create database older`.execute(administer)
const older = openPostgres(postgres.url.replace(/lisan$/, 'older'), { max: 1, timeouts: false })
await migrate(older, knownMigrations.slice(0, 1))
await older.destroy()
const second = await startAll('older')
check('four processes upgrade a database at once', second.length === PROCESSES)
const upgraded = openPostgres(postgres.url.replace(/lisan$/, 'older'), { max: 1, timeouts: false })
const { length } = await upgraded
  .selectFrom('kysely_migration' as never)
  .selectAll()
  .execute()
await upgraded.destroy()
check('every migration ran once', length === knownMigrations.length, length)
await finish()
