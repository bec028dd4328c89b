import type { AppContext } from '../platform/app-context.ts'
import { inTransaction, type Tx } from '../platform/db.ts'
import { lockWallet } from '../wallet/store.ts'
import { refundNotFound } from './errors.ts'
import { type ProviderRefund, ProviderUnavailable, type RefundResponse } from './provider.ts'
import { postReversals } from './record-reversal.ts'
import { LOST_AFTER_SECONDS, nextRefundCheckAt } from './refund-schedule.ts'
import { findRefund, updateRefund } from './refunds-store.ts'
import { reportPaidOut } from './report-refund.ts'
import { isStateAdvance } from './reversal.ts'
import { identifyBy, type ReversalRow } from './reversals-store.ts'
import { selectProvider } from './select-provider.ts'
import { findPaymentById, type Payment } from './store.ts'

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
  await updateRefund(tx, sent.id, failure, now)
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
  await updateRefund(tx, refund.id, change, now)
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
    ? { state: 'failed' as const, note: 'The card provider did not receive it', check_at: null }
    : { check_at: nextRefundCheckAt(refund.state, payment.provider, now) }
  await updateRefund(tx, refund.id, change, now)
}

function providerIdOf({ provider_key, other_key }: ReversalRow): string | null {
  const key = [provider_key, other_key].find((it) => it.startsWith('id:'))
  return key ? key.slice('id:'.length) : null
}
