import { HOUR, MINUTE } from '../../contract/platform/duration.ts'
import { now } from './clock.ts'
import type { Db } from './db.ts'
import { redactMessage } from './redact-error.ts'

/*
 * The pause of all emails while the mail server accepts nothing, because of its daily limit, for example (decision 0220). All
 * processes share it: one row while there is a pause.
 */

const ID = 1
/** Repeats after the last one of the growing pauses. */
const MAX_PAUSE_SECONDS = 6 * HOUR
const PAUSES_SECONDS = [15, MINUTE, 5 * MINUTE, 20 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR]
/** Longer than the attempt with one email that finds out whether the server accepts emails again. */
const PROBE_SECONDS = 5 * MINUTE
const MAX_REASON_LENGTH = 500

export type MailPause = { pausedAt: number; pausedUntil: number; refusals: number; reason: string }

/** The pause of all emails, if there is one. */
export async function readMailPause(db: Db): Promise<MailPause | undefined> {
  return db
    .selectFrom('mail_pauses')
    .select(['paused_at as pausedAt', 'paused_until as pausedUntil', 'refusals', 'reason'])
    .where('id', '=', ID)
    .executeTakeFirst()
}

/**
 * Starts or extends the pause after a refusal, unless another email has done so since `seen` was read. Returns its end in Unix
 * seconds.
 */
export async function pauseEmails(
  db: Db,
  seen: MailPause | undefined,
  error: unknown,
): Promise<number> {
  const refusals = (seen?.refusals ?? 0) + 1
  const at = now()
  const pausedUntil = at + (PAUSES_SECONDS[refusals - 1] ?? MAX_PAUSE_SECONDS)
  const values = {
    refusals,
    paused_until: pausedUntil,
    reason: redactMessage(error).slice(0, MAX_REASON_LENGTH),
  }
  await db
    .insertInto('mail_pauses')
    .values({ id: ID, paused_at: at, ...values })
    .onConflict((it) =>
      it.column('id').doUpdateSet(values).where('mail_pauses.refusals', '<', refusals),
    )
    .execute()
  return (await readMailPause(db))?.pausedUntil ?? pausedUntil
}

/** Claims the attempt that finds out whether the server accepts emails again; false if another process has it. */
export async function claimProbe(db: Db, { pausedUntil }: MailPause): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail_pauses')
    .set({ paused_until: now() + PROBE_SECONDS })
    .where('id', '=', ID)
    .where('paused_until', '=', pausedUntil)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends the pause: the server has accepted an email. */
export async function resumeEmails(db: Db): Promise<void> {
  await db.deleteFrom('mail_pauses').where('id', '=', ID).execute()
}

/** Ends a pause that was set by a clock that was ahead (decision 0331). */
export async function resetFuturePause(db: Db, at: number): Promise<void> {
  await db
    .updateTable('mail_pauses')
    .set({ paused_until: at })
    .where('paused_until', '>', at + MAX_PAUSE_SECONDS)
    .execute()
}
