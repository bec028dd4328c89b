import { ONLY_STUDENTS } from '../../contract/admin.ts'
import { STUDENT_ROLE } from '../../contract/auth.ts'
import { holdSession, startSession } from '../auth/session.ts'
import { findByEmail, holdAdministrator, holdPerson } from '../auth/store.ts'
import { audit } from '../kernel/audit.ts'
import type { Tx } from '../kernel/db.ts'
import { refuse, reject } from '../kernel/refusal.ts'

type Impersonation = { actorId: number; sessionId: number; email: string; now: number }

/**
 * Signs an administrator in as a student for one hour, audited (decisions §2, §13). Refuses an unknown email with 404,
 * and an account that is not a student: an administrator acts under no other administrator's name (decision 0152). The session
 * ends with the one that it was made in (decision 0362).
 */
export async function impersonate(tx: Tx, { actorId, sessionId, email, now }: Impersonation) {
  if (!(await holdAdministrator(tx, actorId))) reject(403, 'Only an administrator may do this.')
  // held, so that a sign-out at the same moment ends the new session too
  const own = (await holdSession(tx, sessionId)) ?? reject(401, 'Please sign in again.')
  const found = (await findByEmail(tx, email)) ?? reject(404, 'Student not found')
  const student = (await holdPerson(tx, found.id)) ?? reject(404, 'Student not found')
  if (student.role !== STUDENT_ROLE) refuse(ONLY_STUDENTS)
  const session = await startSession(tx, {
    personId: student.id,
    impersonator: { id: actorId, sessionId, endsAt: own.endsAt },
    now,
  })
  await audit(tx, { actorId, deed: 'loginAsStudent', subjectId: student.id, now })
  return { personId: student.id, ...session }
}
