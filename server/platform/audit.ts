import type { Tx } from './db.ts'

/** What someone who runs the school did to somebody. */
export type AuditEntry = {
  actorId: number
  /** The action as the wire calls it: 'fundWallet'. */
  action: string
  /** Whom it was done to; null when it was not done to a person. */
  subjectId: number | null
  detail?: string
  now: number
}

/** Writes a action down in the transaction that does it, so that neither is there without the other. */
export async function writeAuditEntry(
  tx: Tx,
  { actorId, action, subjectId, detail, now }: AuditEntry,
): Promise<void> {
  await tx
    .insertInto('audit')
    .values({ at: now, actor_id: actorId, action, subject_id: subjectId, detail: detail ?? '' })
    .execute()
}
