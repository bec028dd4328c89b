import { CANNOT_IMPERSONATE_ADMIN } from '../../contract/admin/admin.ts'
import { STUDENT_ROLE } from '../../contract/auth/auth.ts'
import { say } from '../../messages/message.ts'
import { lockSession, startSession } from '../auth/session.ts'
import { findUserByEmail, lockOwner, lockUser } from '../auth/store.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import type { Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'

type ImpersonationRequest = { actorId: number; sessionId: number; email: string; now: number }

/**
 * Signs an administrator in as a student for one hour, audited (R-ASTUD-014). Rejects an unknown email with 404 and
 * declines an account that is not a student's. The session ends with the administrator's (decision 0362).
 */
export async function impersonate(
  tx: Tx,
  { actorId, sessionId, email, now }: ImpersonationRequest,
) {
  if (!(await lockOwner(tx, actorId)))
    httpError('admin_only', say('rules_wire_only_administrator_do'))
  // locked, so that a concurrent sign-out also ends the new session
  const ownSession =
    (await lockSession(tx, sessionId)) ??
    httpError('sign_in_required', say('rules_wire_sign_again'))
  const account =
    (await findUserByEmail(tx, email)) ??
    httpError('student_not_found', say('rules_admin_student_not_found'))
  const student =
    (await lockUser(tx, account.id)) ??
    httpError('student_not_found', say('rules_admin_student_not_found'))
  if (student.role !== STUDENT_ROLE) decline('not_a_student', CANNOT_IMPERSONATE_ADMIN)
  const session = await startSession(tx, {
    userId: student.id,
    impersonator: { id: actorId, sessionId, expiresAt: ownSession.expiresAt },
    now,
  })
  await writeAuditEntry(tx, { actorId, action: 'loginAsStudent', subjectId: student.id, now })
  return { userId: student.id, ...session }
}
