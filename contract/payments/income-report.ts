import { call } from '../platform/call.ts'
import { csvDownload } from '../platform/csv-download.ts'
import { id, naira, signedNaira, text } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { PAYMENT_METHODS } from '../wallet/payment-method.ts'

/** The income of the school by class, method or month, with what the card provider kept of it (R-PAY-004, R-PAY-005). */

const ADMIN = '/adminActions.php'

/** The newest months of a period that a report covers. */
export const REPORT_MONTHS = 36

/** What the rows of a report are. */
export const REPORT_GROUPS = ['class', 'method', 'month'] as const
export type ReportGroup = (typeof REPORT_GROUPS)[number]

const monthText = z.string().check(z.regex(/^(\d{4}-\d{2})?$/))

/** A range of months 'YYYY-MM' of the school; without `from` or `to` it is open there. */
const reportPeriod = { from: z.optional(monthText), to: z.optional(monthText) }

const sums = {
  // money that came in and went out again; entries of the sandbox are in no sum
  received: naira,
  refunded: naira,
  // what the provider kept, and the number of card payments of which that is not known
  fee: naira,
  feeUnknown: z.int(),
  // received less refunded and fee
  net: signedNaira,
}

/**
 * A row of the report: of a class (null for money that was put into wallets, to be spent on any class), a method or a month. By class,
 * `spent` is what the class cost students, less refunds to wallets, and `waived` what was not asked for, of `waivers` students.
 */
const reportRow = z.object({
  class: z.optional(z.nullable(z.object({ id, name: z.string() }))),
  method: z.optional(z.enum(PAYMENT_METHODS)),
  month: z.optional(z.string()),
  ...sums,
  spent: z.optional(signedNaira),
  waived: z.optional(naira),
  waivers: z.optional(z.int()),
})
export type IncomeReportRow = z.output<typeof reportRow>

/** The income of a period by class, method or month. The newest `REPORT_MONTHS` months of a longer period; 400 for an invalid month. */
export const getIncomeReport = call({
  path: ADMIN,
  action: 'getIncomeReport',
  access: { can: 'viewMoney' },
  effect: 'read',
  request: { ...reportPeriod, by: z.enum(REPORT_GROUPS) },
  response: z.object({
    rows: z.array(reportRow),
    total: z.object(sums),
    // the period that the sums cover, in months
    from: text(7),
    to: text(7),
  }),
})
export type IncomeReport = z.output<typeof getIncomeReport.response>

/** The income of each month by class and method. */
export const incomeCsv = csvDownload('/exports/income.csv', 'viewMoney', reportPeriod)
