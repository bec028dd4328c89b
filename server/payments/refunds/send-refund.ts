import { MINUTE } from '../../../contract/platform/duration.ts'
import { say } from '../../../messages/message.ts'
import type { AppContext } from '../../platform/app-context.ts'
import { now } from '../../platform/clock.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db.ts'
import {
  defineJobQueue,
  type Job,
  resetFutureSchedules,
  runDueJobs,
} from '../../platform/job-queue.ts'
import { storedText } from '../../platform/stored-text.ts'
import { type LogWarning, runReported, startWorker, type Worker } from '../../platform/worker.ts'
import { lockWallet } from '../../wallet/store.ts'
import { refundNotFound } from '../errors.ts'
import { type ProviderRefund, ProviderUnavailable, type RefundResponse } from '../provider.ts'
import { takeProviderQuota } from '../provider-quota.ts'
import {
  isStateAdvance,
  LOST_AFTER_SECONDS,
  MAX_REFUND_RECHECK_SECONDS,
  nextRefundCheckAt,
} from '../reversal.ts'
import { selectProvider } from '../select-provider.ts'
import { findPaymentById, type Payment } from '../store.ts'
import { postReversals } from './record-reversal.ts'
import { reportPaidOut } from './report-refund.ts'
import { findRefund, identifyBy, type ReversalRow, updateReversal } from './reversals-store.ts'

/**
 * Sends a requested refund to the provider and records its response. Only the request that started the attempt calls this, once
 * and after its commit: a refund whose result is unknown stays `requested` and is looked up, never sent again (decision 0660).
 */
export async function sendRefund(school: AppContext, refundId: number, now: number): Promise<void> {
  const { db } = school
  const { refund, payment } = await readRefund(school, refundId)
  const provider = selectProvider(school)
  if (provider?.name !== payment.provider) return
  const { reference, currency } = payment
  const { amount, marker } = refund
  const request = { reference, amount, currency, marker }
  const response = await ignoreUnavailable(() => provider.refund(request, now))
  if (!response) return
  await inTransaction(db, (tx) => recordResponse(tx, refund, response, now))
}

/** A refund with its payment. Throws 404 for an unknown one. */
async function readRefund({ db }: Pick<AppContext, 'db'>, refundId: number) {
  const refund = (await findRefund(db, refundId)) ?? refundNotFound()
  return { refund, payment: (await findPaymentById(db, refund.payment_id)) ?? refundNotFound() }
}

async function ignoreUnavailable<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ProviderUnavailable) return undefined
    throw error
  }
}

async function recordResponse(
  tx: Tx,
  sent: ReversalRow,
  response: RefundResponse,
  now: number,
): Promise<void> {
  const current = await lockAttempt(tx, sent)
  if (!current) return
  if (response.outcome === 'accepted') return recordProviderState(tx, current, response.refund, now)
  // a webhook may have reported this attempt meanwhile
  if (current.refund.state !== 'requested') return
  const failure = { state: 'failed', note: response.reason, check_at: null } as const
  await updateReversal(tx, sent.id, failure, now)
}

type LockedRefund = { refund: ReversalRow; payment: Payment }

/** Locks the wallet of a refund and reads it again; undefined if another attempt has started. */
async function lockAttempt(tx: Tx, sent: ReversalRow): Promise<LockedRefund | undefined> {
  const payment = (await findPaymentById(tx, sent.payment_id)) ?? refundNotFound()
  await lockWallet(tx, payment.userId)
  const refund = (await findRefund(tx, sent.id)) ?? refundNotFound()
  return refund.marker === sent.marker ? { refund, payment } : undefined
}

/** Records the provider's state of a refund. The money was already moved by the request. */
async function recordProviderState(
  tx: Tx,
  { refund, payment }: LockedRefund,
  { id, state, note }: ProviderRefund,
  now: number,
): Promise<void> {
  const advances = isStateAdvance(refund.state, state)
  const currentState = advances ? state : refund.state
  const change = {
    ...identifyBy(refund, `id:${id}`),
    ...(advances || refund.state === state ? { state: currentState, note } : {}),
    check_at: nextRefundCheckAt(currentState, payment.provider, now),
  }
  await updateReversal(tx, refund.id, change, now)
  if (!advances || state !== 'processed') return
  // only a refund that was put into the wallet instead has no posting
  await postReversals(tx, payment, now)
  await reportPaidOut(tx, payment, refund, now)
}

/**
 * Queries the provider for the state of a refund. A refund that the provider does not know 15 minutes after it was sent has
 * failed. False if the provider is unavailable.
 */
export async function checkRefund(
  school: AppContext,
  refundId: number,
  now: number,
): Promise<boolean> {
  const { refund, payment } = await readRefund(school, refundId)
  const provider = selectProvider(school)
  const isOpen = refund.state === 'requested' || refund.state === 'pending'
  if (!isOpen || provider?.name !== payment.provider) return true
  const found = await ignoreUnavailable(() =>
    provider.findRefund(
      {
        reference: payment.reference,
        marker: refund.marker,
        id: providerIdOf(refund),
        sentAt: refund.sent_at ?? now,
      },
      now,
    ),
  )
  if (found === undefined) return false
  await inTransaction(school.db, async (tx) => {
    const current = await lockAttempt(tx, refund)
    if (!current) return
    if (found) return recordProviderState(tx, current, found, now)
    await recordUnknown(tx, current, now)
  })
  return true
}

/** Records that the provider does not know the refund: the request is still in transit, or was lost. */
async function recordUnknown(tx: Tx, { refund, payment }: LockedRefund, now: number) {
  const isLost = refund.state === 'requested' && now - (refund.sent_at ?? 0) >= LOST_AFTER_SECONDS
  const change = isLost
    ? { state: 'failed' as const, note: storedText(say('reasons_not_received')), check_at: null }
    : { check_at: nextRefundCheckAt(refund.state, payment.provider, now) }
  await updateReversal(tx, refund.id, change, now)
}

function providerIdOf({ provider_key, other_key }: ReversalRow): string | null {
  const key = [provider_key, other_key].find((it) => it.startsWith('id:'))
  return key ? key.slice('id:'.length) : null
}

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
