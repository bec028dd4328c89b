import { HOUR, MINUTE } from '../../contract/duration.ts'
import type { AppContext } from '../platform/app-context.ts'
import { now } from '../platform/clock.ts'
import { getConfirmedTime } from '../platform/confirmed-time.ts'
import { type Db, inTransaction } from '../platform/db.ts'
import { redactMessage } from '../platform/redact-error.ts'
import { startWorker, type Worker } from '../platform/worker.ts'
import { notifyPaymentArrived } from './notify-payer.ts'
import type { PaymentProvider } from './provider.ts'
import { takeProviderQuota } from './provider-quota.ts'
import {
  claimRecheck,
  findDueRechecks,
  markPayerNotified,
  resetFutureSchedules,
  scheduleRecheck,
  stopRechecking,
} from './recheck-queue.ts'
import { isOnTime, nextRecheckAt } from './recheck-schedule.ts'
import { reconcile } from './reconcile.ts'
import { selectProvider } from './select-provider.ts'
import type { Payment } from './store.ts'

const BATCH_SIZE = 10
/** Longer than the provider's timeout: another process takes over after it. */
const CLAIM_SECONDS = 300

/** Logs why a payment could not be checked. */
type LogWarning = (sentence: string) => void

/**
 * Processes a batch of due payments and returns how many it could check: open payments are reconciled with the
 * provider, and payers of settled ones are notified unless their page showed the outcome (decision 0161). Each payment
 * is claimed by a conditional update, so any number of processes may run this concurrently.
 */
export async function recheckDuePayments(
  school: AppContext,
  logWarning: LogWarning,
): Promise<number> {
  const provider = selectProvider(school)
  if (!provider) return 0
  const due = await findDueRechecks(school.db, provider.name, now(), BATCH_SIZE)
  const wasChecked = await Promise.all(
    due.map(async (payment) => {
      const claimed = { ...payment, dueAt: now() + CLAIM_SECONDS }
      if (!(await claimRecheck(school.db, payment, claimed.dueAt))) return true
      if (!(await reserveProviderRequest(school.db, provider, payment))) return false
      const work = payment.settledAt === null ? recheckOpen : notifySettled
      await work(school, claimed, payment.dueAt).catch((error: unknown) =>
        logWarning(`payment ${payment.reference} could not be checked: ${redactMessage(error)}`),
      )
      return true
    }),
  )
  return wasChecked.filter(Boolean).length
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

async function recheckOpen(
  school: AppContext,
  payment: Payment,
  wasDueAt: number | null,
): Promise<void> {
  const { db } = school
  const at = now()
  const source = { kind: 'server' as const, hasQuota: true }
  const { outcome } = await reconcile(school, { reference: payment.reference, source, now: at })
  if (outcome === 'paid') return
  const next = nextRecheckAt(payment, at)
  // an unavailable provider says nothing about the payment
  const isLast = next === null && outcome !== 'unavailable' && isOnTime(wasDueAt, at)
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
    runOnce: () => recheckDuePayments(school, logWarning),
    intervalMs: POLL_INTERVAL_MS,
    onClockMovedBack: (at) => resetFutureSchedules(school.db, at),
    onError: (error) => logWarning(`due payments could not be read: ${redactMessage(error)}`),
  })
}
