import { writeAuditEntry } from '../platform/audit.ts'
import type { Tx } from '../platform/db.ts'
import { endSession } from './session.ts'

type SignOutRequest = {
  sessionId: number
  userId: number
  impersonatorId: number | null
  now: number
}

/** Ends a session. The end of an impersonation is audited (decision 0362). */
export async function signOut(
  tx: Tx,
  { sessionId, userId, impersonatorId, now }: SignOutRequest,
): Promise<void> {
  const ended = await endSession(tx, sessionId)
  if (!ended || impersonatorId === null) return
  await writeAuditEntry(tx, {
    actorId: impersonatorId,
    action: 'logoutAsStudent',
    subjectId: userId,
    now,
  })
}
