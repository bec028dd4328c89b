import { BIN_DAYS } from '../../contract/bin.ts'
import { DAY, HOUR, MINUTE, MINUTE_MS } from '../../contract/duration.ts'
import type { AppContext } from '../platform/app-context.ts'
import { now } from '../platform/clock.ts'
import { getConfirmedTime } from '../platform/confirmed-time.ts'
import type { Db } from '../platform/db.ts'
import { defineJobQueue, type Job, recordFailure, runDueJobs } from '../platform/job-queue.ts'
import { errorCode, startWorker, type Worker } from '../platform/worker.ts'
import { eraseAccount, type ForgetAttempts } from './erase.ts'
import { closeRestoredAccounts } from './erased-accounts.ts'

const erasureQueue = defineJobQueue<'erasures'>({
  table: 'erasures',
  columns: {
    dueAt: 'due_at',
    claimedUntil: 'claimed_until',
    attempts: 'attempts',
    failedAt: 'failed_at',
    lastError: 'last_error',
  },
  isOpen: (row) => row.and([row('finished_at', 'is', null), row('failed_at', 'is', null)]),
  batchSize: 1,
  leaseSeconds: HOUR,
  retryDelaysSeconds: [MINUTE, 10 * MINUTE, HOUR, ...Array.from({ length: 30 }, () => DAY)],
  // `resetFutureSchedules` is not used: a planned erasure waits for two weeks
  maxDelaySeconds: 14 * DAY,
})

/**
 * Erases the accounts whose time has come, and those that administrators deleted 30 days before. Returns their number. Any
 * number of processes can run it. A clock that is ahead of the confirmed time erases nothing (decision 0331).
 */
export async function eraseDueAccounts(
  school: Pick<AppContext, 'db' | 'files' | 'config'>,
  forgetAttempts: ForgetAttempts,
  signal?: AbortSignal,
): Promise<number> {
  const { db } = school
  const confirmed = await getConfirmedTime(db)
  await planErasureOfDeleted(db, confirmed)
  if (!(await hasDue(db, confirmed))) return 0
  const run = async (job: Job) => {
    if (job.dueAt > confirmed) return
    try {
      await eraseAccount(
        school,
        { userId: await readUserId(db, job.id), now: now() },
        forgetAttempts,
      )
    } catch (error) {
      // the message of an error can contain personal data
      await recordFailure(db, erasureQueue, job, { reason: errorCode(error) })
    }
  }
  return runDueJobs(db, erasureQueue, { run: (jobs) => Promise.all(jobs.map(run)), signal })
}

async function hasDue(db: Db, confirmed: number): Promise<boolean> {
  const row = await db
    .selectFrom('erasures')
    .select('id')
    .where('due_at', '<=', confirmed)
    .where('claimed_until', '<=', now())
    .where('finished_at', 'is', null)
    .where('failed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
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

/** An account that has left the bin is erased like one that its owner deletes. */
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
  // another process has planned them
  await db
    .insertInto('erasures')
    .values(values)
    .onConflict((it) => it.doNothing())
    .execute()
}

const POLL_INTERVAL_MS = 5 * MINUTE_MS

/** Erases accounts in the background until `stop` is called. */
export function startErasureWorker(
  school: AppContext,
  forgetAttempts: ForgetAttempts,
  warn: (message: string) => void,
): Pick<Worker, 'stop'> {
  let isCompared = false
  return startWorker({
    async runOnce(signal) {
      if (!isCompared) await closeRestoredAccounts(school, now())
      isCompared = true
      return eraseDueAccounts(school, forgetAttempts, signal)
    },
    intervalMs: POLL_INTERVAL_MS,
    onError: (error) => warn(`accounts could not be erased: ${errorCode(error)}`),
  })
}
