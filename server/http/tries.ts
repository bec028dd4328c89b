import type { Db } from '../kernel/db.ts'
import { hashed } from '../kernel/random.ts'

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
  const taken = await db
    .insertInto('tries')
    .values({ key, taken: 1, ends_at: now + seconds })
    .onConflict((it) =>
      it
        .column('key')
        .doUpdateSet((to) => ({
          taken: to
            .case()
            .when('tries.ends_at', '<=', now)
            .then(1)
            .else(to('tries.taken', '+', 1))
            .end(),
          ends_at: to
            .case()
            .when('tries.ends_at', '<=', now)
            .then(to.ref('excluded.ends_at'))
            .else(to.ref('tries.ends_at'))
            .end(),
        }))
        .where((row) => row.or([row('tries.taken', '<', points), row('tries.ends_at', '<=', now)])),
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

/** Forgets the tries whose time is over. */
export async function forgetTries(db: Db, now: number): Promise<void> {
  await db.deleteFrom('tries').where('ends_at', '<=', now).execute()
}
