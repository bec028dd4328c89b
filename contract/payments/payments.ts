import { type Message, say } from '../../messages/message.ts'
import { couponCode } from '../enrolment/coupon-rules.ts'
import { call } from '../platform/call.ts'
import { DAY, MINUTE } from '../platform/duration.ts'
import { withFieldNames } from '../platform/field-names.ts'
import type { Kobo } from '../platform/kobo.ts'
import { money } from '../platform/sentence-values.ts'
import { classRef, naira, requestFlag, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { walletEntry } from '../wallet/ledger-entry.ts'
import { paymentReference } from './payment-reference.ts'

/** The message while the school has no public payment key (R-CLASS-031, R-WALLET-018). */
export const NO_PAYMENT_KEY = say('rules_payments_payment_configuration_missing')

/** The message while the outcome of a payment is unknown: 'We are confirming your ₦5,000.' */
export function confirmingMessage(amount: Kobo): Message {
  return say('rules_payments_confirming', { amount: money(amount) })
}

/** For how long a card window is presumed open, unless its page reports that it was closed (decision 0440). */
export const CARD_WINDOW_SECONDS = 15 * MINUTE
/** For how long the school waits for a charge that the provider is processing. */
const PROCESSING_SECONDS = DAY

/**
 * `window_open`: the card may still be entered. `processing`: the provider has the card and has not decided. `ended`: the
 * window was closed and nothing was charged, or the card was declined.
 */
export type PaymentProgress = 'window_open' | 'processing' | 'ended'

/**
 * Until when the outcome of an unpaid payment for a class is awaited, in Unix seconds. Until then the student cannot pay
 * for the same class again (decision 0440).
 */
export function awaitedUntil(openedAt: number, progress: PaymentProgress): number {
  if (progress === 'ended') return openedAt
  return openedAt + (progress === 'processing' ? PROCESSING_SECONDS : CARD_WINDOW_SECONDS)
}

/** A card payment for a class whose outcome is awaited, as its payer sees it. */
export const awaitedPayment = z.object({
  reference: z.string(),
  amount: naira,
  opened: unixSeconds,
})
export type AwaitedPayment = z.output<typeof awaitedPayment>

/** The caller's card payments for classes whose outcome is awaited, newest first (decision 0440). */
export const getAwaitedPayments = call({
  path: '/api.php',
  action: 'getAwaitedPayments',
  access: 'student',
  effect: 'read',
  response: z.array(
    withFieldNames(
      z.object({
        ...awaitedPayment.shape,
        // the public id of the class
        class_id: z.string(),
        class_name: z.string(),
      }),
      { classRef: 'class_id' },
    ),
  ),
})

/**
 * Creates a pending payment before the checkout opens (decision 0061): to fund the wallet (`amount`), or for a class
 * (`class_id`) at the price known to the server. For an enrolled student it is a renewal. Declined with `price_changed` if
 * `seen_price` is sent and is not the price, and with `payment_confirming` while another payment for the class is awaited.
 * The response configures the checkout.
 */
export const openPayment = call({
  path: '/api.php',
  action: 'openPayment',
  access: 'student',
  effect: 'create',
  request: {
    amount: z.optional(naira),
    class_id: z.optional(classRef),
    seen_price: z.optional(naira),
    // joins the class in parts, and with a coupon
    in_parts: z.optional(requestFlag),
    coupon: z.optional(couponCode),
  },
  fieldNames: { classRef: 'class_id' },
  response: z.object({
    reference: z.string(),
    amount: naira,
    currency: z.string(),
    email: z.string(),
    publicKey: z.string(),
    // the provider's inline script, which opens the checkout
    scriptUrl: z.string(),
  }),
})

/**
 * Verifies a payment with the provider and settles it (R-MONEY-010). State 'to_wallet': the class could no longer be
 * joined, so the money stays in the wallet; `note` is the reason. `closed` reports that the card window was closed: if
 * nothing was charged, the class can be paid again at once, and the code is `payment_not_made`. With `receipt` '1' the
 * response has the ledger entry of what was bought: of the class, or of the funding.
 */
export const verifyPayment = call({
  path: '/api.php',
  action: 'verifyPayment',
  access: 'student',
  effect: 'change',
  request: {
    reference: paymentReference,
    class_id: z.optional(classRef),
    closed: z.optional(requestFlag),
    receipt: z.optional(requestFlag),
  },
  fieldNames: { classRef: 'class_id', isWindowClosed: 'closed', wantsReceipt: 'receipt' },
  response: z.object({
    wallet: naira,
    state: z.enum(['settled', 'to_wallet']),
    note: z.string(),
    receipt: z.optional(walletEntry),
  }),
  successMessage: say('rules_payments_payment_successful'),
})
