import { DAY, HOUR, MINUTE, SECOND_MS } from '../../contract/platform/duration.ts'
import { say } from '../../messages/message.ts'
import { now } from '../platform/clock.ts'
import { getConfirmedTime } from '../platform/confirmed-time.ts'
import { type Db, inTransaction, type Tx } from '../platform/db.ts'
import { httpError, RequestError } from '../platform/errors.ts'
import { defineJobQueue, type Job, recordFailure, runDueJobs } from '../platform/job-queue.ts'
import type { Scope } from '../platform/scope.ts'
import { findStaffScope } from '../platform/staff-scope.ts'
import { standingOf } from '../platform/standing.ts'
import { storedText } from '../platform/stored-text.ts'
import { type LogWarning, runReported, startWorker, type Worker } from '../platform/worker.ts'
import { announce, findRecipients } from './announce.ts'
import { finishScheduled, lockScheduled, parseRecipients } from './scheduled-store.ts'

const NAME = 'scheduled messages'
const LEASE_SECONDS = 10 * MINUTE

const scheduled = defineJobQueue<'scheduled_messages'>({
  table: 'scheduled_messages',
  columns: { finishedAt: 'message_id' },
  isOpen: (row) => row('cancelled_at', 'is', null),
  batchSize: 1,
  leaseSeconds: LEASE_SECONDS,
  retryDelaysSeconds: [15, MINUTE, 5 * MINUTE, 20 * MINUTE, HOUR, 4 * HOUR],
  // `resetFutureSchedules` is not used: an administrator may choose any time
  maxDelaySeconds: 4 * HOUR,
})

/** If the clock is further ahead of the confirmed time than this, no message is sent early (decision 0331). */
const MAX_CLOCK_LEAD = DAY

/** Sends the messages that are due, one after the other, and returns their number. Any number of processes can run it. */
export async function sendScheduledMessages(
  db: Db,
  warn: LogWarning,
  signal?: AbortSignal,
): Promise<number> {
  const confirmed = await getConfirmedTime(db)
  if (now() > confirmed + MAX_CLOCK_LEAD && (await hasOnlyUnconfirmed(db, confirmed))) return 0
  return runDueJobs(db, scheduled, {
    run: (jobs) =>
      runReported({ db, name: NAME, warn }, jobs, (job) => sendJob(db, job, confirmed)),
    signal,
  })
}

/** True if every message that is due by the clock is not yet due by the confirmed time. */
async function hasOnlyUnconfirmed(db: Db, confirmed: number): Promise<boolean> {
  const row = await db
    .selectFrom('scheduled_messages')
    .select('id')
    .where('message_id', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('send_at', '<=', confirmed + MAX_CLOCK_LEAD)
    .executeTakeFirst()
  return row === undefined
}

async function sendJob(db: Db, job: Job, confirmed: number): Promise<void> {
  try {
    await inTransaction(db, (tx) => sendLocked(tx, job.id, confirmed))
  } catch (error) {
    // the recipients do not exist any more, for example: the list of scheduled messages says so
    if (error instanceof RequestError)
      return recordFailure(db, scheduled, job, { reason: error.message, isTemporary: false })
    await recordFailure(db, scheduled, job, { reason: storedText(say('reasons_message_not_sent')) })
    throw error
  }
}

/** Sends a message in one transaction with its mark as sent, so that a killed process sends it either once or not. */
async function sendLocked(tx: Tx, id: number, confirmed: number): Promise<void> {
  const row = await lockScheduled(tx, id)
  const time = now()
  // changed or cancelled since it was claimed
  if (!row || row.failed_at !== null || row.send_at > Math.min(time, confirmed + MAX_CLOCK_LEAD))
    return
  const { toAll, to, audience } = parseRecipients(row.recipients)
  // a class can have been taken away from the sender meanwhile
  const scope = await findScopeOfSender(tx, row.sender_id)
  if (!scope) httpError('not_permitted', say('rules_messages_sender_no_longer_send_messages'))
  const { users } = await findRecipients(tx, scope, to)
  const { messageId } = await announce(tx, {
    senderId: row.sender_id,
    scope,
    subject: row.subject,
    body: row.body,
    delivery: row.delivery,
    popup: row.popup === 1,
    toAll,
    // accounts that were deleted meanwhile are left out
    to: users.map((it) => it.email),
    audience,
    lessonId: null,
    now: time,
  })
  await finishScheduled(tx, id, { message_id: messageId })
}

/** The rows that the sender reaches now; undefined if the account was deleted or may no longer send messages. */
async function findScopeOfSender(tx: Tx, id: number): Promise<Scope | undefined> {
  const sender = await tx
    .selectFrom('users')
    .select(['role', 'staff'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!sender) return undefined
  const { staff } = standingOf(sender.role, sender.staff)
  return findStaffScope(tx, { id, staff }, 'sendMessages')
}

/** Releases messages that were claimed or postponed while the clock was ahead (decision 0331). */
async function releaseClaims(db: Db, at: number): Promise<void> {
  await db
    .updateTable('scheduled_messages')
    .set((it) => ({ claimed_until: 0, due_at: it.ref('send_at') }))
    .where('message_id', 'is', null)
    .where('cancelled_at', 'is', null)
    .where((it) =>
      it.or([
        it('claimed_until', '>', at + LEASE_SECONDS),
        it.and([it('attempts', '>', 0), it('due_at', '>', at + 4 * HOUR)]),
      ]),
    )
    .execute()
}

const POLL_INTERVAL_MS = 15 * SECOND_MS

/** Sends scheduled messages in the background until `stop` is called. */
export function startScheduleWorker(db: Db, warn: LogWarning): Pick<Worker, 'stop'> {
  return startWorker({
    ...{ db, name: NAME, warn },
    runOnce: (signal) => sendScheduledMessages(db, warn, signal),
    intervalMs: POLL_INTERVAL_MS,
    onClockMovedBack: (at) => releaseClaims(db, at),
  })
}
