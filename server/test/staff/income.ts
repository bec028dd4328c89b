import { getIncomeStatement, setIncomeShare } from '../../../contract/staff/income-shares.ts'
import { inTransaction } from '../../platform/db.ts'
import { refundPurchases } from '../../wallet/wallet-refunds.ts'
import { callApi } from '../call-api.ts'
import { addLedgerEntry } from '../payments/ledger-entries.ts'
import type { TestSchool, TestUser } from '../test-school.ts'

type Share = { teacher: TestUser; classId: number; basisPoints: number; fromDay: string }

/** Sets a share as this owner. */
export const setShare = (
  school: TestSchool,
  { teacher, classId, basisPoints, fromDay }: Share,
  owner: TestUser,
) =>
  callApi(
    school,
    setIncomeShare,
    {
      ...{ user_id: String(teacher.id), class_id: String(classId) },
      ...{ basis_points: basisPoints, from_day: fromDay },
    },
    owner,
  )

/** The statement of a month as lines: 'Bilal Musa, Naḥw, 40 %: 10000 - 0 = 4000' in naira. */
export async function statementOf(school: TestSchool, month: string, as: TestUser) {
  const { data } = await callApi(school, getIncomeStatement, { month }, as)
  return (data.rows as Record<string, string | number>[]).map(
    (it) =>
      `${it.name}, ${it.class_name}, ${Number(it.basis_points) / 100} %: ${it.income} - ${it.refunds} = ${it.share}`,
  )
}

let counter = 0

/** A student pays for a class at a time (ISO, in UTC); returns the key of the payment. The wallet is funded first. */
export async function payForClass(
  school: TestSchool,
  student: TestUser,
  { classId, amount, at }: { classId: number; amount: number; at: string },
  service: 'enrolment' | 'renewal' = 'enrolment',
): Promise<string> {
  const idempotencyKey = `paid:${counter++}`
  await addLedgerEntry(school, student, 'credit', { amount, at })
  await addLedgerEntry(school, student, 'debit', { amount, at, classId, service, idempotencyKey })
  return idempotencyKey
}

/** Refunds parts of payments of a student to the wallet with one entry at a time (ISO, in UTC). */
export function refundParts(
  { db }: TestSchool,
  student: TestUser,
  { parts, at }: { parts: { reference: string; amount: number }[]; at: string },
) {
  return inTransaction(db, (tx) =>
    refundPurchases(tx, {
      ...{ userId: student.id, parts, entry: `class-refund:of-test:${counter++}` },
      ...{ description: 'Refund', actorId: student.id, now: Date.parse(at) / 1000 },
    }),
  )
}
