import { HOUR, MINUTE } from '../../contract/duration.ts'
import { now } from './clock.ts'
import type { Db } from './db.ts'
import { onEmailQueued } from './mail-queue.ts'
import type { MailTransport, OutgoingEmail } from './mail-transport.ts'
import { errorCode, startWorker } from './worker.ts'

const BATCH_SIZE = 10
/** Longer than any attempt: after this time another process takes over the emails of a process that ended. */
const CLAIM_SECONDS = 300
/** The delay after the first, second … failed attempt. There is no attempt after the eighth. */
const RETRY_DELAYS_SECONDS = [15, MINUTE, 5 * MINUTE, 20 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR]

/** Logs that an email could not be sent or that the database did not respond. The message contains no address. */
export type LogWarning = (message: string) => void

/**
 * Sends a batch of due emails and returns how many were due. Each is claimed by a conditional update, so any number of
 * processes can run this at once and an email is sent by one of them.
 */
export async function sendDueEmails(
  db: Db,
  transport: MailTransport,
  warn: LogWarning,
): Promise<number> {
  const ids = await findDueEmailIds(db, now())
  await Promise.all(
    ids.map(async (id) => {
      const email = await claimEmail(db, id, now())
      if (email) await sendClaimed(db, transport, email, warn)
    }),
  )
  return ids.length
}

/** Each of the two queries reads its own index, so the time does not depend on the number of queued emails. */
async function findDueEmailIds(db: Db, at: number): Promise<number[]> {
  const due = db
    .selectFrom('email_outbox')
    .select('id')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_attempt_at', '<=', at)
    .where('claimed_until', '<=', at)
    .limit(BATCH_SIZE)
  // a code that a user waits for is sent before an announcement to thousands
  const codes = await due.where('message_id', 'is', null).orderBy('id').execute()
  const found =
    codes.length > 0 ? codes : await due.orderBy('next_attempt_at').orderBy('id').execute()
  return found.map(({ id }) => id)
}

type ClaimedEmail = OutgoingEmail & { attempts: number }

/** Claims an email for this process and counts the attempt, even if the process ends before the attempt does. */
async function claimEmail(db: Db, id: number, at: number): Promise<ClaimedEmail | undefined> {
  const claimed = await db
    .updateTable('email_outbox')
    .set((it) => ({ claimed_until: at + CLAIM_SECONDS, attempts: it('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_attempt_at', '<=', at)
    .where('claimed_until', '<=', at)
    .returning(['id', 'to_address as to', 'subject', 'body', 'attempts', 'created_at as createdAt'])
    .returning('message_id as messageId')
    .executeTakeFirst()
  // a code has its own text, like an email queued before decision 0171
  if (!claimed || claimed.messageId === null || claimed.body !== '') return claimed
  return { ...claimed, ...(await messageContent(db, claimed.messageId)) }
}

async function messageContent(db: Db, messageId: number) {
  return db
    .selectFrom('messages')
    .select(['subject', 'body'])
    .where('id', '=', messageId)
    .executeTakeFirstOrThrow()
}

async function sendClaimed(
  db: Db,
  transport: MailTransport,
  email: ClaimedEmail,
  warn: LogWarning,
) {
  try {
    await transport.send(email)
  } catch (error) {
    await scheduleRetry(db, email, error)
    return warn(`mail ${email.id} did not leave at try ${email.attempts}: ${errorCode(error)}`)
  }
  await db
    .updateTable('email_outbox')
    // the text can contain a code; the message keeps what must be kept
    .set({ sent_at: now(), body: '', last_error: '' })
    .where('id', '=', email.id)
    .execute()
}

async function scheduleRetry(db: Db, { id, attempts }: ClaimedEmail, error: unknown) {
  const delaySeconds = RETRY_DELAYS_SECONDS[attempts - 1]
  const at = now()
  await db
    .updateTable('email_outbox')
    .set({
      last_error: String(error).slice(0, 500),
      claimed_until: 0,
      ...(delaySeconds === undefined ? { failed_at: at } : { next_attempt_at: at + delaySeconds }),
    })
    .where('id', '=', id)
    .execute()
}

/** Makes emails due that a clock which was ahead has delayed, and releases its claims. */
async function resetFutureSchedules(db: Db, at: number): Promise<void> {
  const longestDelay = Math.max(...RETRY_DELAYS_SECONDS)
  await db
    .updateTable('email_outbox')
    .set({ next_attempt_at: at, claimed_until: 0 })
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where((it) =>
      it.or([
        it('next_attempt_at', '>', at + longestDelay),
        it('claimed_until', '>', at + CLAIM_SECONDS),
      ]),
    )
    .execute()
}

const POLL_INTERVAL_MS = 2000
/** The transaction that queued an email has not committed yet when the listener is called. */
const COMMIT_DELAY_MS = 50

/** Sends emails in the background. `stop` waits for the emails in progress. */
export function startMailWorker(db: Db, transport: MailTransport, warn: LogWarning) {
  const worker = startWorker({
    runOnce: () => sendDueEmails(db, transport, warn),
    intervalMs: POLL_INTERVAL_MS,
    onClockMovedBack: (at) => resetFutureSchedules(db, at),
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
