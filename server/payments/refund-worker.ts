import { MINUTE } from '../../contract/platform/duration.ts'
import type { AppContext } from '../platform/app-context.ts'
import { now } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import {
  defineJobQueue,
  type Job,
  resetFutureSchedules,
  runDueJobs,
} from '../platform/job-queue.ts'
import { type LogWarning, runReported, startWorker, type Worker } from '../platform/worker.ts'
import { takeProviderQuota } from './provider-quota.ts'
import { MAX_REFUND_RECHECK_SECONDS } from './refund-schedule.ts'
import { selectProvider } from './select-provider.ts'
import { checkRefund } from './send-refund.ts'

const NAME = 'refunds'

/** Refunds to a card without a final state. A claim postpones them. */
const refundChecks = defineJobQueue<'payment_reversals'>({
  table: 'payment_reversals',
  columns: {
    ...{ dueAt: 'check_at', claimedUntil: 'check_at', attempts: null },
    ...{ finishedAt: null, failedAt: null, lastError: null },
  },
  batchSize: 10,
  // longer than the provider's timeout, and longer than a search of all its pages
  leaseSeconds: 5 * MINUTE,
  maxDelaySeconds: MAX_REFUND_RECHECK_SECONDS,
})

/**
 * Queries the provider for the states of a batch of due refunds, and returns how many were due (decision 0660). Nothing is sent
 * again. Any number of processes may run this concurrently.
 */
export async function checkDueRefunds(
  school: AppContext,
  logWarning: LogWarning,
  signal?: AbortSignal,
): Promise<number> {
  const { db } = school
  let due = 0
  const run = async (jobs: readonly Job[]) => {
    due += jobs.length
    const reporter = { db, name: NAME, warn: logWarning } as const
    await runReported(reporter, jobs, (job) => checkDueRefund(school, job))
  }
  await runDueJobs(db, refundChecks, { run, signal })
  return due
}

async function checkDueRefund(school: AppContext, { id }: Job): Promise<void> {
  const provider = selectProvider(school)
  if (!provider) return
  if (await takeProviderQuota(school.db, provider, 'schedule', now()))
    await checkRefund(school, id, now())
  else await postponeCheck(school.db, id, now() + MINUTE)
}

async function postponeCheck(db: Db, id: number, at: number): Promise<void> {
  await db
    .updateTable('payment_reversals')
    .set({ check_at: at })
    .where('id', '=', id)
    .where('check_at', 'is not', null)
    .execute()
}

const POLL_INTERVAL_MS = 30_000

/** Starts the worker that requests the states of refunds. `stop` waits for running requests. */
export function startRefundWorker(
  school: AppContext,
  logWarning: LogWarning,
): Pick<Worker, 'stop'> {
  return startWorker({
    ...{ db: school.db, name: NAME, warn: logWarning },
    runOnce: (signal) => checkDueRefunds(school, logWarning, signal),
    intervalMs: POLL_INTERVAL_MS,
    onClockMovedBack: (at) => resetFutureSchedules(school.db, refundChecks, at),
  })
}
