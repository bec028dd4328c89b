import { HOUR, MINUTE } from '../../../contract/platform/duration.ts'
import type { AppContext } from '../../platform/app-context.ts'
import { now } from '../../platform/clock.ts'
import { getConfirmedTime } from '../../platform/confirmed-time.ts'
import { type Db, inTransaction } from '../../platform/db.ts'
import { type Job, resetFutureSchedules, runDueJobs } from '../../platform/job-queue.ts'
import { type LogWarning, runReported, startWorker, type Worker } from '../../platform/worker.ts'
import type { PaymentProvider } from '../provider.ts'
import { takeProviderQuota } from '../provider-quota.ts'
import { isOnTime, nextRecheckAt } from '../recheck-schedule.ts'
import { selectProvider } from '../select-provider.ts'
import type { Payment } from '../store.ts'
import { notifyPaymentArrived } from './notify-payer.ts'
import {
  findClaimedPayments,
  markPayerNotified,
  rechecks,
  rechecksOf,
  scheduleRecheck,
  stopRechecking,
} from './recheck-queue.ts'
import { reconcile } from './reconcile.ts'

const NAME = 'payments'

/**
 * Processes a batch of due payments and returns how many it could check: open payments are reconciled with the
 * provider, and payers of settled ones are notified unless their page showed the outcome (decision 0341). Any number of
 * processes may run this concurrently.
 */
export async function recheckDuePayments(
  school: AppContext,
  logWarning: LogWarning,
  signal?: AbortSignal,
): Promise<number> {
  const { db } = school
  const provider = selectProvider(school)
  if (!provider) return 0
  let checked = 0
  const run = async (jobs: readonly Job[]) => {
    const payments = new Map(
      (await findClaimedPayments(db, jobs)).map(({ job, ...payment }) => [job.id, payment]),
    )
    await runReported({ db, name: NAME, warn: logWarning }, jobs, async (job) => {
      const payment = payments.get(job.id)
      if (!payment || !(await reserveProviderRequest(db, provider, payment))) return
      checked++
      const work = payment.settledAt === null ? recheckOpen : notifySettled
      await work(school, payment, job)
    })
  }
  await runDueJobs(db, rechecksOf(provider.name), { run, signal })
  return checked
}

/**
 * Reserves a provider request for an unsettled payment. If the quota is exhausted, postpones the payment by a minute
 * and returns false.
 */
async function reserveProviderRequest(
  db: Db,
  provider: PaymentProvider,
  { id, settledAt }: Payment,
): Promise<boolean> {
  if (settledAt !== null || (await takeProviderQuota(db, provider, 'schedule', now()))) return true
  await scheduleRecheck(db, id, now() + MINUTE)
  return false
}

async function notifySettled({ db }: AppContext, payment: Payment): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (await markPayerNotified(tx, payment)) await notifyPaymentArrived(tx, payment, now())
  })
}

async function recheckOpen(school: AppContext, payment: Payment, job: Job): Promise<void> {
  const { db } = school
  const at = now()
  const source = { kind: 'server' as const, hasQuota: true }
  const { outcome } = await reconcile(school, { reference: payment.reference, source, now: at })
  if (outcome === 'paid') return
  const next = nextRecheckAt(payment, at)
  // an unavailable provider does not change the payment
  const isLast = next === null && outcome !== 'unavailable' && isOnTime(job.dueAt, at)
  if (isLast && nextRecheckAt(payment, await getConfirmedTime(db)) === null)
    await stopRechecking(db, payment.id)
  else await scheduleRecheck(db, payment.id, next ?? at + HOUR)
}

const POLL_INTERVAL_MS = 15_000

/** Starts the recheck worker. `stop` waits for running rechecks. */
export function startRecheckWorker(
  school: AppContext,
  logWarning: LogWarning,
): Pick<Worker, 'stop'> {
  return startWorker({
    ...{ db: school.db, name: NAME, warn: logWarning },
    runOnce: (signal) => recheckDuePayments(school, logWarning, signal),
    intervalMs: POLL_INTERVAL_MS,
    onClockMovedBack: (at) => resetFutureSchedules(school.db, rechecks, at),
  })
}
