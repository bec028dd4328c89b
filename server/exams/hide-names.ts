import type { Db } from '../platform/db.ts'
import type { Viewer } from './sees-names.ts'
import { readStudentLabels } from './student-numbers.ts'

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
