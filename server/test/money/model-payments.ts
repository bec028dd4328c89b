import { awaitedUntil } from '../../../contract/payments/payments.ts'
import { HOUR } from '../../../contract/platform/duration.ts'
import { MIN_CARD_FUNDING } from '../../../contract/wallet/wallet.ts'
import { isOnTime, nextRecheckAt } from '../../payments/recheck-schedule.ts'
import type { CardResult, MoneyAction } from './action.ts'
import { enrol, priceNow, renew } from './model-enrolment.ts'
import { creditKept, rewardFriends } from './model-rewards.ts'
import {
  DECLINED,
  formatReply,
  isFundable,
  itemAt,
  type Model,
  type ServerDetails,
  studentOf,
} from './model-state.ts'
import { moveReversals } from './move-reversals.ts'
import {
  awaitsPayment,
  hasArrived,
  type Payment,
  type Reporter,
  recordProgress,
  supersedeOldest,
} from './payment.ts'
import { isReversed, recordReversal } from './reversal.ts'
import { credit } from './student.ts'

type Charge = Omit<CardResult, 'status'> & { status: CardResult['status'] | 'processing' }

/** Creates a payment by card. */
export function open(
  model: Model,
  action: MoneyAction & { do: 'open' },
  { reference = '' }: ServerDetails,
) {
  const { who } = action
  const { now: openedAt } = model
  const dueAt = nextRecheckAt({ openedAt, supersededAt: null }, openedAt)
  const none = { reversals: [], refunded: 0, owed: 0, purchase: null, hasProblem: false }
  const plain = { inParts: false, coupon: null, isTransfer: false }
  const times = { openedAt, dueAt, supersededAt: null, ...none, ...plain }
  const pending = { ...times, reference, who, state: 'pending' as const, card: null }
  if ('amount' in action) {
    if (!isFundable(action.amount) || action.amount < MIN_CARD_FUNDING) return DECLINED
    supersedeOldest(model, { who, purpose: 'fund', what: -1 })
    const funding = { purpose: 'fund' as const, what: -1, awaitedUntil: null }
    model.payments.push({ ...pending, ...funding, amount: action.amount })
    return formatReply(action.amount)
  }
  const { what } = action
  const purpose = studentOf(model, who).enrolments[what] ? ('renewal' as const) : ('class' as const)
  const chosen =
    purpose === 'class'
      ? { inParts: action.inParts, coupon: action.coupon }
      : { inParts: false, coupon: null }
  const price = priceNow(model, studentOf(model, who), action)
  if (!price || awaitsPayment(model, { who, what })) return DECLINED
  // a student who could not join the class with this money is declined before the charge
  const trial = structuredClone(model)
  studentOf(trial, who).wallet += price
  if (!deliverPurchase(trial, { who, what, purpose, ...chosen, amount: price })) return DECLINED
  supersedeOldest(model, { who, purpose, what })
  const awaited = awaitedUntil(openedAt, 'window_open')
  const bought = { purpose, what, ...chosen, amount: price }
  model.payments.push({ ...pending, ...bought, awaitedUntil: awaited })
  return formatReply(price)
}

function deliverPurchase(
  model: Model,
  payment: Pick<Payment, 'who' | 'what' | 'purpose' | 'amount' | 'inParts' | 'coupon'>,
) {
  const { who, what, purpose, amount } = payment
  const student = studentOf(model, who)
  const price = priceNow(model, student, payment)
  if (price === null || price > amount) return false
  return purpose === 'renewal'
    ? renew(model, student, what) !== null
    : enrol(model, student, payment)
}

const LATE_SECONDS = 4

/** Presses the button of the provider's checkout. */
export function press(model: Model, { payment, card, late }: MoneyAction & { do: 'press' }) {
  const opened = itemAt(model.payments, payment)
  const isLate = late && card.status === 'success'
  // a successful charge is final
  if (opened.card?.status !== 'success')
    opened.card = { ...card, visibleFrom: model.now + (isLate ? LATE_SECONDS : 0) }
  if (card.status === 'success')
    model.notices.push({ payment, amount: card.amount, currency: card.currency })
  return 'yes'
}

/** Delivers a notice of the provider. */
export function receiveNotice(model: Model, { notice, forged }: MoneyAction & { do: 'notice' }) {
  if (forged) return DECLINED
  const { payment, ...charge } = itemAt(model.notices, notice)
  settle(model, itemAt(model.payments, payment), { ...charge, status: 'success' }, 'webhook')
  return 'yes'
}

/** Reports a payment from the payer's page. */
export function verify(model: Model, { payment, by, closed }: MoneyAction & { do: 'verify' }) {
  const opened = itemAt(model.payments, payment)
  const isErased = studentOf(model, by ?? opened.who).isErased
  if (isErased || (by !== null && by !== opened.who)) return DECLINED
  settleByCard(model, opened, closed ? 'closed window' : 'payer')
  return hasArrived(opened) ? `yes ${opened.state}` : DECLINED
}

/** Settles a payment by its current state at the provider. */
export function settleByCard(model: Model, payment: Payment, reporter: Reporter = 'server') {
  const { amount, card } = payment
  const unused = { amount, currency: 'NGN', status: 'open' as const }
  const isProcessing = card !== null && model.now < card.visibleFrom
  const charge = isProcessing ? { ...card, status: 'processing' as const } : (card ?? unused)
  settle(model, payment, charge, reporter)
}

/** Rechecks a payment as the worker does. */
export function recheck(model: Model, payment: Payment) {
  settleByCard(model, payment)
  if (hasArrived(payment)) return
  const wasOnTime = isOnTime(payment.dueAt, model.now)
  payment.dueAt = nextRecheckAt(payment, model.now) ?? (wasOnTime ? null : model.now + HOUR)
  if (payment.dueAt !== null || payment.hasProblem) return
  payment.state = 'failed'
  payment.hasProblem = true
}

/** Indexes of the payments that are due now. */
export function dueNow({ payments, now }: Model): number[] {
  return [...payments.entries()]
    .filter(([, it]) => !hasArrived(it) && it.dueAt !== null && it.dueAt <= now)
    .map(([at]) => at)
}

function settle(model: Model, payment: Payment, card: Charge, reporter: Reporter) {
  if (hasArrived(payment)) return
  const isMismatch = card.amount !== payment.amount || card.currency !== 'NGN'
  recordProgress(payment, isMismatch ? 'open' : card.status, reporter)
  if (isMismatch || card.status === 'failed') {
    payment.state = isMismatch ? 'pending' : 'failed'
    payment.hasProblem = true
  } else if (card.status === 'success') {
    rewardFriends(model, payment.who)
    creditKept(model, payment.who)
    credit(studentOf(model, payment.who), payment.amount, 'fund')
    const hasReversal = payment.reversals.some(isReversed)
    const { purchases } = studentOf(model, payment.who)
    const earlier = purchases.length
    const isGiven = payment.purpose === 'fund' || (!hasReversal && deliverPurchase(model, payment))
    // a class that is free by now was not bought
    if (purchases.length > earlier) payment.purchase = earlier
    payment.state = isGiven && !hasReversal ? 'settled' : 'to_wallet'
    moveReversals(studentOf(model, payment.who), payment)
  }
}

/** Records a refund or dispute. */
export function reverse(
  model: Model,
  action: MoneyAction & { do: 'refund' | 'dispute' },
  name: string,
) {
  const payment = itemAt(model.payments, action.payment)
  recordReversal(payment.reversals, { name, amount: action.amount, state: action.state })
  if (hasArrived(payment)) moveReversals(studentOf(model, payment.who), payment)
  return 'yes'
}
