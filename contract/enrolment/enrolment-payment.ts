import { naira, text, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { PAYMENT_METHODS } from '../wallet/payment-method.ts'

/** How a student got into a class (R-PAY-002). */

/** Why the payment of a class is waived. */
export const WAIVER_REASONS = ['scholarship', 'hardship', 'family', 'staff', 'other'] as const
export type WaiverReason = (typeof WAIVER_REASONS)[number]

/** The maximum length of the note on a waiver. */
export const WAIVER_NOTE_MAX = 100

/** The fields of a waiver in a request. Older clients waive without a reason. */
export const waiverFields = {
  waiver: z.optional(z.enum(WAIVER_REASONS)),
  waiver_note: z.optional(text(WAIVER_NOTE_MAX)),
}

/**
 * How an enrolment was paid:
 * - `paid`: the last payment that was not returned, of which `method` is how it came in (absent for money of the wallet whose origin is
 *   not known), its time, and what was paid in all;
 * - `refunded`: all of `amount`, last paid at `at`, was returned;
 * - `waived`: by whom (absent for one from before this was recorded), why, and how much;
 * - `free`: the class cost nothing;
 * - `owes`: a part is due since `since`, after `total` was paid.
 */
export const enrolmentPayment = z.discriminatedUnion('how', [
  z.object({
    how: z.literal('paid'),
    amount: naira,
    at: unixSeconds,
    method: z.optional(z.enum(PAYMENT_METHODS)),
    total: naira,
  }),
  z.object({ how: z.literal('refunded'), amount: naira, at: unixSeconds }),
  z.object({
    how: z.literal('waived'),
    amount: naira,
    by: z.optional(z.string()),
    reason: z.optional(z.enum(WAIVER_REASONS)),
    note: z.optional(z.string()),
  }),
  z.object({ how: z.literal('free') }),
  z.object({ how: z.literal('owes'), amount: naira, since: unixSeconds, total: naira }),
])
export type EnrolmentPayment = z.output<typeof enrolmentPayment>

/** The kinds of payments, by which lists are filtered. */
export const ENROLMENT_PAYMENTS = ['paid', 'waived', 'free', 'owes', 'refunded'] as const
export type EnrolmentPaymentKind = EnrolmentPayment['how']

/** The ways in which students joined, or that a part is due, by which all enrolments are filtered; a refund does not change them. */
export const LISTED_PAYMENTS = ['paid', 'waived', 'free', 'owes'] as const

/** What was paid for an enrolment in all, in kobo. */
export const totalPaid = (payment: EnrolmentPayment) =>
  payment.how === 'paid' || payment.how === 'owes' ? payment.total : 0
