import { audit } from '../kernel/audit.ts'
import type { Tx } from '../kernel/db.ts'
import { endSession } from './session.ts'

type SignOut = { sessionId: number; personId: number; impersonatorId: number | null; now: number }

/** Ends a session (decisions §13). That of an administrator signed in as a student is written down (decision 0152). */
export async function signOut(
  tx: Tx,
  { sessionId, personId, impersonatorId, now }: SignOut,
): Promise<void> {
  const ended = await endSession(tx, sessionId)
  if (!ended || impersonatorId === null) return
  await audit(tx, { actorId: impersonatorId, deed: 'logoutAsStudent', subjectId: personId, now })
}
