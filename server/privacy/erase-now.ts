import { CANNOT_DELETE_SELF } from '../../contract/admin/admin.ts'
import { ADMIN_ROLE } from '../../contract/auth/auth.ts'
import { say } from '../../messages/message.ts'
import { forgetDevices } from '../auth/known-devices.ts'
import { deleteResetCodes } from '../auth/reset-codes.ts'
import { endSessions } from '../auth/session.ts'
import { lockOwner, lockUser } from '../auth/store.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { getConfirmedTime } from '../platform/confirmed-time.ts'
import type { Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'

type EraseRequest = { actorId: number; studentId: number; now: number }

/**
 * Closes the account of a student, also of one in the bin, and makes its erasure due, audited (decision 0657). The worker erases it
 * as any other. Idempotent until then. Throws 404 for an unknown or erased account.
 */
export async function eraseNow(tx: Tx, { actorId, studentId, now }: EraseRequest): Promise<void> {
  if (!(await lockOwner(tx, actorId)))
    httpError('admin_only', say('rules_wire_only_administrator_do'))
  if (actorId === studentId) decline('cannot_delete_self', CANNOT_DELETE_SELF)
  await lockUser(tx, studentId)
  const user = await tx
    .selectFrom('users')
    .leftJoin('erasures', 'erasures.user_id', 'users.id')
    .select(['users.role', 'users.deleted_at', 'erasures.started_at'])
    .select('erasures.finished_at')
    .where('users.id', '=', studentId)
    .executeTakeFirst()
  if (!user || user.finished_at !== null)
    httpError('student_not_found', say('rules_admin_student_not_found'))
  if (user.role === ADMIN_ROLE)
    decline('administrator_account', say('rules_privacy_make_administrator_student_first'))
  if (user.started_at !== null) return
  // the worker compares with the confirmed time, which follows the clock at intervals (decision 0331)
  const dueAt = Math.min(now, await getConfirmedTime(tx))
  const plan = {
    ...{ origin: 'administrator' as const, requested_at: now },
    ...{ due_at: dueAt, started_at: now },
  }
  await tx
    .insertInto('erasures')
    .values({ user_id: studentId, ...plan, finished_at: null, failed_at: null })
    .onConflict((it) => it.column('user_id').doUpdateSet(plan))
    .execute()
  await tx
    .updateTable('users')
    .set({ deleted_at: user.deleted_at ?? now })
    .where('id', '=', studentId)
    .execute()
  // it can no longer be restored
  await tx
    .deleteFrom('bin')
    .where('kind', '=', 'student')
    .where('item_id', '=', studentId)
    .execute()
  await endSessions(tx, studentId)
  await forgetDevices(tx, studentId)
  await deleteResetCodes(tx, studentId)
  await writeAuditEntry(tx, { actorId, action: 'eraseStudent', subjectId: studentId, now })
}
