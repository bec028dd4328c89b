import { HOUR_MS, MINUTE_MS } from '../contract/platform/duration.ts'
import { deleteOldSessions, findNewestSession } from './auth/session.ts'
import { purgeBin } from './bin/store.ts'
import { finishUpload } from './lessons/finish-upload.ts'
import { rechecks } from './payments/settlement/recheck-queue.ts'
import type { AppContext } from './platform/app-context.ts'
import { now } from './platform/clock.ts'
import { createConfirmedClock } from './platform/confirmed-time.ts'
import { resetFutureSchedules } from './platform/job-queue.ts'
import { createOrphanCollector } from './platform/orphaned-files.ts'
import { runEach } from './platform/run-each.ts'
import { type LogWarning, startWorker, type Worker } from './platform/worker.ts'
import { deleteOldFailures } from './platform/worker-failures.ts'
import { collectRenditions } from './renditions/collect-renditions.ts'
import { deleteOldResponses } from './rpc/stored-responses.ts'
import { abortUnknownParts, collectUploads } from './uploads/collect-uploads.ts'
import { deleteOldRecordings } from './voice/rules.ts'

const INTERVAL_MS = 10 * MINUTE_MS
const COLLECT_INTERVAL_MS = 2 * HOUR_MS

/**
 * Advances the confirmed time, deletes expired sessions, old responses and orphaned files in the background (decision 0331). A
 * step that fails does not stop the others.
 */
export function startHousekeeping(school: AppContext, warn: LogWarning): Pick<Worker, 'stop'> {
  return startWorker({
    ...{ db: school.db, name: 'housekeeping', warn },
    runOnce: createHousekeeping(school, warn),
    intervalMs: INTERVAL_MS,
  })
}

/** Returns the function that runs one pass. It throws the errors of its steps after the last one. */
export function createHousekeeping(school: AppContext, warn: LogWarning): () => Promise<number> {
  const { db, files } = school
  const advanceConfirmedTime = createConfirmedClock(db, findNewestSession)
  const collectOrphans = createOrphanCollector({ db, files }, warn)
  const collections = [
    () => collectRenditions(school),
    collectOrphans,
    () => abortUnknownParts(school),
  ]
  let collectedAt = Number.NEGATIVE_INFINITY

  async function collect() {
    if (performance.now() - collectedAt < COLLECT_INTERVAL_MS) return
    await runEach(collections, (it) => it())
    // after a failure the next pass repeats it
    collectedAt = performance.now()
  }

  return async () => {
    const confirmedNow = await advanceConfirmedTime()
    const steps = [
      () => deleteOldSessions(db, confirmedNow),
      () => deleteOldResponses(db, confirmedNow),
      () => deleteOldFailures(db, confirmedNow),
      () => deleteOldRecordings(school, confirmedNow),
      () => purgeBin({ db, files }, confirmedNow),
      () => collectUploads(school, confirmedNow, (it) => finishUpload(school, it)),
      // another process's clock may still be ahead
      () => resetFutureSchedules(db, rechecks, now()),
      collect,
    ]
    await runEach(steps, (it) => it())
    return 0
  }
}
