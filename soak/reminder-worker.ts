import { readFileSync } from 'node:fs'

/**
 * A process of `soak/session-reminders.ts`: runs the worker of reminders with the clock that a file has, and prints each second of
 * that clock for which it has sent everything.
 */
const [database = '', clockFile = ''] = process.argv.slice(2)
const readClock = () => Number(readFileSync(clockFile, 'utf8'))
Date.now = () => readClock() * 1000

const { openPostgres, openSqlite } = await import('../server/platform/db.ts')
const { repairAfterClockMovedBack } = await import('../server/live/reminder-queue.ts')
const { sendDueSessionReminders } = await import('../server/live/session-worker.ts')

const isPostgres = database.startsWith('postgres')
const db = isPostgres ? openPostgres(database, { max: 2 }) : openSqlite(database)
for (let last = 0; ; ) {
  const at = readClock()
  try {
    if (at < last) await repairAfterClockMovedBack(db, at)
    if (at !== last) {
      while ((await sendDueSessionReminders(db, 'Africa/Lagos', console.error)) > 0);
      process.stdout.write(`${at}\n`)
      last = at
    }
  } catch {
    // the other processes have locked the database; the worker of the server polls again, too
  }
  await new Promise((resolve) => setTimeout(resolve, 5))
}
