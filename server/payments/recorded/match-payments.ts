import type { StatementRow } from '../../../contract/payments/match-payments.ts'
import { referenceKey, type SamePayment } from '../../../contract/payments/recorded-payments.ts'
import { say } from '../../../messages/message.ts'
import { findClass } from '../../classes/store.ts'
import type { Db } from '../../platform/db.ts'
import { httpError } from '../../platform/errors.ts'
import { createStudentMatcher } from './match-students.ts'
import type { ParsedPayment } from './parse-line.ts'
import { parseStatement } from './parse-statement.ts'
import { findSamePayment, listPayingStudents } from './recorded-store.ts'

/**
 * The payments of a statement or a list with the students to whom they may belong (R-PAY-001). Declines a text without payments;
 * rejects an unknown class with 404.
 */
export async function matchPayments(
  db: Db,
  { text, classId }: { text: string; classId?: number | undefined },
): Promise<{ rows: StatementRow[]; skipped: number }> {
  const { payments, skipped } = parseStatement(text)
  if (classId !== undefined && !(await findClass(db, classId)))
    httpError('class_not_found', say('rules_classes_class_not_found'))
  const findStudents = createStudentMatcher(await listPayingStudents(db, classId))
  const rows: StatementRow[] = []
  for (const payment of payments) {
    const found = findStudents(payment.text)
    const same = (await findSamePayment(db, payment.reference)) ?? sameOfText(rows, payment, found)
    rows.push({ ...payment, ...found, ...(same && { same }) })
  }
  return { rows, skipped }
}

/** The payment of an earlier line with the same bank reference, amount and student, who may be unknown in both. */
function sameOfText(
  earlier: readonly StatementRow[],
  { reference, amount }: ParsedPayment,
  { chosen }: Pick<StatementRow, 'chosen'>,
): SamePayment | undefined {
  const key = referenceKey(reference)
  const isSame = (it: StatementRow) =>
    referenceKey(it.reference) === key && it.chosen === chosen && it.amount === amount
  const same = key === '' ? undefined : earlier.find(isSame)
  if (!same) return undefined
  const student = same.candidates.find((it) => it.id === same.chosen)
  return { name: student?.name ?? same.text, amount: same.amount, date: same.date }
}
