import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { BackupPhase } from '../../contract/copies/copies.ts'
import { readConfig } from '../platform/config.ts'
import { openPostgres, openSqlite } from '../platform/db.ts'
import { openFileStore } from '../platform/open-file-store.ts'
import { type CopyOrder, makeCopyHere } from './copy-here.ts'
import type { CopyReport } from './copy-process.ts'
import { failureOf } from './failure-reason.ts'

/*
 * Makes one copy beside the running school, as its child: with the lowest priority, and pausing as long as it works. It ends with
 * the server, also with a killed one.
 */

process.once('disconnect', () => process.exit(1))
// systemd sends it to all processes of the server, which ends this one itself
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {})
setPriority(constants.priority.PRIORITY_LOW)

const report = (it: CopyReport) =>
  new Promise<void>((resolve) => {
    if (process.send) process.send(it, undefined, undefined, () => resolve())
    else resolve()
  })

const MAX_PAUSE_MS = 250

/** Pauses as long as the work since the last pause took. */
function createPause() {
  let resumedAt = performance.now()
  return async () => {
    await wait(Math.min(performance.now() - resumedAt, MAX_PAUSE_MS))
    resumedAt = performance.now()
  }
}

// the parent has checked it
const order = JSON.parse(process.argv[2] ?? '') as CopyOrder
const config = readConfig(process.env)
const db = config.DATABASE_URL
  ? openPostgres(config.DATABASE_URL, { max: 3, timeouts: false })
  : openSqlite(join(config.DATA_DIR, 'lisan.sqlite'))
const school = { db, files: await openFileStore(config), config }
try {
  const onPhase = (phase: BackupPhase) => void report({ phase })
  await report({ made: await makeCopyHere(school, order, { onPhase, pause: createPause() }) })
} catch (error) {
  await report({ failure: failureOf(error) })
} finally {
  await db.destroy()
}
process.exit(0)
