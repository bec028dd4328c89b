import { shortenedEnd } from '../../../contract/enrolment/enrolment-rules.ts'
import {
  type RefundResult,
  type RefundStakes,
  refundError,
} from '../../../contract/payments/refunds.ts'
import type { Kobo } from '../../../contract/platform/kobo.ts'
import { say } from '../../../messages/message.ts'
import { deleteEnrolment } from '../../enrolment/manage-store.ts'
import { lockEnrolment, setSubscription } from '../../enrolment/store.ts'
import type { AppContext } from '../../platform/app-context.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db.ts'
import { decline, httpError } from '../../platform/errors.ts'
import { storedText } from '../../platform/stored-text.ts'
import { oneLine } from '../../wallet/fund.ts'
import { debit } from '../../wallet/ledger.ts'
import { lockWallet, readBalance } from '../../wallet/store.ts'
import { findWalletRefund, refundPurchases } from '../../wallet/wallet-refunds.ts'
import { refundNotFound } from '../errors.ts'
import { takeProviderQuota } from '../provider-quota.ts'
import { selectProvider } from '../select-provider.ts'
import { isTestPayment } from '../store.ts'
import {
  findRefundSubject,
  type RefundOutcome,
  type RefundRequest,
  type RefundSubject,
  readRefundable,
} from './refund-request.ts'
import { reportRefund, type ShortenedSubscription } from './report-refund.ts'
import {
  addToRefunded,
  findRefund,
  findRequestedRefund,
  insertRequestedRefund,
  storedNote,
} from './reversals-store.ts'
import { sendRefund } from './send-refund.ts'

/**
 * Refunds a part or all of a payment (R-TRUST-007, decision 0660). Money moves in one transaction; a refund to the card is then
 * sent to the provider, once. Declines an amount above the paid less the refunded amount, and a payment that was not made. A
 * repeated request with the same idempotency key returns the first outcome; one with other fields is declined.
 */
export async function refundPayment(
  school: AppContext,
  request: RefundRequest,
): Promise<RefundOutcome> {
  const { db } = school
  const { outcome, isNew } = await inTransaction(db, (tx) => executeRefund(school, tx, request))
  if (isNew && outcome.refundId !== null) await sendRefund(school, outcome.refundId, request.now)
  return outcome
}

async function executeRefund(
  school: AppContext,
  tx: Tx,
  request: RefundRequest,
): Promise<{ outcome: RefundOutcome; isNew: boolean }> {
  const named = await findRefundSubject(tx, request.reference)
  const { userId } = named
  // every change of a student's payments takes this lock, so the limits below hold until the commit
  const wallet =
    (await lockWallet(tx, userId)) ??
    httpError('student_not_found', say('rules_admin_student_not_found'))
  const requestKey = `${request.actorId}:${request.idempotencyKey}`
  const earlier = await findEarlierRefund(tx, requestKey)
  if (earlier) {
    if (!isSameRequest(request, named, earlier)) decline('already_saved', ALREADY_REFUNDED)
    return { outcome: { userId, refundId: earlier.id }, isNew: false }
  }

  const { target, amount, now } = request
  const subject = await findRefundSubject(tx, request.reference)
  const { limits, returned } = await readRefundable(tx, subject, wallet.balance)
  const error = refundError(amount, limits[target])
  if (error) decline(error.code, error.message)
  if (target === 'wallet' && wallet.isDeleted)
    decline('not_refundable', say('rules_payments_account_deleted_so_wallet_cannot_used'))
  if (target === 'card') await checkProvider(school, tx, subject, now)

  const reason = oneLine(request.reason)
  const refund = { ...request, reason, requestKey }
  const refundId = await moveRefund(tx, subject, refund)
  const ended = request.endsEnrolment ? (subject.bought?.enrolment ?? null) : null
  if (ended) await deleteEnrolment(tx, ended.id)
  const shortened = ended ? null : await takeMonths(tx, school, subject, request)
  const balanceAfter =
    target === 'wallet' ? wallet.balance + amount : wallet.balance - inWallet(subject, amount)
  await reportRefund(tx, subject, {
    ...{ ...refund, ended, shortened, isDeleted: wallet.isDeleted },
    before: { balance: wallet.balance, refunded: returned },
    after: { balance: balanceAfter, refunded: returned + amount },
  })
  return { outcome: { userId, refundId }, isNew: true }
}

/** Takes months of the subscription back that the payment paid for; null if none are taken. */
async function takeMonths(
  tx: Tx,
  { config }: AppContext,
  { userId, bought }: RefundSubject,
  { monthsTaken = 0 }: RefundRequest,
): Promise<ShortenedSubscription | null> {
  const enrolment = bought?.enrolment
  if (!enrolment || enrolment.paidUntil === 0 || monthsTaken === 0) return null
  // a concurrent renewal runs before or after
  const locked = await lockEnrolment(tx, userId, enrolment.classId)
  if (!locked) return null
  const to = shortenedEnd(locked, monthsTaken, config.SITE_TIMEZONE)
  await setSubscription(tx, locked.id, { ...locked, paidUntil: to })
  return {
    className: enrolment.className,
    from: locked.paidUntil,
    to,
    timezone: config.SITE_TIMEZONE,
  }
}

const ALREADY_REFUNDED = say('rules_payments_refund_made_before_other_fields')

type EarlierRefund = Pick<RefundRequest, 'amount' | 'target' | 'reason'> & {
  /** Null for a refund to the wallet. */
  id: number | null
  paymentId: number | null
  purchase: string | null
}

/** The refund that a request with this key has made. A refund of a class to the card has a row in both tables. */
async function findEarlierRefund(tx: Tx, requestKey: string): Promise<EarlierRefund | undefined> {
  const toCard = await findRequestedRefund(tx, requestKey)
  if (toCard) return { ...toCard, target: 'card', paymentId: toCard.payment_id, purchase: null }
  const toWallet = await findWalletRefund(tx, requestKey)
  return toWallet && { ...toWallet, target: 'wallet', id: null, paymentId: null }
}

/** False if the form was changed after a request whose response was lost. */
function isSameRequest(
  { amount, target, reason }: RefundRequest,
  { payment, bought }: RefundSubject,
  earlier: EarlierRefund,
): boolean {
  const isSameSubject =
    target === 'card' ? earlier.paymentId === payment?.id : earlier.purchase === bought?.reference
  const isSameAmount = earlier.target === target && earlier.amount === amount
  return isSameSubject && isSameAmount && earlier.reason === oneLine(reason)
}

/** The part of a refund to the card that leaves the wallet: all of it, unless it was spent on a class. */
const inWallet = ({ bought }: RefundSubject, amount: Kobo) => (bought ? 0 : amount)

/** Declines if the provider of the payment cannot be queried now. */
async function checkProvider(
  school: AppContext,
  tx: Tx,
  { payment }: RefundSubject,
  now: number,
): Promise<void> {
  const provider = selectProvider(school)
  if (!payment || provider?.name !== payment.provider)
    decline('not_refundable', say('rules_payments_card_provider_payment_not_set'))
  if (!(await takeProviderQuota(tx, provider, 'person', now)))
    decline('provider_unavailable', say('rules_payments_card_provider_too_many_requests'))
}

type ExecutedRefund = RefundRequest & { requestKey: string }

/**
 * Moves the money: credits a refunded class to the wallet, and debits a refund to the card at once, so that it cannot be spent
 * while the provider pays it out. Returns the id of a refund to the card.
 */
async function moveRefund(
  tx: Tx,
  { userId, payment, bought, paid }: RefundSubject,
  refund: ExecutedRefund,
): Promise<number | null> {
  const { target, amount, reason, actorId, requestKey, now } = refund
  const classId = bought?.classId ?? payment?.classId ?? null
  const item = paid.className || say('ledger_funding')
  const common = { userId, actorId, now, ...(classId ? { classId } : {}) }
  if (bought)
    await refundPurchases(tx, {
      ...common,
      parts: [{ reference: bought.reference, amount }],
      entry: `class-refund:${requestKey}`,
      description: storedText(say('ledger_refund_because', { reason, item })),
      ...{ reason, requestKey },
    })
  if (target === 'wallet' || !payment) return null
  const refundId = await insertRequestedRefund(tx, payment, {
    ...{ amount, reason, actorId, requestKey },
    now,
  })
  await debit(tx, {
    ...common,
    amount,
    service: 'refund',
    description: storedText(say('ledger_to_card_because', { reason, item })),
    idempotencyKey: `refund:${refundId}`,
    isTest: isTestPayment(payment),
  })
  await addToRefunded(tx, payment.id, amount)
  return refundId
}

/** The refundable amounts of a payment and the consequences of a refund. Throws and declines like `findRefundSubject`. */
export async function previewRefund(db: Db, reference: string): Promise<RefundStakes> {
  const subject = await findRefundSubject(db, reference)
  const { userId, payment, bought, paid } = subject
  const { name, deleted_at } = await db
    .selectFrom('users')
    .select(['name', 'deleted_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const balance = await readBalance(db, userId)
  const { limits, returned } = await readRefundable(db, subject, balance)
  return {
    ...{ reference, studentId: userId, name, balance, refunded: returned },
    className: paid.className,
    paid: paid.amount,
    paidAt: paid.at,
    isByCard: payment !== null,
    toWallet: deleted_at === null ? limits.wallet : 0,
    toCard: limits.card,
    enrolment: bought?.enrolment
      ? { className: bought.enrolment.className, paidUntil: bought.enrolment.paidUntil }
      : null,
  }
}

/** The state of a refund after a request. A refund to the wallet is complete at once. */
export async function readRefundResult(
  db: Db,
  { userId, refundId }: RefundOutcome,
): Promise<RefundResult> {
  const balance = await readBalance(db, userId)
  if (refundId === null) return { state: 'processed', note: '', wallet: balance }
  const refund = (await findRefund(db, refundId)) ?? refundNotFound()
  // the states of a dispute do not occur
  const state = refund.state as RefundResult['state']
  return { state, note: storedNote(refund), wallet: balance }
}
