import {
  callApi,
  check,
  createTempDir,
  finish,
  getStatus,
  isGenericError,
  pollUntil,
  signUp,
  startSchool,
  startTempPostgres,
} from './harness.ts'

/** `npm run soak -- database-unavailable`: PostgreSQL is stopped during requests and started again. */
const postgres = await startTempPostgres()
const school = await startSchool({ DATA_DIR: createTempDir(), DATABASE_URL: postgres.url })
const me = () => callApi(school.url, { action: 'getUserData' }, school)
check('/readyz is 200 with the database', (await getStatus(`${school.url}/readyz`)) === 200)

let stop = false
const statuses = new Set<number>()
const clients = Array.from({ length: 20 }, async (_, index) => {
  while (!stop) {
    const response = index % 2 === 0 ? await me() : await signUp(school.url)
    statuses.add(response.http)
    if (response.http !== 200 && !isGenericError(response)) statuses.add(-1)
  }
})
await new Promise((resolve) => setTimeout(resolve, 1000))
await postgres.stop()
const responseWhileDown = await me()
check('a call gives the generic error', isGenericError(responseWhileDown), responseWhileDown)
check('/readyz is 503', (await getStatus(`${school.url}/readyz`)) === 503)
check('/healthz stays 200', (await getStatus(`${school.url}/healthz`)) === 200)
await postgres.start()
check(
  '/readyz is 200 again',
  await pollUntil(20, async () => (await getStatus(`${school.url}/readyz`)) === 200),
)
check('the session is valid and calls work', (await me()).status === true)
stop = true
await Promise.all(clients)
check(
  'every call meanwhile got a result or the generic error',
  !statuses.has(0) && !statuses.has(-1),
  [...statuses],
)
check('the process never exited', school.process.exitCode === null)
await finish()
