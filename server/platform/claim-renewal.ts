import { SECOND_MS } from '../../contract/platform/duration.ts'
import type { Db } from './db.ts'
import { type Job, type JobQueue, renewClaim } from './job-queue.ts'

/** Three attempts to renew a claim before it ends. */
const RENEWALS_PER_LEASE = 3

/**
 * Renews the claim of a job until `end` is called, so that a short lease is enough for long work: another process continues soon
 * after a kill. `end` returns the job with its current claim.
 */
export function renewUntilEnd(db: Db, queue: JobQueue, claimed: Job): { end: () => Promise<Job> } {
  let job = claimed
  let renewal = Promise.resolve()
  const renew = async () => {
    job = (await renewClaim(db, queue, job)) ?? job
  }
  const timer = setInterval(
    () => {
      // without the database the claim ends, and another process takes over
      renewal = renewal.then(renew).catch(() => {})
    },
    (queue.leaseSeconds * SECOND_MS) / RENEWALS_PER_LEASE,
  )
  return {
    async end() {
      clearInterval(timer)
      await renewal
      return job
    },
  }
}
