import { call } from '../platform/call.ts'
import { csvDownload } from '../platform/csv-download.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { pageSize } from '../platform/page-size.ts'
import { endOfDay, startOfDay } from '../platform/school-time.ts'
import { count, id, naira, text, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { recordedPayment } from '../wallet/ledger-entry.ts'
import { PAYMENT_METHODS } from '../wallet/payment-method.ts'

/** The period of the payment history, in days ('2026-11-22') and months ('2026-11') of the school; '' for none. */
export type PaymentPeriod = {
  date?: string | undefined
  month?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** The first and last day of a period; undefined where it is open. A day excludes a month, a month a range. */
export function daysOfPeriod({ date, month, from, to }: PaymentPeriod): {
  first: string | undefined
  last: string | undefined
} {
  if (date) return { first: date, last: date }
  if (month) return { first: `${month}-01`, last: lastDayOf(month) }
  // typed in either order
  const [first, last] = from && to && from > to ? [to, from] : [from, to]
  return { first: first || undefined, last: last || undefined }
}

/** The last day of a month 'YYYY-MM'; an invalid month gives an invalid day. */
function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return `${month}-${String(days).padStart(2, '0')}`
}

/** The first and last second of a period in the school's time zone; undefined where it is open, NaN if it is invalid. */
export function boundsOfPeriod(period: PaymentPeriod, timezone: string) {
  const { first, last } = daysOfPeriod(period)
  return {
    from: first === undefined ? undefined : startOfDay(first, timezone),
    to: last === undefined ? undefined : endOfDay(last, timezone),
  }
}

const ADMIN = '/adminActions.php'

/** A ledger entry of any wallet, as administrators see it (R-APAY-008). */
const ledgerFields = {
  id,
  name: z.string(),
  amount: naira,
  type: z.enum(['credit', 'debit']),
  service: z.string(),
  title: z.string(),
  date: unixSeconds,
}

/** The newest 5,000 ledger entries of all wallets, newest first (R-APAY-008); older clients filter and sum what they receive. */
export const getPaymentHistory = call({
  path: ADMIN,
  action: 'getPaymentHistory',
  access: { can: 'viewMoney' },
  effect: 'read',
  response: z.array(z.object({ ...ledgerFields, test: z.optional(z.boolean()) })),
})

/** A row of the payment history: the ledger entry, its student, and the administrator who made it, if one did. */
const paymentRow = withFieldNames(
  z.object({
    ...ledgerFields,
    student_id: id,
    email: z.string(),
    // of the receipt: the provider's reference of a card payment, else WALLET_ and the id
    reference: z.string(),
    // in the wallet after this entry
    balance: naira,
    // in the wallet now
    wallet: naira,
    // null unless an administrator credited or debited the wallet
    by: z.nullable(z.object({ id, name: z.string() })),
    // what can still be refunded of a payment for a class and of a card payment, absent for other entries
    left: z.optional(naira),
    // of a payment of the sandbox, which moves no money
    test: z.optional(z.boolean()),
    // how money came in or went out; absent for other entries
    method: z.optional(z.enum(PAYMENT_METHODS)),
    recorded: z.optional(recordedPayment),
  }),
  { actor: 'by', isTest: 'test' },
)
export type PaymentRow = z.output<typeof paymentRow>

/** Rows per page (R-APAY-002). */
export const PAYMENTS_PAGE = 10
/** The maximum number of search matches that are counted; `isMore` is true beyond it. */
export const PAYMENTS_FOUND_MAX = 1_000

/**
 * Services that are filtered together, without entries of the sandbox (decision 0060). `income` is the school's income: money
 * put into wallets, minus the amounts refunded to cards and taken back (decision 0160). `spending` is what classes cost, minus
 * refunds to wallets.
 */
export const SERVICE_GROUPS = {
  income: ['fund', 'refund', 'refund-returned', 'correction'],
  spending: ['enrolment', 'renewal', 'class-refund'],
} as const satisfies Record<string, readonly string[]>
export type ServiceGroup = keyof typeof SERVICE_GROUPS

export const isServiceGroup = (service: string): service is ServiceGroup =>
  Object.hasOwn(SERVICE_GROUPS, service)

const day = z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/))

/**
 * The filters of the payment history (R-APAY-006): a text in name, email, phone, title, service or reference; a day, a
 * month or a range of days of the school; a type; a service or a group of services; a method. A missing or empty filter matches
 * everything.
 */
const paymentFilter = {
  search: z.optional(text(100)),
  date: z.optional(day),
  month: z.optional(z.string().check(z.regex(/^(\d{4}-\d{2})?$/))),
  from: z.optional(day),
  to: z.optional(day),
  type: z.optional(z.enum(['', 'credit', 'debit'])),
  service: z.optional(text(40)),
  method: z.optional(z.enum(['', ...PAYMENT_METHODS])),
}

/**
 * A page of the payment history, newest first, with the sums of all filtered rows (decision 0160). A search counts the
 * newest 1,000 matches: `total` and the sums cover those, and `isMore` is true if there are more.
 */
export const findPayments = call({
  path: ADMIN,
  action: 'findPayments',
  access: { can: 'viewMoney' },
  effect: 'read',
  request: { ...paymentFilter, page: z.optional(count), size: z.optional(pageSize) },
  response: z.object({
    rows: z.array(paymentRow),
    // the returned page: the last one if the requested page does not exist
    page: z.int(),
    total: z.int(),
    isMore: z.boolean(),
    credits: naira,
    debits: naira,
    // of the filtered rows, without those of the sandbox: money that came in and that went out again; what classes cost, and
    // what of it was returned to wallets
    received: naira,
    refunded: naira,
    spent: naira,
    unspent: naira,
    // the real money in all wallets, whatever the filter
    held: naira,
    // credits and debits of the filtered rows that belong to the sandbox
    testCredits: naira,
    testDebits: naira,
    // every service that occurs in the ledger
    services: z.array(z.string()),
  }),
})

/** The filtered history. */
export const paymentsCsv = csvDownload('/exports/payments.csv', 'viewMoney', paymentFilter)
export type PaymentFilter = z.output<typeof paymentsCsv.filter>

/** The file name of an export on the day 'YYYY-MM-DD' (R-APAY-003). */
export function paymentsFileName(day: string): string {
  return `payments_export_${day}.csv`
}
