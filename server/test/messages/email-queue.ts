import { readMessageEmails } from '../../messages/message-email.ts'
import type { Db } from '../../platform/db.ts'
import type { MailTransport } from '../../platform/mail-transport.ts'
import { sendDueEmails, startMailWorker } from '../../platform/mail-worker.ts'
import type { LogWarning } from '../../platform/worker.ts'
import type { TestSchool } from '../test-school.ts'

export const queuedEmail = {
  to: 'amina@example.org',
  subject: 'A code',
  body: 'Your code is 123456',
}

/** All queued, sent and failed emails. */
export function outboxRows({ db }: TestSchool) {
  return db.selectFrom('email_outbox').selectAll().orderBy('id').execute()
}

const readMessages = (db: Db) => readMessageEmails(db, 'https://lisan.example')

/** Sends a batch of due emails and returns their number. */
export function sendEmails(
  { db }: TestSchool,
  transport: MailTransport,
  warn: LogWarning,
  signal?: AbortSignal,
): Promise<number> {
  return sendDueEmails(db, { transport, readMessages, warn }, signal)
}

/** Starts the worker that sends emails. */
export function startMail({ db }: TestSchool, transport: MailTransport, warn: LogWarning) {
  return startMailWorker(db, { transport, readMessages, warn })
}
