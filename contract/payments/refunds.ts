import { type Message, say } from '../../messages/message.ts'
import { MAX_MONTHS } from '../enrolment/enrolment-rules.ts'
import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import type { Kobo } from '../platform/kobo.ts'
import { money } from '../platform/sentence-values.ts'
import { count, id, naira, rand, requestFlag, requiredText, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { INVALID_AMOUNT } from '../wallet/wallet.ts'
import { paymentReference } from './payment-reference.ts'

/** Rules of refunds by administrators, for the screen and the server (decision 0660). */

/** Where a refund goes: into the wallet at once, or to the card by the provider. */
export const REFUND_TARGETS = ['wallet', 'card'] as const
export type RefundTarget = (typeof REFUND_TARGETS)[number]

/** The purpose of a payment, and the amounts returned of it before. */
export type RefundablePayment = {
  /** The amount paid for the class; null for money that went into the wallet. */
  bought: { amount: Kobo; returned: Kobo } | null
  /** The amount charged to the card; null for a payment from the wallet. */
  card: { amount: Kobo; returned: Kobo } | null
  /** The current balance of the wallet. */
  balance: Kobo
}

/** The largest refund to the wallet and to the card. */
export type RefundLimits = Record<RefundTarget, Kobo>

/**
 * The largest possible refunds of a payment. The amount paid for a class is returned at most once, to the wallet or the card.
 * Money that went into the wallet can go back to its card as far as the wallet still contains it.
 */
export function refundLimits({ bought, card, balance }: RefundablePayment): RefundLimits {
  const cardRest = card ? card.amount - card.returned : 0
  if (!bought) return { wallet: 0, card: Math.max(0, Math.min(cardRest, balance)) }
  const rest = Math.max(0, bought.amount - bought.returned)
  return { wallet: rest, card: Math.max(0, Math.min(rest, cardRest)) }
}

/** Why a refund is declined, for the field of its amount. */
export type RefundError = { code: 'invalid_amount' | 'refund_above_paid'; message: Message }

/** Decides whether an amount can be refunded to a target; null if it can. */
export function refundError(amount: Kobo, limit: Kobo): RefundError | null {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    return { code: 'invalid_amount', message: INVALID_AMOUNT }
  if (amount <= limit) return null
  const message =
    limit === 0
      ? say('rules_payments_nothing_refundable')
      : say('rules_payments_at_most_refundable', { amount: money(limit) })
  return { code: 'refund_above_paid', message }
}

type LedgerRow = { type: 'credit' | 'debit'; service: string; reference: string }

/** True for an entry of a wallet that is a payment for a class, or that a card put into the wallet. */
export function isRefundableEntry({ type, service, reference }: LedgerRow): boolean {
  if (type === 'debit') return service === 'enrolment' || service === 'renewal'
  return service === 'fund' && !reference.startsWith('WALLET_')
}

const ADMIN = '/adminActions.php'

/** The maximum length of the reason, which the student reads. */
export const REFUND_REASON_MAX = 200

/**
 * A payment that can be refunded, by the reference of its receipt: a card payment, or an entry of a wallet that paid for a
 * class. `refunded` includes refunds to the card that are not confirmed yet.
 */
const refundStakes = withFieldNames(
  z.object({
    reference: z.string(),
    student_id: id,
    name: z.string(),
    // '' for money that was put into the wallet
    class_name: z.string(),
    paid: naira,
    paid_at: unixSeconds,
    by_card: z.boolean(),
    refunded: naira,
    // the largest refund to the wallet and to the card
    to_wallet: naira,
    to_card: naira,
    wallet: naira,
    // null if the student is not enrolled through this payment any more
    enrolment: z.nullable(
      withFieldNames(z.object({ class_name: z.string(), next_sub: unixSeconds }), {
        paidUntil: 'next_sub',
      }),
    ),
  }),
  { isByCard: 'by_card', balance: 'wallet' },
)
export type RefundStakes = z.output<typeof refundStakes>

/** The refundable amounts of a payment, and the effects of a refund. Declined with `not_refundable` for other payments. */
export const previewRefund = call({
  path: ADMIN,
  action: 'previewRefund',
  access: { can: 'moveMoney' },
  effect: 'read',
  request: { reference: paymentReference },
  response: refundStakes,
})

/**
 * The state of a refund after a request. `requested`: the provider has not confirmed it yet; `pending`: it has, and pays it
 * out; `failed`: it has declined, for the reason in `note`; `returned`: it went into the wallet instead.
 */
const refundResult = z.object({
  state: z.enum(['requested', 'pending', 'processed', 'failed', 'returned']),
  note: z.string(),
  wallet: naira,
})
export type RefundResult = z.output<typeof refundResult>

/**
 * Refunds a part or all of a payment to the wallet or to the card, with a reason that the student reads, and ends the enrolment
 * if `end_enrolment` is set, or takes months of a subscription back (`take_months`; R-PAY-008). The refunds of a payment never exceed the amount paid. A repeated request with the same `once`
 * (idempotency key) returns the state of the first. Audited.
 */
export const refundPayment = call({
  path: ADMIN,
  action: 'refundPayment',
  access: { can: 'moveMoney' },
  effect: 'create',
  reauthentication: 'money',
  request: {
    reference: paymentReference,
    amount: naira,
    to: z.enum(REFUND_TARGETS),
    reason: requiredText(REFUND_REASON_MAX),
    end_enrolment: requestFlag,
    take_months: z.optional(count.check(z.maximum(MAX_MONTHS))),
    once: rand,
  },
  fieldNames: {
    target: 'to',
    endsEnrolment: 'end_enrolment',
    monthsTaken: 'take_months',
    idempotencyKey: 'once',
  },
  response: refundResult,
})

/**
 * Continues a refund to the card: `retry` sends a failed one again, `wallet` puts its amount into the wallet instead, `check`
 * asks the provider for its state. `attempts` is the displayed number of attempts: if it or the state differs, nothing is
 * changed, so that a repeated request has no effect. Audited.
 */
export const continueRefund = call({
  path: ADMIN,
  action: 'continueRefund',
  access: { can: 'moveMoney' },
  effect: 'change',
  reauthentication: 'money',
  request: {
    refund_id: id,
    how: z.enum(['retry', 'wallet', 'check']),
    attempts: count,
  },
  response: refundResult,
})
export type RefundContinuation = z.output<typeof continueRefund.request>['how']
