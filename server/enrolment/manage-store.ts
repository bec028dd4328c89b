import { type SqlBool, sql } from 'kysely'
import type { RemovalEffects } from '../../contract/enrolment/manage-enrolments.ts'
import { nextPart } from '../../contract/enrolment/parts.ts'
import type { Kobo } from '../../contract/platform/kobo.ts'
import { batchesOf } from '../platform/batches.ts'
import type { Db, Tx } from '../platform/db.ts'
import { type Purchase, withoutReturned } from '../wallet/wallet-refunds.ts'
import { effectivePaidUntil, PLAN_COLUMNS, planOf } from './store.ts'

const NO_PLAN = { parts: 0, parts_paid: 0, parts_total: 0, due_at: 0, held_until: 0 }

/** Moves an enrolment to another class. Its ledger entries name it by its id, so they stay with it. */
export async function moveEnrolment(
  tx: Tx,
  enrolmentId: number,
  { classId, paidUntil, keepsPlan }: { classId: number; paidUntil: number; keepsPlan: boolean },
): Promise<void> {
  await tx
    .updateTable('enrolments')
    .set({
      ...{ class_id: classId, paid_until: paidUntil },
      ...(!keepsPlan && NO_PLAN),
    })
    .where('id', '=', enrolmentId)
    .execute()
}

/** What was paid for joining a class, until when, and the next part if one is owed; undefined if the student is not in it. */
export async function findPaidEnrolment(db: Db, studentId: number, classId: number) {
  const row = await db
    .selectFrom('enrolments')
    .innerJoin('classes', 'classes.id', 'enrolments.class_id')
    .select(['enrolments.paid', 'paid_until', 'classes.monthly', 'held_until', 'start_day'])
    .select(PLAN_COLUMNS)
    .where('student_id', '=', studentId)
    .where('class_id', '=', classId)
    .executeTakeFirst()
  if (!row) return undefined
  const owed = row.due_at > 0 ? nextPart(planOf(row)) : null
  return { paid: row.paid, paidUntil: effectivePaidUntil(row), nextPart: owed }
}

/** Records what was paid for an enrolment whose payment had been waived. */
export async function markPaid(tx: Tx, enrolmentId: number, paid: Kobo): Promise<void> {
  const noWaiver = { waived_by: null, waived: 0, waiver: '' as const, waiver_note: '' }
  await tx
    .updateTable('enrolments')
    .set({ paid, ...noWaiver })
    .where('id', '=', enrolmentId)
    .execute()
}

/** Deletes an enrolment and its reminders. */
export async function deleteEnrolment(tx: Tx, enrolmentId: number): Promise<void> {
  await tx.deleteFrom('subscription_reminders').where('enrolment_id', '=', enrolmentId).execute()
  await tx.deleteFrom('enrolments').where('id', '=', enrolmentId).execute()
}

/** The classes that each of these students is enrolled in, by the id of the student. */
export async function findEnrolledClasses(
  db: Db,
  studentIds: readonly number[],
): Promise<Map<number, Set<number>>> {
  const found = new Map<number, Set<number>>()
  for (const batch of batchesOf(studentIds)) {
    const rows = await db
      .selectFrom('enrolments')
      .select(['student_id', 'class_id'])
      .where('student_id', 'in', batch)
      .execute()
    for (const { student_id, class_id } of rows)
      found.set(student_id, (found.get(student_id) ?? new Set()).add(class_id))
  }
  return found
}

/** The payments of a student for an enrolment and its renewals that were not returned yet, oldest first. */
export async function listEnrolmentPayments(
  tx: Tx,
  { studentId, enrolmentId }: { studentId: number; enrolmentId: number },
): Promise<Purchase[]> {
  const rows = await selectPayments(tx)
    .where('ledger.user_id', '=', studentId)
    .where('enrolments.id', '=', enrolmentId)
    .execute()
  return withoutReturned(tx, rows)
}

/** The payments, views and submissions affected by removing these students from a class. */
export async function readRemovalEffects(
  db: Db,
  { studentIds, classId }: { studentIds: readonly number[]; classId: number },
): Promise<RemovalEffects> {
  const enrolled = db
    .selectFrom('enrolments')
    .where('student_id', 'in', studentIds)
    .where('class_id', '=', classId)
  const [students, payments, lessonsViewed, submissions] = await Promise.all([
    enrolled.select('student_id').execute(),
    selectPayments(db)
      .where('ledger.user_id', 'in', studentIds)
      .where('enrolments.class_id', '=', classId)
      .execute()
      .then((rows) => withoutReturned(db, rows)),
    countWork(db, 'lesson_views', { studentIds, classId }),
    countWork(db, 'exam_results', { studentIds, classId }),
  ])
  const lastByStudent = new Map(payments.map((it) => [it.user_id, it.amount]))
  return {
    students: students.length,
    lastPayments: sum([...lastByStudent.values()]),
    allPayments: sum(payments.map((it) => it.amount)),
    lessonsViewed,
    submissions,
  }
}

const sum = (amounts: readonly Kobo[]) => amounts.reduce((total, it) => total + it, 0)

/** The debits for enrolments and their renewals, oldest first. */
function selectPayments(db: Db) {
  return db
    .selectFrom('ledger')
    .innerJoin('enrolments', 'enrolments.student_id', 'ledger.user_id')
    .select(['ledger.user_id', 'ledger.reference', 'ledger.amount'])
    .where('ledger.service', 'in', ['enrolment', 'renewal'])
    .where('ledger.type', '=', 'debit')
    .where(
      sql<SqlBool>`(ledger.reference = 'enrolment:' || enrolments.id or ledger.reference like 'renewal:' || enrolments.id || ':%')`,
    )
    .orderBy('ledger.id')
}

async function countWork(
  db: Db,
  table: 'lesson_views' | 'exam_results',
  { studentIds, classId }: { studentIds: readonly number[]; classId: number },
): Promise<number> {
  const { total } = await db
    .selectFrom(table)
    .select((it) => it.fn.countAll<number>().as('total'))
    .where('student_id', 'in', studentIds)
    .where('class_id', '=', classId)
    .$if(table === 'lesson_views', (it) => it.where('viewed_at', '>', 0))
    .executeTakeFirstOrThrow()
  return total
}
