import type { ExpressionBuilder } from 'kysely'
import type { Db } from '../kernel/db.ts'
import { hashed } from '../kernel/random.ts'
import type { Tables } from '../kernel/tables.ts'

/** `points` tries in `seconds`, counted from the first. */
export type Allowance = { points: number; seconds: number }

/**
 * Takes one try of what `of` names and answers 0, or for how many seconds there is none left. One statement counts
 * and decides, so it holds for any number of processes on one database; a try that is refused writes nothing.
 */
export async function takeTry(
  db: Db,
  { of, points, seconds, now }: Allowance & { of: string; now: number },
): Promise<number> {
  // what is kept names nobody: neither an address nor an email can be read out of it
  const key = hashed(of)
  // a window that ends later than a new one would was begun by a clock that was ahead (decision 0331)
  const isOver = (row: ExpressionBuilder<Tables, 'tries'>) =>
    row.or([row('tries.ends_at', '<=', now), row('tries.ends_at', '>', now + seconds)])
  const taken = await db
    .insertInto('tries')
    .values({ key, taken: 1, ends_at: now + seconds })
    .onConflict((it) =>
      it
        .column('key')
        .doUpdateSet((to) => ({
          taken: to
            .case()
            .when(isOver(to))
            .then(1)
            .else(to('tries.taken', '+', 1))
            .end(),
          ends_at: to
            .case()
            .when(isOver(to))
            .then(to.ref('excluded.ends_at'))
            .else(to.ref('tries.ends_at'))
            .end(),
        }))
        .where((row) => row.or([row('tries.taken', '<', points), isOver(row)])),
    )
    .returning('tries.taken')
    .executeTakeFirst()
  return taken ? 0 : secondsLeft(db, key, now)
}

async function secondsLeft(db: Db, key: string, now: number): Promise<number> {
  const row = await db
    .selectFrom('tries')
    .select('ends_at')
    .where('key', '=', key)
    .executeTakeFirst()
  return Math.max(1, (row?.ends_at ?? now) - now)
}

/** Deletes the tries whose time was over at `confirmed`, the time of decision 0331. */
export async function forgetTries(db: Db, confirmed: number): Promise<void> {
  await db.deleteFrom('tries').where('ends_at', '<=', confirmed).execute()
}
