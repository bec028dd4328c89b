import type { ImportRow } from '../../contract/admin/student-import.ts'
import {
  BANK_REFERENCE_MAX,
  PAYER_MAX,
  paymentDayError,
} from '../../contract/payments/recorded-payments.ts'
import type { Kobo } from '../../contract/platform/kobo.ts'
import { isoDay } from '../../contract/platform/school-time.ts'
import type { RecordedMethod } from '../../contract/wallet/payment-method.ts'
import { readAmount, readDay } from '../payments/recorded/read-cells.ts'
import { recordPayment } from '../payments/recorded/record-payment.ts'
import type { AppContext } from '../platform/app-context.ts'
import type { ParsedRow } from './parse-students-csv.ts'

/** Payments by transfer or in cash that an import names (R-PAY-001). */

/** What a row says was paid, 0 for nothing; an amount that is none is an error of the row. */
export function paymentOf({ paid }: ParsedRow): { amount: Kobo; error?: 'bad-amount' } {
  if (/^[\s0.,₦N-]*$/i.test(paid.amount)) return { amount: 0 }
  const amount = readAmount(paid.amount)
  return amount === undefined ? { amount: 0, error: 'bad-amount' } : { amount }
}

const METHODS: readonly (readonly [RegExp, RecordedMethod])[] = [
  [/cash|نقد|كاش/i, 'cash'],
  [/\bpos\b|terminal|نقاط/i, 'pos'],
  [/^$|transfer|bank|ussd|deposit|تحويل|مصرف|بنك/i, 'transfer'],
]

const methodOf = (text: string): RecordedMethod =>
  METHODS.find(([pattern]) => pattern.test(text.trim()))?.[1] ?? 'other'

type PaidRow = { row: ParsedRow; result: ImportRow; studentId: number }

type Recording = { actorId: number; idempotencyKey: string; now: number }

/**
 * Records the payments of the rows, each in one transaction after the accounts are written, because each takes the locks of rewards;
 * a repeated import finds those that were recorded by its key. Sets the outcomes in the results.
 */
export async function recordPayments(
  { db, config }: AppContext,
  rows: readonly PaidRow[],
  { actorId, idempotencyKey, now }: Recording,
): Promise<void> {
  const timezone = config.SITE_TIMEZONE
  const today = isoDay(now, timezone)
  for (const { row, result, studentId } of rows) {
    if (result.paid === undefined) continue
    const named = result.classes?.find((it) => it.classId !== undefined)
    const day = readDay(row.paid.day)
    const { outcome } = await recordPayment(db, {
      ...{ studentId, actorId, amount: result.paid, method: methodOf(row.paid.method) },
      day: paymentDayError(day, today) ? today : day,
      reference: row.paid.reference.slice(0, BANK_REFERENCE_MAX).toWellFormed(),
      payer: row.paid.payer.slice(0, PAYER_MAX).toWellFormed(),
      ...(named && { classId: named.classId }),
      ...{ idempotencyKey: `${idempotencyKey}-${row.line}`, now, timezone },
    })
    result.paidOutcome = outcome
    if (named) named.outcome = classOutcome(outcome)
  }
}

function classOutcome(outcome: NonNullable<ImportRow['paidOutcome']>) {
  if (outcome === 'not-found' || outcome === 'already' || outcome === 'confirming') return outcome
  return outcome === 'short' || outcome === 'repeated' ? 'no-money' : 'done'
}
