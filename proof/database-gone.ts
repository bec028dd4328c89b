import {
  aFolder,
  aPostgres,
  ask,
  claim,
  finish,
  get,
  isBland,
  signUp,
  startSchool,
  within,
} from './parts.ts'

/** `node proof/database-gone.ts`: PostgreSQL stopped under a running server with requests under way, and started again. */
const postgres = await aPostgres()
const school = await startSchool({ DATA_DIR: aFolder(), DATABASE_URL: postgres.url })
const me = () => ask(school.url, { action: 'getUserData' }, school)
claim('/readyz is 200 while all is there', (await get(`${school.url}/readyz`)) === 200)

let stop = false
const seen = new Set<number>()
const asking = Array.from({ length: 20 }, async (_, nth) => {
  while (!stop) {
    const said = nth % 2 === 0 ? await me() : await signUp(school.url)
    seen.add(said.http)
    if (said.http !== 200 && !isBland(said)) seen.add(-1)
  }
})
await new Promise((resolve) => setTimeout(resolve, 1000))
await postgres.stop()
const gone = await me()
claim('a call is answered by the one bland sentence', isBland(gone), gone)
claim('/readyz is 503', (await get(`${school.url}/readyz`)) === 503)
claim('/healthz stays 200', (await get(`${school.url}/healthz`)) === 200)
await postgres.start()
claim(
  '/readyz is 200 again',
  await within(20, async () => (await get(`${school.url}/readyz`)) === 200),
)
claim('the session is there and calls are answered', (await me()).status === true)
stop = true
await Promise.all(asking)
claim('every call meanwhile was answered, well or blandly', !seen.has(0) && !seen.has(-1), [
  ...seen,
])
claim('it never ended', school.process.exitCode === null)
await finish()
