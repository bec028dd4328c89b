import type { AppContext } from '../platform/app-context.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { now } from '../platform/clock.ts'
import { getConfirmedTime } from '../platform/confirmed-time.ts'
import { inTransaction } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
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
import { selectProvider } from './select-provider.ts'
import { reconcile } from './settle.ts'
import { findPayment, type Payment } from './store.ts'

/**
 * Asks the provider what became of one payment because an administrator wants to know, and settles it if it was paid. The
 * asking is audited before it is done, so that nothing is settled by a hand that nobody can name. Refuses a reference that
 * is not known, and when the provider does not answer.
 */
export async function recheckPayment(
  school: AppContext,
  { reference, actorId, now }: { reference: string; actorId: number; now: number },
): Promise<void> {
  const payment =
    (await findPayment(school.db, reference)) ??
    httpError('payment_not_found', 'This payment is not known.')
  const entry = { actorId, action: 'recheckPayment', subjectId: payment.userId, detail: reference }
  await inTransaction(school.db, (tx) => writeAuditEntry(tx, { ...entry, now }))
  const { outcome } = await reconcile(school, { reference, source: 'the school', now })
  if (outcome === 'silent')
    decline('provider_unavailable', 'The card provider did not answer. Please try again.')
}

const BATCH_SIZE = 10
/** Longer than the provider may take: when a process dies, another takes over after this time. */
const CLAIM_SECONDS = 300
const HOUR = 3600

/** Says what kept a payment from being looked at. */
type LogWarning = (sentence: string) => void

/**
 * Looks at a handful of the payments that are due and answers how many it could look at: the provider is asked about those that
 * stayed open, and students are told of those that arrived while no page of theirs asked (decision 0161). Each
 * is claimed by a conditional update first, so any number of processes may do this at once.
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
      if (!(await reserveProviderRequest(school, provider, payment))) return false
      await recheckClaimed(school, claimed, payment.dueAt).catch((error: unknown) =>
        logWarning(`payment ${payment.reference} could not be looked at: ${redactMessage(error)}`),
      )
      return true
    }),
  )
  return wasChecked.filter(Boolean).length
}

/** Takes one of the minute's questions for a payment that is not settled; where none is left, it is due in the next minute. */
async function reserveProviderRequest(
  { db }: AppContext,
  provider: PaymentProvider,
  { id, settledAt }: Payment,
): Promise<boolean> {
  if (settledAt !== null || (await takeProviderQuota(db, provider, 'schedule', now()))) return true
  await scheduleRecheck(db, id, now() + 60)
  return false
}

async function recheckClaimed(
  school: AppContext,
  payment: Payment,
  wasDueAt: number | null,
): Promise<void> {
  const { db } = school
  if (payment.settledAt !== null) {
    return inTransaction(db, async (tx) => {
      if (await markPayerNotified(tx, payment)) await notifyPaymentArrived(tx, payment, now())
    })
  }
  const at = now()
  const report = {
    reference: payment.reference,
    source: 'the school' as const,
    now: at,
    mayAsk: true,
  }
  const { outcome } = await reconcile(school, report)
  if (outcome === 'paid') return
  const next = nextRecheckAt(payment, at)
  // a provider that does not answer has not said that nothing was paid
  const isLast = next === null && outcome !== 'silent' && isOnTime(wasDueAt, at)
  if (isLast && nextRecheckAt(payment, await getConfirmedTime(db)) === null)
    await stopRechecking(db, payment.id)
  else await scheduleRecheck(db, payment.id, next ?? at + HOUR)
}

const POLL_INTERVAL_MS = 15_000

/** Looks at due payments in the background until `stop` is called, which waits for those that are under way. */
export function startRecheckWorker(
  school: AppContext,
  logWarning: LogWarning,
): Pick<Worker, 'stop'> {
  return startWorker({
    runOnce: () => recheckDuePayments(school, logWarning),
    intervalMs: POLL_INTERVAL_MS,
    onClockMovedBack: (at) => resetFutureSchedules(school.db, at),
    onError: (error) => logWarning(`payments could not be looked up: ${redactMessage(error)}`),
  })
}
