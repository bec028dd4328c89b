import type { AliasableExpression } from 'kysely'
import type { Locale } from '../../messages/languages.ts'
import { batchesOf } from './batches.ts'
import type { Db, Tx } from './db.ts'

/**
 * An email to one recipient; `language` is that of the recipient if the text is in it (R-LANG-004). `studentId` is whom an email to a
 * contact is about (R-PAY-009).
 */
export type NewEmail = {
  to: string
  language?: Locale
  subject: string
  body: string
  studentId?: number
}

type Listener = () => void
const listeners = new Set<Listener>()

/** Calls `listener` whenever this process queues an email. Returns a function that unsubscribes. */
export function onEmailQueued(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * Queues emails in the transaction of the event that they report. The mail worker sends them with retries, so a crash
 * loses none (R-AMSG-016).
 */
export async function queueEmails(db: Db, emails: readonly NewEmail[], now: number): Promise<void> {
  if (emails.length === 0) return
  const rows = emails.map(({ to, language = '' as const, subject, body, studentId = null }) => ({
    message_id: null,
    to_address: to,
    student_id: studentId,
    language,
    subject,
    body,
    next_attempt_at: now,
    sent_at: null,
    failed_at: null,
    created_at: now,
  }))
  for (const batch of batchesOf(rows)) await db.insertInto('email_outbox').values(batch).execute()
  notifyListeners()
}

type MessageEmails = {
  messageId: number
  /** Selects the addresses. */
  recipients: AliasableExpression<{ email: string }>
  now: number
}

/**
 * Queues the email of a message to every recipient that a query finds, in one statement. Returns their number. The text
 * stays with the message.
 */
export async function enqueueMessageEmails(
  tx: Tx,
  { messageId, recipients, now }: MessageEmails,
): Promise<number> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('email_outbox')
    .columns(['message_id', 'to_address', 'subject', 'body', 'next_attempt_at', 'created_at'])
    .expression((it) =>
      it
        // one copy for a contact of several students
        .selectFrom((found) =>
          found
            .selectFrom(recipients.as('receivers'))
            .select('receivers.email')
            .distinct()
            .where('receivers.email', '<>', '')
            .as('addresses'),
        )
        .select((recipient) => [
          recipient.val(messageId).as('message_id'),
          'addresses.email',
          recipient.val('').as('subject'),
          recipient.val('').as('body'),
          recipient.val(now).as('next_attempt_at'),
          recipient.val(now).as('created_at'),
        ]),
    )
    .executeTakeFirstOrThrow()
  notifyListeners()
  return Number(numInsertedOrUpdatedRows ?? 0)
}

/** Queues the failed emails of a message again with all attempts. Returns their number. */
export async function retryFailedEmails(db: Db, messageId: number, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('email_outbox')
    .set({ failed_at: null, attempts: 0, next_attempt_at: now, claimed_until: 0 })
    .where('message_id', '=', messageId)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0) notifyListeners()
  return Number(numUpdatedRows)
}

/** Queues a failed email again with all attempts; false if it is not a failed one. */
export async function retryFailedEmail(db: Db, id: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('email_outbox')
    .set({ failed_at: null, attempts: 0, next_attempt_at: now, claimed_until: 0 })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0) notifyListeners()
  return numUpdatedRows > 0
}

function notifyListeners() {
  for (const listener of listeners) listener()
}

/** The number of emails that are still to be sent, for /metrics. */
export function mailQueueGauge(db: Db) {
  return {
    name: 'lisan_mail_waiting',
    help: 'Emails that are still to be sent',
    read(): Promise<number> {
      return countWaitingEmails(db)
    },
  }
}

/** The number of emails that are still to be sent. */
export async function countWaitingEmails(db: Db): Promise<number> {
  const { waiting } = await db
    .selectFrom('email_outbox')
    .select((it) => it.fn.countAll<number>().as('waiting'))
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return waiting
}
