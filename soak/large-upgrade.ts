import { setTimeout as pause } from 'node:timers/promises'
import { percentile, timeRequest } from '../bench/start-server.ts'
import { demoAdministrator, demoPassword } from '../server/demo/accounts.ts'
import { readMemory } from '../server/test/uploads/upload-video.ts'
import { check, finish, startServer } from './harness.ts'
import { createLargeRelease, type LargeRelease } from './large-release.ts'

/**
 * `npm run soak -- large-upgrade [sqlite|postgres]`: upgrades a school of 1,000,000 students and ledger entries from release
 * 0.1.0 (R-ARABIC-002; UPGRADE_STUDENTS changes the number). Every other name is Arabic, and so is every title of the ledger. The
 * school has to be available within a minute, and to respond while the search texts are rewritten.
 */
const STUDENTS = Number(process.env.UPGRADE_STUDENTS ?? 1_000_000)
const MAX_UNAVAILABLE_SECONDS = 60
const MAX_P99_MS = 100
const MAX_MEMORY_MB = 512

const seconds = (from: number) => (performance.now() - from) / 1000

/** Sends the requests of a student's page and a search of an administrator until the rebuild has ended. */
async function requestDuringRebuild(url: string, school: LargeRelease) {
  const login = await timeRequest(url, {
    path: '/api.php',
    fields: { action: 'login', email: demoAdministrator.email, password: demoPassword },
  })
  const { token }: { token: string } = JSON.parse(login.text)
  const durations: number[] = []
  const time = async (fields: object, path = '/api.php') => {
    const { ms, text } = await timeRequest(url, { path, fields, token })
    durations.push(ms)
    return text
  }
  while (await school.isRebuilding()) {
    await time({ action: 'getUserData' })
    await time({ action: 'get_my_classes' })
    await time({ action: 'get_wallet_history' })
    await pause(20)
  }
  const find = async (search: string): Promise<{ data: { total: number } }> =>
    JSON.parse(await time({ action: 'findStudents', search }, '/adminActions.php'))
  return { durations, find }
}

async function upgrade(engine: 'sqlite' | 'postgres') {
  const school = await createLargeRelease(engine, STUDENTS)
  console.log(`${engine}: ${STUDENTS} students`)
  const from = performance.now()
  const server = await startServer(school.env, 900)
  const unavailable = seconds(from)
  const steps = server.output().match(/a copy of it as it was is [^"]*/)
  check(`${engine}: a copy was made (${steps ? 'yes' : 'no'})`, steps !== null)
  check(
    `${engine}: unavailable for ${unavailable.toFixed(1)} s, copy and all migrations included`,
    unavailable <= MAX_UNAVAILABLE_SECONDS,
  )
  const rebuilding = performance.now()
  const { durations, find } = await requestDuringRebuild(server.url, school)
  const p99 = percentile(durations, 0.99)
  check(
    `${engine}: rebuilt in ${seconds(rebuilding).toFixed(0)} s; of ${durations.length} requests meanwhile p50 ${percentile(durations, 0.5).toFixed(1)}, p99 ${p99.toFixed(1)}, maximum ${Math.max(...durations).toFixed(0)} ms`,
    p99 <= MAX_P99_MS,
  )
  const { peak } = readMemory(server.process.pid ?? 0)
  check(`${engine}: memory at most ${peak.toFixed(0)} MB`, peak <= MAX_MEMORY_MB)
  const found = (await find('فاطمه')).data.total
  check(`${engine}: every Arabic name is found`, found === Math.floor(STUDENTS / 2), found)
  server.process.kill('SIGTERM')
  await server.exited
  await school.remove()
}

const engines = (['sqlite', 'postgres'] as const).filter(
  (it) => !process.argv[2] || process.argv[2] === it,
)
for (const engine of engines) await upgrade(engine)
await finish()
