import { STAFF_NOT_FOUND } from '../../contract/staff/staff.ts'
import { type StaffKind, toStaffKind } from '../../contract/staff/staff-kinds.ts'
import { say } from '../../messages/message.ts'
import { lockOwner } from '../auth/store.ts'
import { releaseClaimsOf } from '../exams/marking-claims.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import type { Tx } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { namesOf, worksInClasses } from './change-staff.ts'
import { giveClasses, listClassesById, listStaffOfClass, takeClass } from './store.ts'

type ClassStaffRequest = {
  actorId: number
  classId: number
  addIds: readonly number[]
  removeIds: readonly number[]
  now: number
}

/**
 * Gives a class to teachers and markers and takes it from others, audited; lessons, students and submissions stay where they are
 * (R-STAFF-009). Throws 404 for an unknown class, and for a person who is no teacher or marker.
 */
export async function setClassStaff(
  tx: Tx,
  { actorId, classId, addIds, removeIds, now }: ClassStaffRequest,
): Promise<void> {
  if (!(await lockOwner(tx, actorId))) httpError('not_permitted', say('rules_wire_account_not_do'))
  const [row] = await listClassesById(tx, [classId])
  if (!row) httpError('class_not_found', say('rules_classes_class_not_found'))
  await requireTeachers(tx, addIds)
  const before = await listStaffOfClass(tx, classId)
  await takeClass(tx, classId, removeIds)
  await releaseClaimsOf(tx, removeIds)
  await giveClasses(tx, [classId], addIds)
  await writeAuditEntry(tx, {
    ...{ actorId, action: 'setClassStaff', subjectId: null, detail: row.name, now },
    before: { classStaff: namesOf(before) },
    after: { classStaff: namesOf(await listStaffOfClass(tx, classId)) },
  })
}

async function requireTeachers(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await tx
    .selectFrom('users')
    .select('staff')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where('deactivated_at', 'is', null)
    .execute()
  const mayTeach = (kind: StaffKind | undefined) => kind !== undefined && worksInClasses(kind)
  if (rows.filter(({ staff }) => mayTeach(toStaffKind(staff))).length < new Set(ids).size)
    httpError('staff_not_found', STAFF_NOT_FOUND)
}
