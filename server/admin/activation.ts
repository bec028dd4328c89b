import { type ActivationOutcome, activationOutcome } from '../../contract/admin/manage-students.ts'
import { STUDENT_ROLE } from '../../contract/auth/auth.ts'
import { forgetDevices } from '../auth/known-devices.ts'
import { deleteResetCodes } from '../auth/reset-codes.ts'
import { endSessions } from '../auth/session.ts'
import { lockUser, setDeactivated } from '../auth/store.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { type Db, inTransaction, type Tx } from '../platform/db.ts'

type Activation = { actorId: number; isActive: boolean; now: number }

/**
 * Activates or deactivates students, each in one audited transaction. Deactivation ends all sessions; the
 * account, its classes and its money stay.
 */
export async function setStudentsActive(
  db: Db,
  { studentIds, ...activation }: Activation & { studentIds: readonly number[] },
): Promise<{ studentId: number; outcome: ActivationOutcome }[]> {
  const results = []
  for (const studentId of new Set(studentIds)) {
    const outcome = await inTransaction(db, (tx) => setActive(tx, { ...activation, studentId }))
    results.push({ studentId, outcome })
  }
  return results
}

async function setActive(
  tx: Tx,
  { actorId, studentId, isActive, now }: Activation & { studentId: number },
): Promise<ActivationOutcome> {
  const account = await lockUser(tx, studentId)
  const state = account && {
    isStudent: account.role === STUDENT_ROLE,
    isActive: account.deactivated_at === null,
  }
  const outcome = activationOutcome(state, isActive)
  if (outcome !== 'done') return outcome
  await setDeactivated(tx, studentId, isActive ? null : now)
  if (!isActive) {
    await endSessions(tx, studentId)
    await forgetDevices(tx, studentId)
    await deleteResetCodes(tx, studentId)
  }
  const action = isActive ? 'activateStudent' : 'deactivateStudent'
  await writeAuditEntry(tx, {
    actorId,
    action,
    subjectId: studentId,
    before: { active: !isActive },
    after: { active: isActive },
    now,
  })
  return outcome
}
