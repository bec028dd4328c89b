import type { ImportRow } from '../../contract/admin/student-import.ts'
import { PAYER_MAX } from '../../contract/payments/recorded-payments.ts'
import { isoDay } from '../../contract/platform/school-time.ts'
import type { RecordedMethod } from '../../contract/wallet/payment-method.ts'
import { recordPayment } from '../payments/recorded/record-payment.ts'
import { entryOf } from '../payments/recorded/record-request.ts'
import type { Tx } from '../platform/db.ts'
import type { ReadRow } from './import-rows.ts'
import { cutReference, dayOf, referenceOf } from './payment-of-row.ts'

/** Payments by transfer or in cash that an import names (R-PAY-001). */

const METHODS: readonly (readonly [RegExp, RecordedMethod])[] = [
  [/cash|نقد|كاش/i, 'cash'],
  [/\bpos\b|terminal|نقاط/i, 'pos'],
  [/^$|transfer|bank|ussd|deposit|تحويل|مصرف|بنك/i, 'transfer'],
]

const methodOf = (text: string): RecordedMethod =>
  METHODS.find(([pattern]) => pattern.test(text.trim()))?.[1] ?? 'other'

type Recording = { actorId: number; idempotencyKey: string; now: number; timezone: string }

/**
 * Records the payments of the rows in the transaction that makes the accounts, and sets their outcomes in the rows; the first class of
 * a row is paid by it. `idOf` gives the student of a row.
 */
export async function recordPayments(
  tx: Tx,
  rows: readonly ReadRow[],
  idOf: (row: ReadRow) => number,
  { actorId, idempotencyKey, now, timezone }: Recording,
): Promise<void> {
  const today = isoDay(now, timezone)
  const entryOfRow = ({ line }: ReadRow) =>
    entryOf({ actorId, idempotencyKey: `${idempotencyKey}-${line}` })
  const byReference = Map.groupBy(rows, referenceOf)
  // in the order of ids, as the classes are paid from the wallets
  for (const row of [...rows].sort((a, b) => idOf(a) - idOf(b) || a.line - b.line)) {
    const paidFor = row.named.find((it) => it.named.target)
    // a parent can pay for several children with one transfer
    const together = (byReference.get(referenceOf(row)) ?? [])
      .filter((it) => idOf(it) !== idOf(row))
      .map(entryOfRow)
    const { outcome, same } = await recordPayment(tx, {
      ...{ studentId: idOf(row), actorId, amount: row.amount, method: methodOf(row.paid.method) },
      day: dayOf(row, today),
      ...{ reference: cutReference(row), together },
      payer: row.paid.payer.slice(0, PAYER_MAX).toWellFormed(),
      ...(paidFor?.named.target && { classId: paidFor.named.target.id }),
      ...{ idempotencyKey: `${idempotencyKey}-${row.line}`, now, timezone },
    })
    row.paidOutcome = outcome
    row.samePayment = same
    if (paidFor) paidFor.outcome = classOutcome(outcome)
  }
}

function classOutcome(outcome: NonNullable<ImportRow['paidOutcome']>) {
  if (outcome === 'not-found' || outcome === 'already' || outcome === 'confirming') return outcome
  return outcome === 'short' || outcome === 'repeated' ? 'no-money' : 'done'
}
