import { HOUR_MS, MINUTE_MS } from '../contract/duration.ts'
import { deleteOldSessions, findNewestSession } from './auth/session.ts'
import { purgeBin } from './bin/purge.ts'
import { finishUpload } from './lessons/finish-upload.ts'
import { rechecks } from './payments/recheck-queue.ts'
import type { AppContext } from './platform/app-context.ts'
import { now } from './platform/clock.ts'
import { createConfirmedClock } from './platform/confirmed-time.ts'
import { resetFutureSchedules } from './platform/job-queue.ts'
import { createOrphanCollector } from './platform/orphaned-files.ts'
import { errorCode, startWorker, type Worker } from './platform/worker.ts'
import { collectRenditions } from './renditions/collect-renditions.ts'
import { deleteOldResponses } from './rpc/stored-responses.ts'
import { abortUnknownParts, collectUploads } from './uploads/collect-uploads.ts'
import type { UploadRecord } from './uploads/store.ts'

const INTERVAL_MS = 10 * MINUTE_MS
const COLLECT_INTERVAL_MS = 2 * HOUR_MS

/** Advances the confirmed time, deletes expired sessions, old responses and orphaned files in the background (decision 0331). */
export function startHousekeeping(
  school: AppContext,
  warn: (message: string) => void,
): Pick<Worker, 'stop'> {
  const { db, files } = school
  const advanceConfirmedTime = createConfirmedClock(db, findNewestSession)
  const collectOrphans = createOrphanCollector({ db, files }, warn)
  let collectedAt = Number.NEGATIVE_INFINITY
  return startWorker({
    async runOnce() {
      const confirmedNow = await advanceConfirmedTime()
      await deleteOldSessions(db, confirmedNow)
      await deleteOldResponses(db, confirmedNow)
      await purgeBin({ db, files }, confirmedNow)
      await collectUploads(school, confirmedNow, (it) => finishInterrupted(school, it, warn))
      // another process's clock may still be ahead
      await resetFutureSchedules(db, rechecks, now())
      if (performance.now() - collectedAt >= COLLECT_INTERVAL_MS) {
        collectedAt = performance.now()
        await collectRenditions(school)
        await collectOrphans()
        await abortUnknownParts(school)
      }
      return 0
    },
    intervalMs: INTERVAL_MS,
    onError: (error) => warn(`housekeeping was not finished: ${errorCode(error)}`),
  })
}

/** Finishes an upload that a killed process left complete. One that cannot be finished does not hold up the others. */
async function finishInterrupted(
  school: AppContext,
  upload: UploadRecord,
  warn: (message: string) => void,
): Promise<void> {
  try {
    await finishUpload(school, upload)
  } catch (error) {
    warn(`an upload was not finished: ${errorCode(error)}`)
  }
}
