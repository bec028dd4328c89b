import type { Tx } from './db.ts'

/** What someone who runs the school did to somebody. */
export type Deed = {
  actorId: number
  /** The action as the wire calls it: 'fundWallet'. */
  deed: string
  /** Whom it was done to; null when it was not done to a person. */
  subjectId: number | null
  detail?: string
  now: number
}

/** Writes a deed down in the transaction that does it, so that neither is there without the other. */
export async function audit(
  tx: Tx,
  { actorId, deed, subjectId, detail, now }: Deed,
): Promise<void> {
  await tx
    .insertInto('audit')
    .values({ at: now, actor_id: actorId, deed, subject_id: subjectId, detail: detail ?? '' })
    .execute()
}
