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
  columns: { dueAt: 'next_attempt_at', finishedAt: 'sent_at' },
  // a code that a user waits for is sent before an announcement to thousands
  isUrgent: (row) => row('message_id', 'is', null),
  batchSize: 10,
  leaseSeconds: 5 * MINUTE,
  retryDelaysSeconds: [15, MINUTE, 5 * MINUTE, 20 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR],
  maxDelaySeconds: 12 * HOUR,
})

/** Logs that an email could not be sent or that the database did not respond. The message contains no address. */
export type LogWarning = (message: string) => void

export type MailSender = {
  transport: MailTransport
  /** Returns the text of a message, which its emails do not contain (decision 0171). */
  readMessage: (db: Db, id: number) => Promise<{ subject: string; body: string }>
  warn: LogWarning
}

/** Sends a batch of due emails and returns their number. Any number of processes can run this at once. */
export async function sendDueEmails(
  db: Db,
  sender: MailSender,
  signal?: AbortSignal,
): Promise<number> {
  return runDueJobs(db, emails, {
    run: (jobs) => Promise.all(jobs.map((job) => sendEmail(db, job, sender))),
    signal,
  })
}

async function sendEmail(db: Db, job: Job, { transport, readMessage, warn }: MailSender) {
  try {
    await transport.send(await readEmail(db, job.id, readMessage))
  } catch (error) {
    await recordFailure(db, emails, job, { reason: String(error) })
    return warn(`mail ${job.id} did not leave at try ${job.attempt}: ${errorCode(error)}`)
  }
  await db
    .updateTable('email_outbox')
    // the text can contain a code, so it is cleared; the text of an announcement stays in its message
    .set({ sent_at: now(), body: '', last_error: '' })
    .where('id', '=', job.id)
    .execute()
}

async function readEmail(
  db: Db,
  id: number,
  readMessage: MailSender['readMessage'],
): Promise<OutgoingEmail> {
  const { messageId, ...email } = await db
    .selectFrom('email_outbox')
    .select(['id', 'to_address as to', 'subject', 'body', 'created_at as createdAt'])
    .select('message_id as messageId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  // emails with a code, and those queued before decision 0171, have their own text
  if (messageId === null || email.body !== '') return email
  return { ...email, ...(await readMessage(db, messageId)) }
}

const POLL_INTERVAL_MS = 2000
/** The transaction that queued an email has not committed yet when the listener is called. */
const COMMIT_DELAY_MS = 50

/** Sends emails in the background. `stop` waits for the emails in progress. */
export function startMailWorker(db: Db, sender: MailSender) {
  const worker = startWorker({
    runOnce: (signal) => sendDueEmails(db, sender, signal),
    intervalMs: POLL_INTERVAL_MS,
    onClockMovedBack: (at) => resetFutureSchedules(db, emails, at),
    onError: (error) => sender.warn(`mail could not be looked up: ${errorCode(error)}`),
  })
  const unsubscribe = onEmailQueued(() => setTimeout(worker.wake, COMMIT_DELAY_MS).unref())
  return {
    async stop(): Promise<void> {
      unsubscribe()
      await worker.stop()
      sender.transport.close()
    },
  }
}
