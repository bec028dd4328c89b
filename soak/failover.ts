import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { openPostgres } from '../server/platform/db.ts'
import { postFields } from '../server/test/http/post-fields.ts'
import { startReplicatedPostgres } from './failover-postgres.ts'
import {
  check,
  createTempDir,
  finish,
  OWNER,
  onFinish,
  pollUntil,
  type RunningServer,
  startServer,
} from './harness.ts'

/**
 * `npm run soak -- failover`: two processes on a primary with a synchronous streaming replica (Debian's PostgreSQL). Twenty times (FAILOVERS
 * changes the number) the primary is killed under load and the replica promoted: every process continues within 15 s without a
 * restart, and no acknowledged write is lost (R-SAFE-007). Then the killed one becomes the new replica. About ten minutes.
 */
const FAILOVERS = Number(process.env.FAILOVERS ?? 20)
const CLIENTS = 8
const MAX_SECONDS = 15

const cluster = await startReplicatedPostgres()
onFinish(cluster.stop)
const env = { DATABASE_URL: cluster.url, ...OWNER }
const servers: RunningServer[] = []
for (let index = 0; index < 2; index++)
  servers.push(await startServer({ ...env, DATA_DIR: createTempDir() }, 240))

const acknowledged: string[] = []
let number = 0

/** Signs up an account with an address of its own; true if it was acknowledged. */
async function write(url: string): Promise<boolean> {
  const email = `s${process.pid}x${number++}@example.org`
  const account = { password: 'a long password', name: 'Hauwa', phonenumber: '08031234567' }
  try {
    const response = await postFields(
      `${url}/api.php`,
      { action: 'signup', email, ...account },
      { signal: AbortSignal.timeout(20_000) },
    )
    const body = (await response.json()) as { status?: boolean }
    if (body.status !== true) return false
    acknowledged.push(email)
    return true
  } catch {
    return false
  }
}

async function lostWrites(): Promise<string[]> {
  const db = openPostgres(cluster.url, { max: 1, timeouts: false })
  const { rows } = await sql<{ email: string }>`select email from users`.execute(db)
  await db.destroy()
  const present = new Set(rows.map((it) => it.email))
  return acknowledged.filter((it) => !present.has(it))
}

const durations: number[] = []
let lost: string[] = []
for (let round = 1; round <= FAILOVERS; round++) {
  let isOver = false
  const clients = Array.from({ length: CLIENTS }, async (_, index) => {
    while (!isOver) await write(servers[index % servers.length]?.url ?? '')
  })
  const before = acknowledged.length
  await pollUntil(60, async () => acknowledged.length > before + 20)
  await pause(Math.random() * 500)
  const killedAt = performance.now()
  await cluster.failOver()
  const continued = await Promise.all(
    servers.map(async ({ url }) => {
      await pollUntil(60, () => write(url))
      return (performance.now() - killedAt) / 1000
    }),
  )
  isOver = true
  await Promise.all(clients)
  durations.push(Math.max(...continued))
  lost = [...lost, ...(await lostWrites())]
  console.log(`failover ${round}: continued after ${durations.at(-1)?.toFixed(1)} s`)
  await cluster.rebuildReplica()
}

const slowest = Math.max(...durations)
check(`every process continued within ${MAX_SECONDS} s`, slowest <= MAX_SECONDS, durations)
check(`none of ${acknowledged.length} acknowledged writes is lost`, lost.length === 0, lost)
check(
  'no process was restarted',
  servers.every((it) => it.process.exitCode === null),
)
console.log(`slowest: ${slowest.toFixed(1)} s of ${FAILOVERS}`)
await finish()
