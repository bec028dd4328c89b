import { HOUR, MINUTE } from '../../contract/duration.ts'
import { now } from './clock.ts'
import type { Db } from './db.ts'
import {
  defineJobQueue,
  type Job,
  recordFailure,
  resetFutureSchedules,
  runDueJobs,
} from './job-queue.ts'
import { onEmailQueued } from './mail-queue.ts'
import type { MailTransport, OutgoingEmail } from './mail-transport.ts'
import { errorCode, startWorker } from './worker.ts'

const emails = defineJobQueue<'email_outbox'>({
  table: 'email_outbox',
  columns: {
    dueAt: 'next_attempt_at',
    claimedUntil: 'claimed_until',
    attempts: 'attempts',
    failedAt: 'failed_at',
    lastError: 'last_error',
  },
  isOpen: (row) => row.and([row('sent_at', 'is', null), row('failed_at', 'is', null)]),
  // a code that a user waits for is sent before an announcement to thousands
  isUrgent: (row) => row('message_id', 'is', null),
  batchSize: 10,
  leaseSeconds: 5 * MINUTE,
  retryDelaysSeconds: [15, MINUTE, 5 * MINUTE, 20 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR],
  maxDelaySeconds: 12 * HOUR,
})

/** Logs that an email could not be sent or that the database did not respond. The message contains no address. */
export type LogWarning = (message: string) => void

/** Sends a batch of due emails and returns their number. Any number of processes can run this at once. */
export async function sendDueEmails(
  db: Db,
  transport: MailTransport,
  warn: LogWarning,
  signal?: AbortSignal,
): Promise<number> {
  return runDueJobs(db, emails, {
    run: (jobs) => Promise.all(jobs.map((job) => sendEmail(db, transport, job, warn))),
    signal,
  })
}

async function sendEmail(db: Db, transport: MailTransport, job: Job, warn: LogWarning) {
  try {
    await transport.send(await readEmail(db, job.id))
  } catch (error) {
    await recordFailure(db, emails, job, { reason: String(error) })
    return warn(`mail ${job.id} did not leave at try ${job.attempt}: ${errorCode(error)}`)
  }
  await db
    .updateTable('email_outbox')
    // the text can contain a code; the message keeps what must be kept
    .set({ sent_at: now(), body: '', last_error: '' })
    .where('id', '=', job.id)
    .execute()
}

/** A code has its own text, like an email queued before decision 0171; others have the text of their message. */
async function readEmail(db: Db, id: number): Promise<OutgoingEmail> {
  const { message_subject, message_body, ...email } = await db
    .selectFrom('email_outbox')
    .leftJoin('messages', 'messages.id', 'email_outbox.message_id')
    .select(['email_outbox.id', 'to_address as to', 'created_at as createdAt'])
    .select(['email_outbox.subject', 'email_outbox.body'])
    .select(['messages.subject as message_subject', 'messages.body as message_body'])
    .where('email_outbox.id', '=', id)
    .executeTakeFirstOrThrow()
  if (email.body !== '' || message_body === null) return email
  return { ...email, subject: message_subject ?? '', body: message_body }
}

const POLL_INTERVAL_MS = 2000
/** The transaction that queued an email has not committed yet when the listener is called. */
const COMMIT_DELAY_MS = 50

/** Sends emails in the background. `stop` waits for the emails in progress. */
export function startMailWorker(db: Db, transport: MailTransport, warn: LogWarning) {
  const worker = startWorker({
    runOnce: (signal) => sendDueEmails(db, transport, warn, signal),
    intervalMs: POLL_INTERVAL_MS,
    onClockMovedBack: (at) => resetFutureSchedules(db, emails, at),
    onError: (error) => warn(`mail could not be looked up: ${errorCode(error)}`),
  })
  const unsubscribe = onEmailQueued(() => setTimeout(worker.wake, COMMIT_DELAY_MS).unref())
  return {
    async stop(): Promise<void> {
      unsubscribe()
      await worker.stop()
      transport.close()
    },
  }
}
