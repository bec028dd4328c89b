import { REMINDER_MINUTES } from '../../contract/live/session-times.ts'
import { MINUTE } from '../../contract/platform/duration.ts'
import type { Db, Tx } from '../platform/db.ts'
import { defineJobQueue, releaseFutureClaims } from '../platform/job-queue.ts'

/** Reminders as jobs of the worker; one that has failed for an hour is too late. */
export const reminders = defineJobQueue<'live_reminders'>({
  table: 'live_reminders',
  columns: { finishedAt: 'done_at', failedAt: null, lastError: null },
  batchSize: 20,
  leaseSeconds: 2 * MINUTE,
  retryDelaysSeconds: [15, MINUTE, 3 * MINUTE, 10 * MINUTE, 20 * MINUTE],
  // a session can be years ahead: `resetFutureSchedules` is not used
  maxDelaySeconds: 20 * MINUTE,
})

type Start = { id: number; startsAt: number }

/** Plans the reminders of a session that are still ahead. One that was sent for the same start is not planned again. */
export async function planReminders(tx: Tx, { id, startsAt }: Start, now: number): Promise<void> {
  const rows = REMINDER_MINUTES.map((before) => ({
    ...{ session_id: id, minutes_before: before, starts_at: startsAt, done_at: null },
    due_at: startsAt - before * MINUTE,
  })).filter(({ due_at }) => due_at > now)
  if (rows.length === 0) return
  await tx
    .insertInto('live_reminders')
    .values(rows)
    .onConflict((it) => it.columns(['session_id', 'minutes_before', 'starts_at']).doNothing())
    .execute()
}

/** Removes the reminders of sessions that were not sent. */
export async function withdrawReminders(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('live_reminders')
    .where('session_id', 'in', ids)
    .where('done_at', 'is', null)
    .execute()
}

/** Marks a reminder as done and returns what it is about; undefined if another process has done so or it was withdrawn. */
export function finishReminder(tx: Tx, id: number, at: number) {
  return tx
    .updateTable('live_reminders')
    .set({ done_at: at })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .returning([
      'session_id as sessionId',
      'minutes_before as minutesBefore',
      'starts_at as startsAt',
    ])
    .executeTakeFirst()
}

/** The session of a reminder. */
export async function sessionOfReminder(tx: Tx, id: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('live_reminders')
    .select('session_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.session_id
}

/**
 * Called when the clock has moved back to a time: what was claimed ahead of it can be claimed again, and a reminder that was not sent
 * because its session seemed to have begun is due at its time.
 */
export async function repairAfterClockMovedBack(db: Db, at: number): Promise<void> {
  await releaseFutureClaims(db, reminders, at)
  await db
    .updateTable('live_reminders')
    .set({ done_at: null, claimed_until: 0 })
    .where('starts_at', '>', at)
    .whereRef('done_at', '>=', 'starts_at')
    .execute()
}
