import { ONLY_STUDENTS } from '../../contract/admin.ts'
import { STUDENT_ROLE } from '../../contract/auth.ts'
import { startSession } from '../auth/session.ts'
import { findByEmail } from '../auth/store.ts'
import { audit } from '../kernel/audit.ts'
import type { Tx } from '../kernel/db.ts'
import { refuse, reject } from '../kernel/refusal.ts'

/**
 * Signs an administrator in as a student for one hour, audited (decisions §2, §13). Refuses an unknown email with 404,
 * and whoever is not a student: an administrator acts under no other administrator's name (decision 0152).
 */
export async function impersonate(
  tx: Tx,
  { actorId, email, now }: { actorId: number; email: string; now: number },
) {
  const student = (await findByEmail(tx, email)) ?? reject(404, 'Student not found')
  if (student.role !== STUDENT_ROLE) refuse(ONLY_STUDENTS)
  const session = await startSession(tx, {
    personId: student.id,
    impersonatorId: actorId,
    now,
  })
  await audit(tx, { actorId, deed: 'loginAsStudent', subjectId: student.id, now })
  return { personId: student.id, ...session }
}
