import { deleteOldSessions } from './auth/session.ts'
import { now } from './kernel/clock.ts'
import { openTimeKeeper } from './kernel/confirmed-time.ts'
import type { School } from './kernel/school.ts'
import { kindOf, startWorker, type Worker } from './kernel/worker.ts'
import { resetFutureLooks } from './payments/due-store.ts'

const EVERY_MS = 10 * 60 * 1000

/** Confirms the time and deletes old sessions in the background, until `stop` is called (decision 0331). */
export function startHousekeeping(
  { db }: School,
  warn: (sentence: string) => void,
): Pick<Worker, 'stop'> {
  const advance = openTimeKeeper(db)
  return startWorker({
    async pass() {
      await deleteOldSessions(db, await advance())
      // another process's clock may still be ahead
      await resetFutureLooks(db, now())
      return 0
    },
    everyMs: EVERY_MS,
    onFault: (fault) => warn(`expired rows could not be deleted: ${kindOf(fault)}`),
  })
}
