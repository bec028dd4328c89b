import type { StatementRow } from '../../../contract/payments/match-payments.ts'
import type { SamePayment } from '../../../contract/payments/recorded-payments.ts'
import { say } from '../../../messages/message.ts'
import { findClass } from '../../classes/store.ts'
import type { Db } from '../../platform/db.ts'
import { httpError } from '../../platform/errors.ts'
import { createStudentMatcher } from './match-students.ts'
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
    const same: SamePayment | undefined = await findSamePayment(db, payment.reference)
    rows.push({ ...payment, ...findStudents(payment.text), ...(same && { same }) })
  }
  return { rows, skipped }
}
