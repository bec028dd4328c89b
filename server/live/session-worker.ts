import { REMINDER_MINUTES } from '../../contract/live/session-times.ts'
import { MINUTE, MINUTE_MS } from '../../contract/platform/duration.ts'
import { now } from '../platform/clock.ts'
import { type Db, inTransaction, type Tx } from '../platform/db.ts'
import { type Job, recordFailure, runDueJobs } from '../platform/job-queue.ts'
import { describeError } from '../platform/redact-error.ts'
import { type LogWarning, runReported, startWorker, type Worker } from '../platform/worker.ts'
import {
  finishReminder,
  reminders,
  repairAfterClockMovedBack,
  sessionOfReminder,
} from './reminder-queue.ts'
import { notifySoon } from './session-notices.ts'
import { lockSession } from './store.ts'

const NAME = 'sessions'

/**
 * Sends the reminders of live sessions that are due, each once by all processes together (R-SESSION-002), and returns how many were
 * claimed. After an outage only the later of two due reminders is sent, and none of a session that has begun.
 */
export async function sendDueSessionReminders(
  db: Db,
  timezone: string,
  warn: LogWarning,
  signal?: AbortSignal,
): Promise<number> {
  const attempt = async (job: Job) => {
    try {
      await inTransaction(db, (tx) => sendReminder(tx, job.id, timezone))
    } catch (error) {
      await recordFailure(db, reminders, job, { reason: describeError(error) })
      throw error
    }
  }
  return runDueJobs(db, reminders, {
    run: (jobs) => runReported({ db, name: NAME, warn }, jobs, attempt),
    signal,
  })
}

async function sendReminder(tx: Tx, id: number, timezone: string) {
  const at = now()
  const sessionId = await sessionOfReminder(tx, id)
  if (sessionId === undefined) return
  // a move or a cancellation either has committed or waits for this transaction
  const session = await lockSession(tx, sessionId)
  const reminder = await finishReminder(tx, id, at)
  if (!reminder || !session || session.isCancelled) return
  if (session.startsAt !== reminder.startsAt || at >= session.startsAt) return
  const isOutdated = REMINDER_MINUTES.some(
    (it) => it < reminder.minutesBefore && at >= session.startsAt - it * MINUTE,
  )
  if (isOutdated) return
  const { minutesBefore } = reminder
  await notifySoon(tx, { ...session, minutesBefore, timezone, now: at })
}

const POLL_INTERVAL_MS = MINUTE_MS / 6

/** Sends due reminders in the background until `stop` is called. */
export function startSessionWorker(
  db: Db,
  timezone: string,
  warn: LogWarning,
): Pick<Worker, 'stop'> {
  return startWorker({
    ...{ db, name: NAME, warn },
    runOnce: (signal) => sendDueSessionReminders(db, timezone, warn, signal),
    intervalMs: POLL_INTERVAL_MS,
    onClockMovedBack: (at) => repairAfterClockMovedBack(db, at),
  })
}
