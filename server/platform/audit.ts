import type { AuditAction } from '../../contract/audit.ts'
import type { Tx } from './db.ts'

/** An administrator action to record. */
export type AuditEntry = {
  actorId: number
  action: AuditAction
  /** The user whom the action concerns; null for none. */
  subjectId: number | null
  detail?: string
  now: number
}

/** Records an action in the transaction that performs it, so that both commit or neither. */
export async function writeAuditEntry(
  tx: Tx,
  { actorId, action, subjectId, detail, now }: AuditEntry,
): Promise<void> {
  await tx
    .insertInto('audit')
    .values({ at: now, actor_id: actorId, action, subject_id: subjectId, detail: detail ?? '' })
    .execute()
}
