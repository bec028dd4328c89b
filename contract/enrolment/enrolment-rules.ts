import type { Kobo } from '../platform/kobo.ts'
import { addMonths, addOneMonth, dayOfMonth } from '../platform/school-time.ts'

/** Rules of enrolments that administrators change, for the screen and the server. */

/** How a class is paid for: by the student's wallet, or not at all. */
export const adminPayments = ['wallet', 'waived'] as const
export type AdminPayment = (typeof adminPayments)[number]

/** The maximum number of months of one extension. */
export const MAX_MONTHS = 12

/**
 * The outcome of a change for one student. `already`: it had been made before. `confirming`: a card payment for the class is
 * awaited. `no-money`: the wallet does not cover the price.
 */
export const enrolmentOutcomes = [
  'done',
  'already',
  'not-enrolled',
  'not-found',
  'confirming',
  'no-money',
] as const
export type EnrolmentOutcome = (typeof enrolmentOutcomes)[number]

/** True if the requested change is in effect, made now or before. */
export function isAchieved(outcome: EnrolmentOutcome): boolean {
  return outcome === 'done' || outcome === 'already'
}

type Addition = {
  isEnrolled: boolean
  isPaymentAwaited: boolean
  payment: AdminPayment
  price: Kobo
  balance: Kobo
}

/**
 * The outcome of adding a student to a class. Inactive classes, closed registration and missing prerequisites, which stop a
 * student, do not stop an administrator.
 */
export function additionOutcome(it: Addition): EnrolmentOutcome {
  if (it.isEnrolled) return 'already'
  // a pending card payment would be charged for a class that the student already has
  if (it.isPaymentAwaited) return 'confirming'
  return it.payment === 'wallet' && it.balance < it.price ? 'no-money' : 'done'
}

/** Amount that an addition or an extension of `months` debits. */
export function amountDue(payment: AdminPayment, price: Kobo, months = 1): Kobo {
  return payment === 'waived' ? 0 : price * months
}

type Moment = { now: number; timezone: string }

/** A subscription: its end in Unix seconds, and the day of the month on which it began; 0 if that is not known. */
export type Subscription = { paidUntil: number; startDay: number }

/** The subscription of a student who joins: one month of a monthly class, else none. */
export function firstMonth(
  { monthly }: { monthly: boolean },
  { now, timezone }: Moment,
): Subscription {
  if (!monthly) return { paidUntil: 0, startDay: 0 }
  return { paidUntil: addOneMonth(now, timezone), startDay: dayOfMonth(now, timezone) }
}

/**
 * A subscription after an extension: months from the later of now and its end, on the day of the month on which it began, so 31
 * January, 28 February, 31 March (R-PAY-008). One that has ended begins again now.
 */
export function extended(it: Subscription, months: number, moment: Moment): Subscription {
  const { now, timezone } = moment
  const start = Math.max(it.paidUntil, now)
  const isOver = it.paidUntil < now
  const startDay = isOver || it.startDay === 0 ? dayOfMonth(start, timezone) : it.startDay
  return { paidUntil: addMonths(start, months, timezone, startDay), startDay }
}

/** The end of a subscription without these months. */
export function shortenedEnd(it: Subscription, months: number, timezone: string): number {
  return addMonths(it.paidUntil, -months, timezone, it.startDay || undefined)
}

/**
 * The end of a subscription that moves to another class; 0 for no end. The paid time stays; a student who had no end gets
 * the first month of a monthly class.
 */
export function movedEnd(paidUntil: number, isMonthly: boolean, moment: Moment): number {
  if (!isMonthly) return 0
  return paidUntil === 0 ? addOneMonth(moment.now, moment.timezone) : paidUntil
}

/** The refund to a removed student: nothing, the last payment, or every payment for this enrolment. */
export const refundChoices = ['none', 'last', 'all'] as const
export type RefundChoice = (typeof refundChoices)[number]

/** The payments that are refunded. `payments` are those of one enrolment, oldest first, without what was refunded before. */
export function refundedPayments<P extends { amount: Kobo }>(
  choice: RefundChoice,
  payments: readonly P[],
): P[] {
  if (choice === 'none') return []
  return (choice === 'last' ? payments.slice(-1) : payments).filter((it) => it.amount > 0)
}
