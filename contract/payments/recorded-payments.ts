import { type Message, say } from '../../messages/message.ts'
import { call, KB } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import type { Kobo } from '../platform/kobo.ts'
import { isDay } from '../platform/school-time.ts'
import { id, naira, rand, requestFlag, text } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { RECORDED_METHODS } from '../wallet/payment-method.ts'
import { INVALID_AMOUNT, isFundable } from '../wallet/wallet.ts'

/** Payments by bank transfer, in cash and at a terminal, which the staff record (R-PAY-001, decision 0960). */

const ADMIN = '/adminActions.php'

/** The maximum number of payments in one request; the site sends more in several requests. */
export const PAYMENTS_PER_REQUEST = 100

/** The maximum length of a bank's reference, and of the name of a payer. */
export const BANK_REFERENCE_MAX = 60
export const PAYER_MAX = 80

/** A bank's reference as it is compared: letters and digits in capitals; '' for none. */
export function referenceKey(reference: string): string {
  return reference
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** The earliest day of a recorded payment. */
const EARLIEST_DAY = '2000-01-01'

/** Why the day of a payment is wrong, or null: no day, before 2000, or after the present day of the school. */
export function paymentDayError(day: string, today: string): Message | null {
  if (!isDay(day) || day < EARLIEST_DAY) return say('rules_recorded_day')
  return day > today ? say('rules_recorded_day_later') : null
}

/** Why the amount of a payment is wrong, or null. */
export const recordedAmountError = (amount: Kobo): Message | null =>
  isFundable(amount) ? null : INVALID_AMOUNT

/**
 * What became of a payment. `joined`: it paid for joining the class. `renewed`: for months of its subscription. `part`: for the next
 * part of a class that is paid in parts (R-PAY-006). `paid`: for an
 * enrolment whose payment had been waived. In the others the money is in the wallet: `wallet`: no class was named; `already`: the
 * class is paid for; `short`: the class costs more; `confirming`: a card payment for the class is awaited; `free`: the class costs
 * nothing. Nothing was recorded: `repeated`: another payment has the same bank reference; `not-found`: there is no such student.
 */
export const RECORD_OUTCOMES = [
  'joined',
  'renewed',
  'part',
  'paid',
  'wallet',
  'already',
  'short',
  'confirming',
  'free',
  'repeated',
  'not-found',
] as const
export type RecordOutcome = (typeof RECORD_OUTCOMES)[number]

/** True if the payment was recorded. */
export const isRecorded = (outcome: RecordOutcome) =>
  outcome !== 'repeated' && outcome !== 'not-found'

/** What decides how a payment for a class is used. `months` is the number of months that it pays of a monthly class. */
type ClassPayment = {
  price: Kobo
  monthly: boolean
  /** Null if the student is not in the class. `paidUntil` is 0 without an end, `nextPart` null if no part is owed. */
  enrolment: { paid: Kobo; paidUntil: number; nextPart: Kobo | null } | null
  isPaymentAwaited: boolean
  amount: Kobo
  /** In the wallet before the payment. */
  balance: Kobo
}

/** The maximum number of months that one payment pays. */
const MONTHS_MAX = 12

/**
 * How a payment for a class is used, and the number of months that are paid (1 for joining). A monthly class is paid for as many whole
 * months as the amount covers; the wallet adds what is missing for the first.
 */
export function classPaymentOutcome(it: ClassPayment): { outcome: RecordOutcome; months: number } {
  const none = (outcome: RecordOutcome) => ({ outcome, months: 0 })
  const { price, enrolment, amount, balance } = it
  if (it.isPaymentAwaited) return none('confirming')
  if (enrolment === null) {
    if (price > 0 && amount + balance < price) return none('short')
    return { outcome: 'joined', months: 1 }
  }
  const { nextPart } = enrolment
  if (nextPart !== null)
    return amount + balance < nextPart ? none('short') : { outcome: 'part', months: 0 }
  if (price === 0) return none('free')
  if (it.monthly && enrolment.paidUntil > 0) {
    if (amount + balance < price) return none('short')
    const months = Math.min(MONTHS_MAX, Math.max(1, Math.floor(amount / price)))
    return { outcome: 'renewed', months }
  }
  if (enrolment.paid > 0) return none('already')
  return amount + balance < price ? none('short') : { outcome: 'paid', months: 1 }
}

/** One payment. `once` is its idempotency key; `confirmed` records it although another one has the same bank reference. */
const newPayment = withFieldNames(
  z.object({
    student_id: id,
    amount: naira,
    method: z.enum(RECORDED_METHODS),
    // the day on which it was paid, 'YYYY-MM-DD'
    date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
    reference: z.optional(text(BANK_REFERENCE_MAX)),
    payer: z.optional(text(PAYER_MAX)),
    class_id: z.optional(id),
    confirmed: z.optional(requestFlag),
    once: rand,
  }),
  { day: 'date', isConfirmed: 'confirmed', idempotencyKey: 'once' },
)
export type NewRecordedPayment = z.output<typeof newPayment>

/** Another payment with the same bank reference. */
export const samePayment = z.object({ name: z.string(), amount: naira, date: z.string() })
export type SamePayment = z.output<typeof samePayment>

const newPayments = z.array(newPayment).check(z.minLength(1), z.maxLength(PAYMENTS_PER_REQUEST))
const bodyLimits = { bytes: 128 * KB, fields: 1_500, depth: 4 }

/**
 * What `recordPayments` would do with each payment, in the order of the request: its outcome, the price and the number of months, and
 * the payment that has the same bank reference.
 */
export const previewRecordedPayments = call({
  path: ADMIN,
  action: 'previewRecordedPayments',
  access: { can: 'moveMoney' },
  effect: 'read',
  bodyLimits,
  request: { payments: newPayments },
  response: z.array(
    withFieldNames(
      z.object({
        student_id: id,
        outcome: z.enum(RECORD_OUTCOMES),
        months: z.int(),
        same: z.optional(samePayment),
      }),
    ),
  ),
})
export type PaymentPreview = z.output<typeof previewRecordedPayments.response>[number]

/**
 * Records payments of students: each is one transaction that credits the wallet and, if it names a class, debits the price again for
 * joining it, for months of its subscription, or for an enrolment whose payment was waived (decision 0960). The student gets a
 * message. A payment whose bank reference another one has is `repeated`, unless it is `confirmed`,
 * or the other one is of this request and of another student: a parent can pay for several children at once. Declined with `invalid_amount` and
 * `invalid_request` (a wrong day) before anything is recorded. Audited.
 */
export const recordPayments = call({
  path: ADMIN,
  action: 'recordPayments',
  access: { can: 'moveMoney' },
  effect: 'change',
  reauthentication: 'money',
  bodyLimits,
  request: { payments: newPayments },
  response: z.array(
    withFieldNames(
      z.object({
        student_id: id,
        outcome: z.enum(RECORD_OUTCOMES),
        wallet: naira,
        // the reference of the receipt; '' if nothing was recorded
        reference: z.string(),
        same: z.optional(samePayment),
      }),
      { balance: 'wallet' },
    ),
  ),
})
export type RecordedPaymentResult = z.output<typeof recordPayments.response>[number]
