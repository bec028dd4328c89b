import type { Db, Tx } from './db.ts'

/** A planned erasure of an account, in Unix seconds. */
export type PlannedErasure = { requestedAt: number; dueAt: number }

/** The erasure that a person has requested and that has not started; undefined without one. */
export async function findPlannedErasure(
  db: Db,
  userId: number,
): Promise<PlannedErasure | undefined> {
  return db
    .selectFrom('erasures')
    .select(['requested_at as requestedAt', 'due_at as dueAt'])
    .where('user_id', '=', userId)
    .where('origin', '=', 'own')
    .where('started_at', 'is', null)
    .executeTakeFirst()
}

/** Cancels the erasure that a person has requested; false if there is none or it has started (decision 0657). */
export async function cancelErasure(tx: Tx | Db, userId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('erasures')
    .where('user_id', '=', userId)
    .where('origin', '=', 'own')
    .where('started_at', 'is', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
