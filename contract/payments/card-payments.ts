import { call } from '../platform/call.ts'
import { HOUR } from '../platform/duration.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { pageSize } from '../platform/page-size.ts'
import { count, id, naira, text, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { paymentReference } from './payment-reference.ts'

const ADMIN = '/adminActions.php'

export const PAYMENT_STATES = ['pending', 'settled', 'failed', 'to_wallet'] as const

/**
 * Filters beside the state: stuck payments, and those with a refund, with one that failed, with a dispute, or with an amount
 * owed.
 */
export const PAYMENT_MARKS = ['stuck', 'refunded', 'refund_failed', 'disputed', 'owed'] as const

/**
 * An unpaid payment is stuck this long after it was opened, unless its payer closed the window without paying or opened
 * newer ones. An administrator can check it with the provider.
 */
export const STUCK_SECONDS = HOUR

/**
 * A refund or a dispute of a card payment, as the provider reported it (decision 0342) or as an administrator requested it
 * (decision 0660). `due` is the deadline for answering a dispute, 0 for none; `owed` is the part that the wallet could not
 * cover. `by` is the administrator, null for one that was reported, and `attempts` the number of requests to the provider.
 */
const reversal = z.object({
  id,
  kind: z.enum(['refund', 'dispute']),
  state: z.enum(['requested', 'pending', 'failed', 'returned', 'processed', 'open', 'won', 'lost']),
  amount: naira,
  owed: naira,
  note: z.string(),
  due: unixSeconds,
  reported: unixSeconds,
  reason: z.string(),
  by: z.nullable(z.string()),
  attempts: z.int(),
})
export type PaymentReversal = z.output<typeof reversal>

/**
 * A card payment and its state. `settled` is 0 before settlement. `refunded` is the amount returned to the card,
 * pending refunds included; `owed` is the part of it that the student owes; `refundedToWallet` was returned to the wallet.
 */
const cardPayment = withFieldNames(
  z.object({
    reference: z.string(),
    name: z.string(),
    email: z.string(),
    amount: naira,
    purpose: z.enum(['fund', 'class', 'renewal']),
    // '' for a wallet funding
    className: z.string(),
    state: z.enum(PAYMENT_STATES),
    // why the payment failed or was not fulfilled
    remark: z.string(),
    provider: z.enum(['paystack', 'sandbox']),
    opened: unixSeconds,
    settled: unixSeconds,
    refunded: naira,
    owed: naira,
    refundedToWallet: naira,
    // what the provider kept of it (R-PAY-004); absent if it is not known
    fee: z.optional(naira),
    studentId: id,
    reversals: z.array(reversal),
  }),
  { failureReason: 'remark' },
)
export type CardPayment = z.output<typeof cardPayment>

/**
 * Card payments, newest first, ten per page; a search by reference, name or email covers the newest 1,000 matches. Also
 * returns the numbers of open disputes and of failed refunds, and the amount owed for refunds in the whole school.
 */
export const findCardPayments = call({
  path: ADMIN,
  action: 'findCardPayments',
  access: { can: 'viewMoney' },
  effect: 'read',
  request: {
    search: z.optional(text(100)),
    state: z.optional(z.enum(['', ...PAYMENT_STATES, ...PAYMENT_MARKS])),
    page: z.optional(count),
    size: z.optional(pageSize),
  },
  response: z.object({
    rows: z.array(cardPayment),
    page: z.int(),
    total: z.int(),
    isMore: z.boolean(),
    openDisputes: z.int(),
    failedRefunds: z.int(),
    owed: naira,
  }),
})

/** Asks the provider for the outcome of a payment, settles it if it was paid, and returns its state. Audited. */
export const recheckPayment = call({
  path: ADMIN,
  action: 'recheckPayment',
  access: { can: 'moveMoney' },
  effect: 'change',
  reauthentication: 'none',
  request: { reference: paymentReference },
  response: cardPayment,
})
