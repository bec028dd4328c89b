import type { Message } from '../../messages/message.ts'
import type { AppContext } from '../platform/app-context.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { withCompanionWrite } from '../platform/db.ts'
import type { Caller } from './authenticate.ts'

type AuditedAction = { caller: Caller | null; detail: () => Message; now: number }

/**
 * Returns a context whose first transaction also writes an audit entry if an administrator impersonates the caller. The
 * action and its entry are committed together, and a failed action leaves no entry (decision 0362).
 */
export function withImpersonationAudit(
  school: AppContext,
  { caller, detail, now }: AuditedAction,
): AppContext {
  if (!caller?.impersonatorId) return school
  const entry = {
    actorId: caller.impersonatorId,
    action: 'actAsStudent' as const,
    subjectId: caller.id,
    detail: detail(),
    now,
  }
  return { ...school, db: withCompanionWrite(school.db, (tx) => writeAuditEntry(tx, entry)) }
}
