import type { Db } from './db.ts'

/** A plain-text email to one person. */
export type Mail = { to: string; subject: string; body: string; messageId?: number }

type Listener = () => void
const listeners = new Set<Listener>()

/** Calls `listener` whenever this process queues mail, until what is answered is called. */
export function onMailQueued(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * Puts emails into the queue, in the transaction of whatever they tell about; the mail worker sends them
 * with retries, so a crash loses none (decisions §9).
 */
export async function queueMail(db: Db, mails: readonly Mail[], now: number): Promise<void> {
  if (mails.length === 0) return
  const rows = mails.map((mail) => ({
    message_id: mail.messageId ?? null,
    to_address: mail.to,
    subject: mail.subject,
    body: mail.body,
    next_try_at: now,
    sent_at: null,
    failed_at: null,
    created_at: now,
  }))
  // both engines bound the number of values a statement may carry
  for (let at = 0; at < rows.length; at += 1000) {
    await db
      .insertInto('outgoing_mail')
      .values(rows.slice(at, at + 1000))
      .execute()
  }
  for (const tell of listeners) tell()
}
