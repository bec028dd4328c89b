import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { may } from '../../contract/staff/permissions.ts'
import type { StaffKind } from '../../contract/staff/staff-kinds.ts'
import type { Db } from '../platform/db.ts'
import type { Tables } from '../platform/tables.ts'
import { readStudentLabels } from './student-numbers.ts'

type Caller = { id: number; staff: StaffKind | null }

/** Who looks at submissions. */
export type Viewer = {
  id: number
  /** Null for a program. */
  staff?: StaffKind | null
  /** False for staff to whom a class with anonymous marking shows numbers in place of names (R-STAFF-004). */
  seesNames: boolean
}

/**
 * Whether a caller sees who made an unmarked submission of a class with anonymous marking: those who set it up do, and see both
 * marks of a submission before they count.
 */
export const seesNames = ({ staff }: Pick<Caller, 'staff'>): boolean => may(staff, 'arrangeMarking')

/** The viewer of a call. */
export const toViewer = (caller: Pick<Caller, 'id' | 'staff'>): Viewer => ({
  id: caller.id,
  staff: caller.staff,
  seesNames: seesNames(caller),
})

type NamedRow = {
  classId: number
  studentId: number
  studentName?: string
  studentEmail?: string
  /** 1 in a class with anonymous marking. */
  isAnonymous: number
}

/**
 * Replaces the students of unmarked submissions for a viewer who may not know them: 'Student 14', without an id and an email address
 * (R-STAFF-004).
 */
export async function hideNames<Row extends NamedRow>(
  db: Db,
  rows: readonly Row[],
  { seesNames }: Viewer,
): Promise<Row[]> {
  const hidden = seesNames ? [] : rows.filter((it) => it.isAnonymous === 1)
  if (hidden.length === 0) return [...rows]
  const labelOf = await readStudentLabels(db, hidden)
  return rows.map((it) => {
    if (it.isAnonymous !== 1) return it
    return {
      ...it,
      studentId: 0,
      ...(it.studentName !== undefined && { studentName: labelOf(it) }),
      ...(it.studentEmail !== undefined && { studentEmail: '' }),
    }
  })
}

type Builder = ExpressionBuilder<Tables, 'exam_results'>

/** The condition that a submission is of a class with anonymous marking. */
export const isOfAnonymousClass = (it: Builder): Expression<SqlBool> =>
  it('exam_results.class_id', 'in', (inner) =>
    inner.selectFrom('classes').select('classes.id').where('anonymous_marking', '=', 1),
  )

/**
 * The condition that a submission waits in a class with anonymous marking: staff without `seesNames` may not know of which student it
 * is (R-STAFF-004).
 */
export const isAnonymousAndWaits = (it: Builder): Expression<SqlBool> =>
  it.and([it('exam_results.marked_at', 'is', null), isOfAnonymousClass(it)])
