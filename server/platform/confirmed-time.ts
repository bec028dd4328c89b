import { MINUTE } from '../../contract/duration.ts'
import { now } from './clock.ts'
import type { Db } from './db.ts'

const ROW_ID = 1
/** How fast the confirmed time follows a clock that is ahead of it: after a night switched off it has to catch up. */
const CATCH_UP_FACTOR = 2

/**
 * The latest time that is safe to delete by, in Unix seconds: this process's clock or the confirmed time, whichever is
 * earlier (decision 0331). The clock alone where no worker has confirmed a time yet.
 */
export async function getConfirmedTime(db: Db): Promise<number> {
  return Math.min(now(), (await readConfirmedTime(db)) ?? Number.POSITIVE_INFINITY)
}

async function readConfirmedTime(db: Db): Promise<number | undefined> {
  const row = await db.selectFrom('confirmed_time').select('at').executeTakeFirst()
  return row?.at
}

/**
 * Moves the confirmed time on. It goes forward no more than twice as fast as the processor's own counter, which no
 * change of the clock moves, and back at once when a process has an earlier clock.
 */
export function createConfirmedClock(db: Db, monotonicMs: () => number = () => performance.now()) {
  let previous: { at: number; ms: number } | undefined

  /** Answers the latest time that is safe to delete by. */
  return async function advance(): Promise<number> {
    const at = now()
    const ms = monotonicMs()
    const stored = (await readConfirmedTime(db)) ?? (await initializeConfirmedTime(db, at))
    // another process with an earlier clock may have set it back since
    const base = Math.min(stored, previous?.at ?? stored)
    const elapsed = previous ? ((ms - previous.ms) / 1000) * CATCH_UP_FACTOR : 0
    const confirmed =
      at < stored - MINUTE ? at : Math.max(stored, Math.min(at, Math.floor(base + elapsed)))
    if (confirmed !== stored)
      await db
        .updateTable('confirmed_time')
        .set({ at: confirmed })
        .where('at', '=', stored)
        .execute()
    previous = { at: confirmed, ms }
    return Math.min(at, confirmed)
  }
}

/** The time to start from: the newest session's, for a first clock that is ahead must not be believed either. */
async function initializeConfirmedTime(db: Db, at: number): Promise<number> {
  const { newest } = await db
    .selectFrom('sessions')
    .select((it) => it.fn.max('created_at').as('newest'))
    .executeTakeFirstOrThrow()
  await db
    .insertInto('confirmed_time')
    .values({ id: ROW_ID, at: Math.min(at, newest ?? at) })
    .onConflict((it) => it.column('id').doNothing())
    .execute()
  return (await readConfirmedTime(db)) ?? at
}
