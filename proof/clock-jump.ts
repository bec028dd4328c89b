import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSqlite } from '../server/kernel/db.ts'
import { aFolder, ask, claim, finish, get, signUp, startSchool } from './parts.ts'

/** `node proof/clock-jump.ts`: the clock of a running server jumps a day ahead and back, and another starts 31 days ahead. */
const folder = aFolder()
const jump = join(folder, 'jump.mjs')
// SIGUSR2 moves the process's only clock; what the machine shows is left alone
writeFileSync(
  jump,
  `const real = Date.now
  let days = 0
  process.on('SIGUSR2', () => {
    days = days === 0 ? 1 : 0
    Date.now = () => real() + days * 86_400_000
    console.log('It is day ' + days)
  })`,
)
const school = await startSchool({
  DATA_DIR: folder,
  NODE_OPTIONS: `--import=${jump}`,
  RATE_LIMIT_SCALE: '1',
})
const me = (token: string) => ask(school.url, { action: 'getUserData' }, { token })

async function jumpTo(day: number) {
  school.process.kill('SIGUSR2')
  while (!school.said().includes(`It is day ${day}`)) await new Promise((it) => setTimeout(it, 20))
}

const early = String((await signUp(school.url)).token)
await jumpTo(1)
const ahead = await signUp(school.url)
claim('a day ahead new people come in', ahead.status === true, ahead)
claim('and those who were signed in still are', (await me(early)).status === true)
await jumpTo(0)
claim(
  'a day back both are',
  (await me(early)).status === true && (await me(String(ahead.token))).status === true,
)
claim('new people come in', (await signUp(school.url)).status === true)
claim('/readyz is 200', (await get(`${school.url}/readyz`)) === 200)
claim('it never ended', school.process.exitCode === null)

const pay = (token: string) => ask(school.url, { action: 'openPayment', amount: 5000 }, { token })
const opened = (await pay(early)).data as { reference: string }
const month = join(folder, 'month.mjs')
writeFileSync(month, 'const real = Date.now; Date.now = () => real() + 31 * 86_400_000')
const wrong = await startSchool({ DATA_DIR: folder, NODE_OPTIONS: `--import=${month}` })
claim('beside a process 31 days ahead people sign up', (await signUp(wrong.url)).status === true)
// its worker looks at all payments at once
await new Promise((resolve) => setTimeout(resolve, 3000))
wrong.process.kill('SIGTERM')
await wrong.ended
claim('no session has ended for good', (await me(early)).status === true)
const database = openSqlite(join(folder, 'lisan.sqlite'))
const { state } = await database
  .selectFrom('payments')
  .select('state')
  .where('reference', '=', opened.reference)
  .executeTakeFirstOrThrow()
await database.destroy()
claim('and no payment has failed', state === 'pending', state)
await finish()
