import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SERVER_ARGS } from '../bench/child-processes.ts'
import { DAY, HOUR, MINUTE } from '../contract/platform/duration.ts'
import { addSessions, cancelSession, changeSession } from '../server/live/manage-sessions.ts'
import { inTransaction, openPostgres, openSqlite } from '../server/platform/db.ts'
import { migrate } from '../server/platform/migrate.ts'
import { seedClass, seedEnrolment } from '../server/test/seed-class.ts'
import { seedAdministrator, seedStudent } from '../server/test/test-school.ts'
import { check, createTempDir, finish, onFinish, startTempPostgres } from './harness.ts'

/**
 * `npm run soak -- session-reminders`: on each engine 200 live sessions (SESSIONS changes the number), single and repeated, are moved
 * and cancelled while two processes send their reminders, are killed, and find the clock an hour behind or up to six hours ahead. Each
 * reminder of each start is sent once, none before its time by the clock, and none is lost to a clock that was ahead (R-SESSION-002).
 */
const ENGINES = ['sqlite', 'postgres']
const engine = ENGINES.find((it) => process.argv.includes(`--engine=${it}`))
if (engine === undefined) {
  const program = import.meta.filename
  const statuses = ENGINES.map((it) => {
    console.log(it)
    return spawnSync(process.execPath, [program, `--engine=${it}`], { stdio: 'inherit' }).status
  })
  process.exit(statuses.every((it) => it === 0) ? 0 : 1)
}

const SESSIONS = Number(process.env.SESSIONS ?? 200)
const STEP = 5 * MINUTE
const START = 1_900_000_000
const TIMEZONE = 'Africa/Lagos'

let state = 7
/** The same run each time. */
const random = (below: number) => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
  return Math.floor((state / 2_147_483_648) * below)
}

const folder = createTempDir()
const clockFile = join(folder, 'clock')
const setClock = (at: number) => {
  // readers see the former or the new time, never a part of it
  writeFileSync(`${clockFile}.new`, String(at))
  renameSync(`${clockFile}.new`, clockFile)
}
let now = START
setClock(now)
const realNow = Date.now
Date.now = () => now * 1000

const database =
  engine === 'sqlite' ? join(folder, 'school.sqlite') : (await startTempPostgres()).url
const db = engine === 'sqlite' ? openSqlite(database) : openPostgres(database, { max: 4 })
await migrate(db)
const owner = await seedAdministrator({ db })
const classIds: number[] = []
for (let index = 0; index < 5; index++) {
  const { id: classId } = await seedClass({ db }, { name: `Class ${index}` })
  const { id: studentId } = await seedStudent({ db }, { name: `Student ${index}` })
  await seedEnrolment({ db }, { studentId, classId })
  classIds.push(classId)
}

const actor = () => ({ actorId: owner.id, now, timezone: TIMEZONE })
const details = (startsAt: number) => ({ startsAt, minutes: 60, link: '', note: '' })
async function addUntilEnough(): Promise<number> {
  const { total } = await db
    .selectFrom('live_sessions')
    .select((it) => it.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  if (total >= SESSIONS) return total
  const startsAt = now + 2 * HOUR + random(30) * STEP
  const isRepeated = random(4) === 0
  const until = new Date((startsAt + 3 * DAY) * 1000).toISOString().slice(0, 10)
  const repetition = isRepeated ? { days: [1, 2, 3, 4, 5, 6, 7], until } : { days: [], until: '' }
  const session = { classId: classIds[random(5)] ?? 0, ...details(startsAt), ...repetition }
  await inTransaction(db, (tx) => addSessions(tx, { ...session, ...actor() }))
  return total
}

async function changeOne() {
  const ahead = await db
    .selectFrom('live_sessions')
    .select(['id', 'starts_at'])
    .where('cancelled_at', 'is', null)
    .where('starts_at', '>', now + STEP)
    .execute()
  const chosen = ahead[random(ahead.length)]
  if (!chosen) return
  const following = random(5) === 0
  if (random(3) === 0)
    await inTransaction(db, (tx) => cancelSession(tx, { id: chosen.id, following, ...actor() }))
  else {
    const startsAt = Math.max(now + STEP, chosen.starts_at + (random(20) - 8) * STEP)
    const moved = { id: chosen.id, following, ...details(startsAt), ...actor() }
    await inTransaction(db, (tx) => changeSession(tx, moved))
  }
}

type Running = { child: ChildProcess; reached: number }
const running: Running[] = []
let kills = 0
function start(place: number) {
  const args = SERVER_ARGS.slice(0, -1)
  const child = spawn(
    process.execPath,
    [...args, join(import.meta.dirname, 'reminder-worker.ts'), database, clockFile],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const it: Running = { child, reached: 0 }
  child.stdout?.on('data', (text) => {
    it.reached = Number(String(text).trim().split('\n').at(-1))
  })
  running[place] = it
}
onFinish(() => {
  for (const { child } of running) child.kill('SIGKILL')
})
start(0)
start(1)
/** Waits until both processes have sent what is due now. */
async function settle() {
  const until = realNow() + 120_000
  while (running.some((it) => it.reached !== now)) {
    if (realNow() > until) throw new Error('A process has not answered for two minutes')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

/** The wrong times that the clock had, an hour behind or some hours ahead. */
const behind: number[] = []
const ahead: number[] = []
let sessions = 0
for (let step = 0; step < 4_000; step++) {
  sessions = await addUntilEnough()
  if (random(3) === 0) await changeOne()
  if (random(12) === 0) {
    const place = random(2)
    setClock(now)
    // while it sends
    await new Promise((resolve) => setTimeout(resolve, random(30)))
    running[place]?.child.kill('SIGKILL')
    kills++
    start(place)
  }
  if (random(40) === 0) {
    const right = now
    const isAhead = random(2) === 0
    now = isAhead ? right + (1 + random(72)) * STEP : right - HOUR
    ;(isAhead ? ahead : behind).push(now)
    setClock(now)
    await settle()
    now = right
  }
  setClock(now)
  await settle()
  now += STEP
  const last = await db
    .selectFrom('live_sessions')
    .select((it) => it.fn.max('starts_at').as('at'))
    .executeTakeFirstOrThrow()
  if (sessions >= SESSIONS && now > (last.at ?? 0) + HOUR) break
}

const rows = await db
  .selectFrom('live_reminders')
  .innerJoin('live_sessions', 'live_sessions.id', 'live_reminders.session_id')
  .select(['live_reminders.minutes_before as before', 'live_reminders.done_at as doneAt'])
  .select(['live_reminders.starts_at as startsAt', 'live_sessions.starts_at as current'])
  .select(['live_reminders.due_at as dueAt', 'live_sessions.cancelled_at as cancelledAt'])
  .execute()
const messages = await db.selectFrom('messages').select(['subject', 'sent_at as at']).execute()
const sent = messages.filter((it) => /^Live (at|in ten)/.test(it.subject))
const pending = rows.filter((it) => it.doneAt === null)
const early = rows.filter((it) => it.doneAt !== null && it.doneAt < it.dueAt)
type Reminder = (typeof rows)[number]
const finished = rows.filter((it) => it.doneAt !== null)
const isByClockAhead = ({ doneAt, startsAt }: Reminder) =>
  doneAt !== null && ahead.includes(doneAt) && doneAt < startsAt
const isInTime = ({ doneAt, dueAt }: Reminder) => doneAt !== null && doneAt - dueAt <= STEP
const outdated = finished.filter(
  (it) => isByClockAhead(it) && it.before === 60 && (it.doneAt ?? 0) >= it.startsAt - 10 * MINUTE,
)
const held = rows.filter((it) => it.current === it.startsAt && it.cancelledAt === null)
check(`${sessions} sessions were added`, sessions >= SESSIONS, sessions)
check(
  `${kills} kills happened, and the clock was ${behind.length} times behind and ${ahead.length} times ahead`,
  kills > SESSIONS / 10 && behind.length > 2 && ahead.length > 2,
)
check('no reminder waits after the last session', pending.length === 0, pending.slice(0, 3))
check('no reminder was sent before its time', early.length === 0, early.slice(0, 3))
check(
  `the ${held.length} reminders of sessions that took place were sent within ${STEP} seconds, ${held.filter(isByClockAhead).length} of them by a clock ahead`,
  held.every((it) => isInTime(it) || isByClockAhead(it)),
  held.filter((it) => !isInTime(it) && !isByClockAhead(it)).slice(0, 3),
)
check(
  `${sent.length} messages were sent, one for each finished reminder except ${outdated.length} of an hour before that a clock ahead left to the one of ten minutes`,
  sent.length === finished.length - outdated.length,
  { finished: finished.length, sent: sent.length },
)
await db.destroy()
await finish()
