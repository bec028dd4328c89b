import type { RefundContinuation } from '../../../contract/payments/refunds.ts'
import type { Kobo } from '../../../contract/platform/kobo.ts'
import { say } from '../../../messages/message.ts'
import type { AppContext } from '../../platform/app-context.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { decline } from '../../platform/errors.ts'
import { storedText } from '../../platform/stored-text.ts'
import { credit } from '../../wallet/ledger.ts'
import { lockWallet } from '../../wallet/store.ts'
import { refundNotFound } from '../errors.ts'
import { takeProviderQuota } from '../provider-quota.ts'
import { selectProvider } from '../select-provider.ts'
import { findPaymentById, isTestPayment, type Payment } from '../store.ts'
import { postCutReversals } from './record-reversal.ts'
import type { ContinuationRequest, RefundOutcome } from './refund-request.ts'
import { reportContinuation } from './report-refund.ts'
import {
  addToRefunded,
  findRefund,
  type ReversalRow,
  startNextAttempt,
  updateReversal,
} from './reversals-store.ts'
import { checkRefund, sendRefund } from './send-refund.ts'

type OpenRefund = {
  refund: ReversalRow
  payment: Payment
  wallet: { balance: number; isDeleted: boolean }
}

/**
 * Sends a failed refund to the card again, puts it into the wallet instead, or queries the provider for its state (decision
 * 0660). Does nothing if the refund is in another state than the one that was shown, so a repeated request has no effect. Throws
 * 404 for an unknown refund; declines while the provider is unavailable.
 */
export async function continueRefund(
  school: AppContext,
  request: ContinuationRequest,
): Promise<RefundOutcome> {
  const { refundId, how, now } = request
  const { userId, isChanged } = await inTransaction(school.db, async (tx) => {
    const open = await lockRefund(tx, refundId)
    const { userId } = open.payment
    const isCurrent = open.refund.attempts === request.attempts && isOpenFor(how, open.refund)
    if (!isCurrent) return { userId, isChanged: false }
    const takenBack = await startContinuation(school, tx, open, request)
    await reportContinuation(tx, { ...open, takenBack }, request)
    return { userId, isChanged: true }
  })
  if (isChanged && how === 'retry') await sendRefund(school, refundId, now)
  if (isChanged && how === 'check' && !(await checkRefund(school, refundId, now)))
    decline('provider_unavailable', say('rules_payments_card_provider_did_not_answer'))
  return { userId, refundId }
}

function isOpenFor(how: RefundContinuation, { state }: ReversalRow): boolean {
  return how === 'check' ? state === 'requested' || state === 'pending' : state === 'failed'
}

/** Runs the transactional part of a continuation. Returns the kobo that the bank has taken back meanwhile. */
async function startContinuation(
  school: AppContext,
  tx: Tx,
  open: OpenRefund,
  request: ContinuationRequest,
): Promise<Kobo> {
  const { how, now } = request
  if (how === 'wallet') return returnToWallet(tx, open, request)
  await requireProvider(school, tx, open.payment, now)
  if (how === 'retry')
    await startNextAttempt(tx, open.refund, { reference: open.payment.reference, now })
  return 0
}

async function lockRefund(tx: Tx, refundId: number): Promise<OpenRefund> {
  const { payment_id } = (await findRefund(tx, refundId)) ?? refundNotFound()
  const payment = (await findPaymentById(tx, payment_id)) ?? refundNotFound()
  const wallet = (await lockWallet(tx, payment.userId)) ?? refundNotFound()
  return { refund: (await findRefund(tx, refundId)) ?? refundNotFound(), payment, wallet }
}

async function requireProvider(school: AppContext, tx: Tx, payment: Payment, now: number) {
  const provider = selectProvider(school)
  if (provider?.name !== payment.provider)
    decline('not_refundable', say('rules_payments_card_provider_payment_not_set'))
  if (!(await takeProviderQuota(tx, provider, 'person', now)))
    decline('provider_unavailable', say('rules_payments_card_provider_too_many_requests'))
}

/** Credits the refund to the wallet again, less the kobo that the bank has taken back meanwhile, which it returns. */
async function returnToWallet(
  tx: Tx,
  { refund, payment, wallet }: OpenRefund,
  { actorId, now }: ContinuationRequest,
): Promise<Kobo> {
  if (wallet.isDeleted)
    decline('not_refundable', say('rules_payments_account_deleted_so_wallet_cannot'))
  const { amount } = refund
  const item = payment.className || say('ledger_funding')
  await credit(tx, {
    ...{ userId: payment.userId, amount, actorId, now },
    service: 'refund-returned',
    description: storedText(say('ledger_returned', { item })),
    ...(payment.classId ? { classId: payment.classId } : {}),
    idempotencyKey: `refund:${refund.id}:returned`,
    isTest: isTestPayment(payment),
  })
  await addToRefunded(tx, payment.id, -amount)
  const change = { state: 'returned', moved: null, returned_at: now, check_at: null } as const
  await updateReversal(tx, refund.id, change, now)
  const rest = { ...payment, refunded: payment.refunded - amount }
  return postCutReversals(tx, rest, { refundId: refund.id, now })
}
