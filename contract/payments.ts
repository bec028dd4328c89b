import * as z from 'zod/mini'
import { call } from './call.ts'
import { formatShortNaira, type Kobo } from './kobo.ts'
import { classRef, count, id, naira, text, unixSeconds } from './wire.ts'

/** The school has no public payment key (R-CLASS-031, R-WALLET-018). */
export const NO_PAYMENT_KEY = 'Payment configuration is missing'

/** What a payment is known by here and at the provider. */
const reference = z.string().check(z.regex(/^[\w.=-]{1,100}$/))

const CONFIRMING_PREFIX = 'We are confirming your'

/** What to say while the provider has not told how a payment ended: 'We are confirming your ₦5,000.' */
export function confirmingMessage(amount: Kobo): string {
  return `${CONFIRMING_PREFIX} ${formatShortNaira(amount)}.`
}

/** Whether a refusal only means that the answer is not known yet, so that it is worth asking again. */
export function isConfirming(message: string): boolean {
  return message.startsWith(CONFIRMING_PREFIX)
}

/**
 * Writes a payment down before the provider's window opens (decision 0061): for a wallet (`amount`), or for
 * a class (`class_id`), whose price the server knows and which is renewed when the student is in it.
 * The answer is what the window is opened with; `amount` is naira like everywhere on this wire.
 */
export const openPayment = call({
  method: 'POST',
  path: '/api.php',
  action: 'openPayment',
  access: 'student',
  request: { amount: z.optional(naira), class_id: z.optional(classRef) },
  fieldNames: { classRef: 'class_id' },
  response: z.object({
    reference: z.string(),
    amount: naira,
    currency: z.string(),
    email: z.string(),
    publicKey: z.string(),
    // the provider's inline script, which brings its window
    scriptUrl: z.string(),
  }),
})

/**
 * The browser reports a reference; the server asks the provider what it is worth (R-MONEY-010). `to_wallet`
 * means that the class could not be joined any more, which `note` explains: the money is in the wallet.
 */
export const verifyPayment = call({
  method: 'POST',
  path: '/api.php',
  action: 'verifyPayment',
  access: 'student',
  request: {
    reference,
    class_id: z.optional(classRef),
  },
  fieldNames: { classRef: 'class_id' },
  response: z.object({
    wallet: naira,
    state: z.enum(['settled', 'to_wallet']),
    note: z.string(),
  }),
  successMessage: 'Payment successful!',
})

const ADMIN = '/adminActions.php'

/** One movement of anybody's wallet, as an administrator sees it (R-APAY-008). */
const paymentRow = z.object({
  id,
  name: z.string(),
  amount: naira,
  type: z.enum(['credit', 'debit']),
  service: z.string(),
  title: z.string(),
  date: unixSeconds,
})
export type PaymentRow = z.output<typeof paymentRow>

/** Every movement of every wallet, newest first, the newest 5,000 of them (R-APAY-008, decision 0063). */
export const getPaymentHistory = call({
  method: 'POST',
  path: ADMIN,
  action: 'getPaymentHistory',
  access: 'admin',
  response: z.array(paymentRow),
})

/** Rows per page (R-APAY-002). */
export const PAYMENTS_PAGE = 10
/** A search looks at no more than the newest so many that match; `isMore` says that there are others. */
export const PAYMENTS_FOUND_MAX = 1_000

/**
 * What the payment history is narrowed to (R-APAY-006): a text in name, email, title or service, a day of
 * the school's calendar, a type, a service. What is left out or '' narrows nothing.
 */
const paymentFilter = {
  search: z.optional(text(100)),
  date: z.optional(z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/))),
  type: z.optional(z.enum(['', 'credit', 'debit'])),
  service: z.optional(text(40)),
}
export const paymentFilterShape = z.object(paymentFilter)
export type PaymentFilter = z.output<typeof paymentFilterShape>

/**
 * A page of the payment history with the sums of all that the filter lets through, newest first (decision 0160). A text
 * looks at the newest 1,000 matches: `total` and the sums are of those, and `isMore` says that there are others.
 */
export const findPayments = call({
  method: 'POST',
  path: ADMIN,
  action: 'findPayments',
  access: 'admin',
  request: { ...paymentFilter, page: z.optional(count) },
  response: z.object({
    rows: z.array(paymentRow),
    // which page it is: the last one when there are not that many
    page: z.int(),
    total: z.int(),
    isMore: z.boolean(),
    credits: naira,
    debits: naira,
    // every service that any movement has
    services: z.array(z.string()),
  }),
})

/** Where the same filter is answered as a CSV file, to an administrator's bearer. */
export const PAYMENTS_CSV = '/exports/payments.csv'

/** The name of the export's file on a day 'YYYY-MM-DD' (R-APAY-003). */
export function paymentsFileName(day: string): string {
  return `payments_export_${day}.csv`
}

export const PAYMENT_STATES = ['pending', 'settled', 'failed', 'to_wallet'] as const

/** What the list can be narrowed to besides a state: money that went back, a dispute, money that is owed for it. */
export const PAYMENT_MARKS = ['refunded', 'disputed', 'owed'] as const

/**
 * A refund or a dispute of a card payment, as the provider reported it (decision 0342). `due` is when a dispute has to be
 * answered by, 0 for none; `owed` is the part of the money that the wallet did not hold any more.
 */
const reversal = z.object({
  kind: z.enum(['refund', 'dispute']),
  state: z.enum(['pending', 'failed', 'processed', 'open', 'won', 'lost']),
  amount: naira,
  owed: naira,
  note: z.string(),
  due: unixSeconds,
  reported: unixSeconds,
})
export type PaymentReversal = z.output<typeof reversal>

/**
 * A card payment that was opened, and where it stands (decision 0162). `settled` is 0 until it is. `refunded` is what went
 * back to the card, and `owed` the part of it that the student owes.
 */
const cardPayment = z.object({
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  amount: naira,
  purpose: z.enum(['fund', 'class', 'renewal']),
  // '' for a wallet's
  className: z.string(),
  state: z.enum(PAYMENT_STATES),
  // what went otherwise than meant
  remark: z.string(),
  provider: z.enum(['paystack', 'sandbox']),
  opened: unixSeconds,
  settled: unixSeconds,
  refunded: naira,
  owed: naira,
  reversals: z.array(reversal),
})
export type CardPayment = z.output<typeof cardPayment>

/**
 * The card payments that were opened, newest first, ten to a page; the newest 1,000 that match a reference, name or email.
 * With them, for the whole school: the disputes that wait for an answer, and what students owe for refunds.
 */
export const findCardPayments = call({
  method: 'POST',
  path: ADMIN,
  action: 'findCardPayments',
  access: 'admin',
  request: {
    search: z.optional(text(100)),
    state: z.optional(z.enum(['', ...PAYMENT_STATES, ...PAYMENT_MARKS])),
    page: z.optional(count),
  },
  response: z.object({
    rows: z.array(cardPayment),
    page: z.int(),
    total: z.int(),
    isMore: z.boolean(),
    openDisputes: z.int(),
    owed: naira,
  }),
})

/** Asks the provider once more what became of a payment, settles it if it was paid, and answers how it stands. Audited. */
export const recheckPayment = call({
  method: 'POST',
  path: ADMIN,
  action: 'recheckPayment',
  access: 'admin',
  request: { reference },
  response: cardPayment,
})
