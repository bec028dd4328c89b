import { deleteOldSessions } from './auth/session.ts'
import { now } from './kernel/clock.ts'
import { openTimeKeeper } from './kernel/confirmed-time.ts'
import { openCollector } from './kernel/orphans.ts'
import type { School } from './kernel/school.ts'
import { kindOf, startWorker, type Worker } from './kernel/worker.ts'
import { resetFutureLooks } from './payments/due-store.ts'

const EVERY_MS = 10 * 60 * 1000
const COLLECT_EVERY_MS = 2 * 3600 * 1000

/** Confirms the time, deletes old sessions and collects orphaned media in the background, until `stop` is called (decision 0331). */
export function startHousekeeping(
  { db, files }: School,
  warn: (sentence: string) => void,
): Pick<Worker, 'stop'> {
  const advance = openTimeKeeper(db)
  const collect = openCollector({ db, files }, warn)
  let collectedAt = Number.NEGATIVE_INFINITY
  return startWorker({
    async pass() {
      await deleteOldSessions(db, await advance())
      // another process's clock may still be ahead
      await resetFutureLooks(db, now())
      if (performance.now() - collectedAt >= COLLECT_EVERY_MS) {
        collectedAt = performance.now()
        await collect()
      }
      return 0
    },
    everyMs: EVERY_MS,
    onFault: (fault) => warn(`housekeeping was not finished: ${kindOf(fault)}`),
  })
}
