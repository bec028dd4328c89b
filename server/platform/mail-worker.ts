import { DAY, HOUR, MINUTE } from '../../contract/platform/duration.ts'
import { now } from './clock.ts'
import type { Db } from './db.ts'
import {
  defineJobQueue,
  hasDueJob,
  type Job,
  type JobQueue,
  recordFailure,
  releaseJob,
  resetFutureSchedules,
  runDueJobs,
} from './job-queue.ts'
import {
  claimProbe,
  type MailPause,
  pauseEmails,
  readMailPause,
  resetFuturePause,
  resumeEmails,
} from './mail-pause.ts'
import { onEmailQueued } from './mail-queue.ts'
import type { MailTransport, OutgoingEmail } from './mail-transport.ts'
import { classifyMailFailure } from './smtp-failure.ts'
import { type LogWarning, runReported, startWorker } from './worker.ts'

const NAME = 'mail'

const emails = defineJobQueue<'email_outbox'>({
  table: 'email_outbox',
  columns: { dueAt: 'next_attempt_at', finishedAt: 'sent_at' },
  // a code that a user waits for is sent before an announcement to thousands
  isUrgent: (row) => row('message_id', 'is', null),
  batchSize: 10,
  leaseSeconds: 5 * MINUTE,
  // five days in all
  retryDelaysSeconds: [
    ...[15, MINUTE, 5 * MINUTE, 20 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR],
    ...[DAY, DAY, DAY, DAY],
  ],
  maxDelaySeconds: DAY,
})
/** After a pause a single email finds out whether the server accepts emails again. */
const probe: JobQueue = { ...emails, batchSize: 1 }
/** Due after the emails that the server has not seen: the same one must not be the probe every time. */
const PROBE_OTHERS_SECONDS = 30

export type MailSender = {
  transport: MailTransport
  /** Returns, for the emails of one batch, a reader of the text of messages, which their emails do not contain. */
  readMessages: (db: Db) => ReadMessage
  warn: LogWarning
}
type ReadMessage = (
  id: number,
) => Promise<{ subject: string; body: string; isAnnouncement: boolean }>

/**
 * Sends a batch of due emails and returns their number. While the server accepts nothing it sends none, then one, then all
 * (decision 0220). Any number of processes can run this at once.
 */
export async function sendDueEmails(
  db: Db,
  sender: MailSender,
  signal?: AbortSignal,
): Promise<number> {
  const pause = await readMailPause(db)
  if (pause) {
    if (pause.pausedUntil > now() || !(await hasDueJob(db, emails))) return 0
    if (!(await claimProbe(db, pause))) return 0
  }
  return runDueJobs(db, pause ? probe : emails, {
    run: (jobs) => {
      const batch = { ...sender, pause, readMessage: sender.readMessages(db) }
      return runReported({ db, name: NAME, warn: sender.warn }, jobs, (job) =>
        sendEmail(db, job, batch),
      )
    },
    signal,
  })
}

type Batch = Pick<MailSender, 'transport' | 'warn'> & {
  pause: MailPause | undefined
  readMessage: ReadMessage
}

async function sendEmail(db: Db, job: Job, { transport, readMessage, warn, pause }: Batch) {
  try {
    await transport.send(await readEmail(db, job.id, readMessage))
  } catch (error) {
    return handleFailure(db, job, { error, pause, warn })
  }
  await db
    .updateTable('email_outbox')
    // the text can contain a code, so it is cleared; the text of an announcement stays in its message
    .set({ sent_at: now(), body: '', last_error: '', in_folder: transport.isFolder ? 1 : 0 })
    .where('id', '=', job.id)
    .execute()
  if (pause) await resumeEmails(db)
}

type FailedAttempt = { error: unknown; pause: MailPause | undefined; warn: LogWarning }

async function handleFailure(db: Db, job: Job, { error, pause, warn }: FailedAttempt) {
  const failure = classifyMailFailure(error)
  const reason = String(error)
  if (failure === 'server') {
    warn(`mail waits: the server accepts nothing (email ${job.id})`, error)
    const until = await pauseEmails(db, pause, error)
    return releaseJob(db, emails, job, { at: until + PROBE_OTHERS_SECONDS, reason })
  }
  const isRefusal = failure === 'address' || failure === 'text'
  await recordFailure(db, emails, job, { reason, isTemporary: !isRefusal })
  if (failure === 'unexpected') throw error
  warn(`mail ${job.id} was refused at attempt ${job.attempt}`, error)
  // the server has answered about this email, so it accepts others
  if (pause) await resumeEmails(db)
}

async function readEmail(db: Db, id: number, readMessage: ReadMessage): Promise<OutgoingEmail> {
  const { messageId, ...email } = await db
    .selectFrom('email_outbox')
    .select(['id', 'to_address as to', 'subject', 'body', 'language', 'created_at as createdAt'])
    .select('message_id as messageId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  // emails with a code, and those of the first version, have their own text
  if (messageId === null || email.body !== '') return email
  return { ...email, ...(await readMessage(messageId)) }
}

const POLL_INTERVAL_MS = 2000
/** The transaction that queued an email has not committed yet when the listener is called. */
const COMMIT_DELAY_MS = 50

/** Sends emails in the background. `stop` waits for the emails in progress. */
export function startMailWorker(db: Db, sender: MailSender) {
  const worker = startWorker({
    ...{ db, name: NAME, warn: sender.warn },
    runOnce: (signal) => sendDueEmails(db, sender, signal),
    intervalMs: POLL_INTERVAL_MS,
    async onClockMovedBack(at) {
      await resetFutureSchedules(db, emails, at)
      await resetFuturePause(db, at)
    },
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
