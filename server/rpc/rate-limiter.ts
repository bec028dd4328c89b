import type { ExpressionBuilder } from 'kysely'
import { batchesOf } from '../platform/batches.ts'
import type { Db } from '../platform/db.ts'
import { sha256Hex } from '../platform/random.ts'
import type { Tables } from '../platform/tables.ts'

/** `points` attempts in a window of `seconds` that begins with the first attempt. */
export type RateLimit = { points: number; seconds: number }

/**
 * Counts one attempt of `subject`. Returns 0, or the number of seconds until the next attempt is allowed. One statement counts
 * and decides, so the limit holds for any number of processes on one database. A rejected attempt writes nothing.
 */
export async function consumeAttempt(
  db: Db,
  { subject, points, seconds, now }: RateLimit & { subject: string; now: number },
): Promise<number> {
  // hashed: the table must hold neither IP nor email addresses
  const key = sha256Hex(subject)
  // a window that ends later than a new one was started by a clock that was ahead (decision 0331)
  const hasExpired = (row: ExpressionBuilder<Tables, 'rate_limits'>) =>
    row.or([
      row('rate_limits.expires_at', '<=', now),
      row('rate_limits.expires_at', '>', now + seconds),
    ])
  const updated = await db
    .insertInto('rate_limits')
    .values({ key, attempts: 1, expires_at: now + seconds })
    .onConflict((it) =>
      it
        .column('key')
        .doUpdateSet((update) => ({
          attempts: update
            .case()
            .when(hasExpired(update))
            .then(1)
            .else(update('rate_limits.attempts', '+', 1))
            .end(),
          expires_at: update
            .case()
            .when(hasExpired(update))
            .then(update.ref('excluded.expires_at'))
            .else(update.ref('rate_limits.expires_at'))
            .end(),
        }))
        .where((row) => row.or([row('rate_limits.attempts', '<', points), hasExpired(row)])),
    )
    .returning('rate_limits.attempts')
    .executeTakeFirst()
  return updated ? 0 : secondsLeft(db, key, now)
}

async function secondsLeft(db: Db, key: string, now: number): Promise<number> {
  const row = await db
    .selectFrom('rate_limits')
    .select('expires_at')
    .where('key', '=', key)
    .executeTakeFirst()
  return Math.max(1, (row?.expires_at ?? now) - now)
}

/** Deletes the counters whose window ended before `confirmedTime` (decision 0331). */
export async function deleteExpiredLimits(db: Db, confirmedTime: number): Promise<void> {
  await db.deleteFrom('rate_limits').where('expires_at', '<=', confirmedTime).execute()
}

/** Deletes the counters of these subjects. */
export async function deleteLimits(db: Db, subjects: readonly string[]): Promise<void> {
  for (const batch of batchesOf(subjects))
    await db.deleteFrom('rate_limits').where('key', 'in', batch.map(sha256Hex)).execute()
}
