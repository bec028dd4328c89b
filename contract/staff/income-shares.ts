import type { Locale } from '../../messages/languages.ts'
import { say } from '../../messages/message.ts'
import { withNumerals } from '../../messages/runtime.ts'
import { call } from '../platform/call.ts'
import { csvDownload } from '../platform/csv-download.ts'
import { withFieldNames } from '../platform/field-names.ts'
import type { Kobo } from '../platform/kobo.ts'
import { isDay } from '../platform/school-time.ts'
import { count, id, naira, signedNaira } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

/** Shares of the income of classes for teachers, and the statement of a month (R-STAFF-012, decision 0912). */

/** The whole income of a class. A basis point is a hundredth of a percent. */
export const WHOLE_INCOME = 10_000

/**
 * The part of an amount: rounded down to a whole kobo, also below zero, so that the parts of several teachers never exceed the amount
 * together. Exact for every safe integer.
 */
export function shareOf(amount: Kobo, basisPoints: number): Kobo {
  const wholes = Math.floor(amount / WHOLE_INCOME)
  const rest = amount - wholes * WHOLE_INCOME
  return wholes * basisPoints + Math.floor((rest * basisPoints) / WHOLE_INCOME)
}

/** '33.33 %', '40 %'; in Arabic '٤٠٪' or '40%'. */
export const formatShare = (basisPoints: number, locale: Locale = 'en'): string =>
  locale === 'en' ? `${basisPoints / 100} %` : withNumerals(`${basisPoints / 100}%`, locale)

/** Reads a percentage with at most two decimals as basis points; null for any other text. */
export function parseShare(text: string): number | null {
  const typed = text.trim().replace(/\s*%$/, '')
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(typed)) return null
  const basisPoints = Math.round(Number(typed) * 100)
  return basisPoints <= WHOLE_INCOME ? basisPoints : null
}

const fromDay = z.string().check(z.regex(/^(19[7-9]|2\d\d)\d-/), z.refine(isDay))
const month = z.string().check(z.regex(/^(19[7-9]|2\d\d)\d-(0[1-9]|1[0-2])$/))
const ofTeacherAndClass = { user_id: id, name: z.string(), class_id: id, class_name: z.string() }

const ADMIN = '/adminActions.php'

const incomeShare = withFieldNames(
  z.object({ id, ...ofTeacherAndClass, basis_points: z.int(), from_day: z.string() }),
)
export type IncomeShare = z.output<typeof incomeShare>

const choices = z.array(z.object({ id, name: z.string() }))

/**
 * Every share that was set, by teacher, class and day: a share is valid from its day until the next one of the teacher and class. A
 * teacher gets the own ones. `teachers` and `classes` are those that a share can be set for, empty for a caller who may not.
 */
export const getIncomeShares = call({
  path: ADMIN,
  action: 'getIncomeShares',
  access: { can: 'viewShares' },
  effect: 'read',
  response: z.object({ shares: z.array(incomeShare), teachers: choices, classes: choices }),
})

/**
 * Sets the share of a teacher in the income of a class from a day 'YYYY-MM-DD' of the school; 0 ends it. The last one that was set for a
 * day is valid. Declined with `shares_above_whole` if the shares of the class would exceed 100 % on that day or later. Audited.
 */
export const setIncomeShare = call({
  path: ADMIN,
  action: 'setIncomeShare',
  access: { can: 'changeShares' },
  effect: 'change',
  reauthentication: 'money',
  request: {
    user_id: id,
    class_id: id,
    basis_points: count.check(z.maximum(WHOLE_INCOME)),
    from_day: fromDay,
  },
  successMessage: say('rules_staff_share_saved'),
})

/** What a teacher gets of a class for a month, at one share. */
const statementRow = withFieldNames(
  z.object({
    ...ofTeacherAndClass,
    basis_points: z.int(),
    // paid for the class in the month while the share was valid
    income: naira,
    // returned in the month of what was paid, in any month, while the share was valid
    refunds: naira,
    // `shareOf` of the income less the refunds
    share: signedNaira,
  }),
)
export type StatementRow = z.output<typeof statementRow>

/** The statement of a month 'YYYY-MM' of the school: every teacher's, or for a teacher the own one (R-STAFF-012). */
export const getIncomeStatement = call({
  path: ADMIN,
  action: 'getIncomeStatement',
  access: { can: 'viewShares' },
  effect: 'read',
  request: { month },
  response: z.object({ rows: z.array(statementRow), total: signedNaira }),
})

/** The statement of a month. */
export const incomeStatementCsv = csvDownload('/exports/income-statement.csv', 'viewShares', {
  month,
})

/** The file name of the statement of a month 'YYYY-MM'. */
export const statementFileName = (month: string): string => `income_statement_${month}.csv`
