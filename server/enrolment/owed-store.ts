import { type SqlBool, sql } from 'kysely'
import type { OwedPart } from '../../contract/enrolment/owed.ts'
import { nextPart, unpaidOf } from '../../contract/enrolment/parts.ts'
import type { Kobo } from '../../contract/platform/kobo.ts'
import type { Db, Tx } from '../platform/db.ts'
import { clampPage } from '../platform/pagination.ts'
import { PLAN_COLUMNS, planOf } from './store.ts'

type OwedFilter = {
  /** False: also those whose next part is due later. */
  dueOnly: boolean
  classId?: number | undefined
  now: number
}

/** Enrolments that owe a part, in classes and of students that are not deleted. */
function selectOwed(db: Db, { dueOnly, classId, now }: OwedFilter) {
  let owed = db
    .selectFrom('enrolments')
    .innerJoin('classes', 'classes.id', 'enrolments.class_id')
    .innerJoin('users', 'users.id', 'enrolments.student_id')
    .where('enrolments.due_at', '>', 0)
    .where('classes.deleted_at', 'is', null)
    .where('users.deleted_at', 'is', null)
  if (dueOnly) owed = owed.where('enrolments.due_at', '<=', now)
  if (classId !== undefined) owed = owed.where('enrolments.class_id', '=', classId)
  return owed
}

// the parts after the first one are equal, and only those are owed
const nextAmount = sql<Kobo>`enrolments.parts_total / enrolments.parts / 100 * 100`

/** A page of what is owed, the longest due first, and the sum of the parts of all pages that are due. */
export async function findOwedPage(
  db: Db,
  { page, size, ...filter }: OwedFilter & { page: number; size: number },
): Promise<{ rows: OwedPart[]; total: number; sum: Kobo; page: number }> {
  const { total, sum } = await selectOwed(db, filter)
    .select((it) => it.fn.countAll<number>().as('total'))
    .select(
      sql<Kobo>`cast(coalesce(sum(case when enrolments.due_at <= ${filter.now} then ${nextAmount} else 0 end), 0) as bigint)`.as(
        'sum',
      ),
    )
    .executeTakeFirstOrThrow()
  const at = clampPage({ page, total: Number(total), size })
  const rows = await selectOwed(db, filter)
    .select(PLAN_COLUMNS)
    .select(['enrolments.paid_until', 'enrolments.start_day', 'enrolments.held_until'])
    .select(['enrolments.part_reminded_at', 'users.id as student_id', 'users.name'])
    .select(['classes.id as class_id', 'classes.name as class_name'])
    .orderBy('enrolments.due_at')
    .orderBy('enrolments.id')
    .offset(at.offset)
    .limit(size)
    .execute()
  return { rows: rows.map(toOwedPart), total: Number(total), sum, page: at.page }
}

type OwedRow = Parameters<typeof planOf>[0] & {
  held_until: number
  part_reminded_at: number
  student_id: number
  name: string
  class_id: number
  class_name: string
}

function toOwedPart(row: OwedRow): OwedPart {
  const plan = planOf(row)
  return {
    student: { id: row.student_id, name: row.name },
    course: { id: row.class_id, name: row.class_name },
    partsPaid: plan.partsPaid,
    parts: plan.parts,
    amount: nextPart(plan),
    rest: unpaidOf(plan),
    since: plan.dueAt,
    ends: Math.max(plan.paidUntil, row.held_until),
    remindedAt: row.part_reminded_at,
  }
}

/** Records a reminder by the staff; false if there was one since `after`. */
export async function markReminded(
  tx: Tx,
  enrolmentId: number,
  { after, now }: { after: number; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('enrolments')
    .set({ part_reminded_at: now })
    .where('id', '=', enrolmentId)
    .where(sql<SqlBool>`part_reminded_at <= ${after}`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
