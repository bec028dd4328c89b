import { BIN_DAYS } from '../../contract/bin/bin.ts'
import { DAY, HOUR, MINUTE, MINUTE_MS } from '../../contract/platform/duration.ts'
import type { AppContext } from '../platform/app-context.ts'
import { renewUntilEnd } from '../platform/claim-renewal.ts'
import { now } from '../platform/clock.ts'
import { getConfirmedTime } from '../platform/confirmed-time.ts'
import type { Db } from '../platform/db.ts'
import {
  defineJobQueue,
  type Job,
  recordFailure,
  releaseFutureClaims,
  runDueJobs,
} from '../platform/job-queue.ts'
import { describeError } from '../platform/redact-error.ts'
import { type LogWarning, runReported, startWorker, type Worker } from '../platform/worker.ts'
import { eraseAccount, type ForgetAttempts } from './erase.ts'
import { closeRestoredAccounts } from './erased-accounts.ts'

const NAME = 'erasure'

const erasureQueue = defineJobQueue<'erasures'>({
  table: 'erasures',
  batchSize: 1,
  // renewed while the job runs, so that another process or the next start takes over soon after a crash
  leaseSeconds: MINUTE,
  retryDelaysSeconds: [MINUTE, 10 * MINUTE, HOUR, ...Array.from({ length: 30 }, () => DAY)],
  maxDelaySeconds: 14 * DAY,
})

/**
 * Erases the accounts whose erasure is due, and those that administrators deleted 30 days before. Returns their number. Any
 * number of processes can run it. A clock that is ahead of the confirmed time erases nothing (decision 0331).
 */
export async function eraseDueAccounts(
  school: Pick<AppContext, 'db' | 'files' | 'config'>,
  forgetAttempts: ForgetAttempts,
  warn: LogWarning,
  signal?: AbortSignal,
): Promise<number> {
  const { db } = school
  const confirmed = await getConfirmedTime(db)
  await planErasureOfDeleted(db, confirmed)
  const run = async (claimed: Job) => {
    const claim = renewUntilEnd(db, erasureQueue, claimed)
    try {
      const userId = await readUserId(db, claimed.id)
      await eraseAccount(school, { userId, now: now() }, forgetAttempts)
      await claim.end()
    } catch (error) {
      await recordFailure(db, erasureQueue, await claim.end(), { reason: describeError(error) })
      throw error
    }
  }
  return runDueJobs(db, erasureQueue, {
    run: (jobs) => runReported({ db, name: NAME, warn }, jobs, run),
    signal,
    dueBy: Math.min(confirmed, now()),
  })
}

async function readUserId(db: Db, id: number): Promise<number> {
  const { user_id } = await db
    .selectFrom('erasures')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return user_id
}

const ACCOUNTS_PER_RUN = 200

/** Plans the erasure of accounts whose time in the bin is over. */
async function planErasureOfDeleted(db: Db, confirmed: number): Promise<void> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('erasures', 'erasures.user_id', 'users.id')
    .select(['users.id', 'users.deleted_at'])
    .where('users.deleted_at', '<=', confirmed - BIN_DAYS * DAY)
    .where('erasures.id', 'is', null)
    .orderBy('users.deleted_at')
    .limit(ACCOUNTS_PER_RUN)
    .execute()
  if (rows.length === 0) return
  const values = rows.map(({ id, deleted_at }) => ({
    user_id: id,
    origin: 'bin' as const,
    requested_at: deleted_at ?? confirmed,
    due_at: confirmed,
    started_at: confirmed,
    finished_at: null,
    failed_at: null,
  }))
  // another process may have planned them
  await db
    .insertInto('erasures')
    .values(values)
    .onConflict((it) => it.doNothing())
    .execute()
}

const POLL_INTERVAL_MS = MINUTE_MS

/** Erases accounts in the background until `stop` is called. */
export function startErasureWorker(
  school: AppContext,
  forgetAttempts: ForgetAttempts,
  warn: LogWarning,
): Pick<Worker, 'stop'> {
  let isCompared = false
  return startWorker({
    ...{ db: school.db, name: NAME, warn },
    async runOnce(signal) {
      if (!isCompared) await closeRestoredAccounts(school, now())
      isCompared = true
      return eraseDueAccounts(school, forgetAttempts, warn, signal)
    },
    intervalMs: POLL_INTERVAL_MS,
    // not the times: an erasure that was planned while the clock was ahead must not come early
    onClockMovedBack: (at) => releaseFutureClaims(school.db, erasureQueue, at),
  })
}
