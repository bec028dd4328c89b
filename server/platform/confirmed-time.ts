import { MINUTE } from '../../contract/platform/duration.ts'
import { now } from './clock.ts'
import type { Db } from './db.ts'

const ROW_ID = 1
/** The confirmed time advances at most at this multiple of real time, so that it catches up after a night without power. */
const CATCH_UP_FACTOR = 2

/**
 * Returns the latest time, in Unix seconds, before which data can be deleted: the clock of this process or the
 * confirmed time, whichever is earlier (decision 0331). Only the clock if no worker has confirmed a time yet.
 */
export async function getConfirmedTime(db: Db): Promise<number> {
  return Math.min(now(), (await readConfirmedTime(db)) ?? Number.POSITIVE_INFINITY)
}

async function readConfirmedTime(db: Db): Promise<number | undefined> {
  const row = await db.selectFrom('confirmed_time').select('at').executeTakeFirst()
  return row?.at
}

/** Finds the time of a recent record of the school in Unix seconds; null without records. */
type NewestRecord = (db: Db) => Promise<number | null>

/**
 * Creates a function that advances the confirmed time and returns it. The time advances at most twice as fast as the
 * monotonic clock, and is set back at once if a process has an earlier clock.
 */
export function createConfirmedClock(
  db: Db,
  findNewestRecord: NewestRecord,
  monotonicMs: () => number = () => performance.now(),
) {
  let previous: { at: number; ms: number } | undefined

  /** Returns the latest time before which data can be deleted. */
  return async function advance(): Promise<number> {
    const at = now()
    const ms = monotonicMs()
    const stored =
      (await readConfirmedTime(db)) ?? (await initializeConfirmedTime(db, at, findNewestRecord))
    // another process with an earlier clock can have set it back
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

/** Starts with the time of the newest record, because the first clock can also be ahead. */
async function initializeConfirmedTime(
  db: Db,
  at: number,
  findNewestRecord: NewestRecord,
): Promise<number> {
  const newest = await findNewestRecord(db)
  await db
    .insertInto('confirmed_time')
    .values({ id: ROW_ID, at: Math.min(at, newest ?? at) })
    .onConflict((it) => it.column('id').doNothing())
    .execute()
  return (await readConfirmedTime(db)) ?? at
}
