import { CANNOT_VIEW_OWNER, STAFF_NOT_FOUND } from '../../contract/staff/staff.ts'
import { toStaffKind } from '../../contract/staff/staff-kinds.ts'
import { say } from '../../messages/message.ts'
import { lockSession, startSession } from '../auth/session.ts'
import { lockOwner, lockUser } from '../auth/store.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import type { Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'

type ViewRequest = { actorId: number; sessionId: number; userId: number; now: number }

/**
 * Starts a session of one hour as a member of the staff, audited; the dispatcher lets it change nothing (R-STAFF-010). It ends with the
 * owner's session. Throws 404 for one who is not of the staff, declines an owner and a removed member.
 */
export async function viewAsStaff(tx: Tx, { actorId, sessionId, userId, now }: ViewRequest) {
  if (!(await lockOwner(tx, actorId))) httpError('not_permitted', say('rules_wire_account_not_do'))
  // locked, so that a concurrent sign-out also ends the new session
  const ownSession =
    (await lockSession(tx, sessionId)) ??
    httpError('sign_in_required', say('rules_wire_sign_again'))
  const member = await lockUser(tx, userId)
  const kind = member && toStaffKind(member.staff)
  if (!kind) httpError('staff_not_found', STAFF_NOT_FOUND)
  if (kind === 'owner' || member.deactivated_at !== null) decline('not_viewable', CANNOT_VIEW_OWNER)
  const session = await startSession(tx, {
    userId,
    impersonator: { id: actorId, sessionId, expiresAt: ownSession.expiresAt },
    now,
  })
  await writeAuditEntry(tx, { actorId, action: 'viewAsStaff', subjectId: userId, now })
  return { userId, ...session }
}
