import { SECOND_MS } from '../../contract/platform/duration.ts'
import type { Db } from './db.ts'
import { type Job, type JobQueue, renewClaim } from './job-queue.ts'

/** Three attempts to renew a claim before it ends. */
const RENEWALS_PER_LEASE = 3

/**
 * Renews the claim of a job until `end` is called, so that a short lease is enough for long work: another process continues soon
 * after a kill. `end` returns the job with its current claim. `lost` is aborted when another process has taken over: the work must stop.
 */
export function renewUntilEnd(
  db: Db,
  queue: JobQueue,
  claimed: Job,
): { end: () => Promise<Job>; lost: AbortSignal } {
  let job = claimed
  let renewal = Promise.resolve()
  const loss = new AbortController()
  const renew = async () => {
    const renewed = await renewClaim(db, queue, job)
    if (renewed) job = renewed
    else loss.abort()
  }
  const timer = setInterval(
    () => {
      // without the database the claim ends, and another process takes over
      renewal = renewal.then(renew).catch(() => {})
    },
    (queue.leaseSeconds * SECOND_MS) / RENEWALS_PER_LEASE,
  )
  return {
    lost: loss.signal,
    async end() {
      clearInterval(timer)
      await renewal
      return job
    },
  }
}
