import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSqlite } from '../server/platform/db.ts'
import { callApi, check, createTempDir, finish, getStatus, signUp, startSchool } from './harness.ts'

/** `npm run soak -- clock-jump`: the clock of a running server moves a day ahead and back; a second server starts 31 days ahead. */
const folder = createTempDir()
const jump = join(folder, 'jump.mjs')
// SIGUSR2 moves the clock of the process, not that of the machine
writeFileSync(
  jump,
  `const real = Date.now
  let days = 0
  process.on('SIGUSR2', () => {
    days = days === 0 ? 1 : 0
    Date.now = () => real() + days * 86_400_000
    console.log('Clock set to day ' + days)
  })`,
)
const school = await startSchool({
  DATA_DIR: folder,
  NODE_OPTIONS: `--import=${jump}`,
  RATE_LIMIT_SCALE: '1',
})
const me = (token: string) => callApi(school.url, { action: 'getUserData' }, { token })

async function setDay(day: number) {
  school.process.kill('SIGUSR2')
  while (!school.output().includes(`Clock set to day ${day}`))
    await new Promise((it) => setTimeout(it, 20))
}

const early = String((await signUp(school.url)).token)
await setDay(1)
const ahead = await signUp(school.url)
check('a day ahead: sign-up works', ahead.status === true, ahead)
check('a day ahead: existing sessions are valid', (await me(early)).status === true)
await setDay(0)
check(
  'a day back: both sessions are valid',
  (await me(early)).status === true && (await me(String(ahead.token))).status === true,
)
check('a day back: sign-up works', (await signUp(school.url)).status === true)
check('/readyz is 200', (await getStatus(`${school.url}/readyz`)) === 200)
check('the process never exited', school.process.exitCode === null)

const pay = (token: string) =>
  callApi(school.url, { action: 'openPayment', amount: 5000 }, { token })
// the call declares this response
const opened = (await pay(early)).data as { reference: string }
const month = join(folder, 'month.mjs')
writeFileSync(month, 'const real = Date.now; Date.now = () => real() + 31 * 86_400_000')
const aheadServer = await startSchool({ DATA_DIR: folder, NODE_OPTIONS: `--import=${month}` })
check(
  'with a process 31 days ahead: sign-up works',
  (await signUp(aheadServer.url)).status === true,
)
// its worker rechecks all payments immediately
await new Promise((resolve) => setTimeout(resolve, 3000))
aheadServer.process.kill('SIGTERM')
await aheadServer.exited
check('no session has been deleted', (await me(early)).status === true)
const database = openSqlite(join(folder, 'lisan.sqlite'))
const { state } = await database
  .selectFrom('payments')
  .select('state')
  .where('reference', '=', opened.reference)
  .executeTakeFirstOrThrow()
await database.destroy()
check('no payment has failed', state === 'pending', state)
await finish()
