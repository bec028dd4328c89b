import type { SelectQueryBuilder } from 'kysely'
import type { Db, Tx } from './db.ts'
import type { Tables } from './tables.ts'

/** A plain-text email to one person. */
export type Mail = { to: string; subject: string; body: string }

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
  const rows = mails.map(({ to, subject, body }) => ({
    message_id: null,
    to_address: to,
    subject,
    body,
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
  tellListeners()
}

type MessageMail = {
  messageId: number
  /** Finds the addresses. */
  to: SelectQueryBuilder<Tables, 'people', { email: string }>
  now: number
}

/**
 * Queues a message's email to everybody a query finds, in one statement, and answers how many they are. Its words stay
 * with the message (decision 0171).
 */
export async function queueMessageMail(
  tx: Tx,
  { messageId, to, now }: MessageMail,
): Promise<number> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('outgoing_mail')
    .columns(['message_id', 'to_address', 'subject', 'body', 'next_try_at', 'created_at'])
    .expression((it) =>
      it
        .selectFrom(to.as('receivers'))
        .select((receiver) => [
          receiver.val(messageId).as('message_id'),
          'receivers.email',
          receiver.val('').as('subject'),
          receiver.val('').as('body'),
          receiver.val(now).as('next_try_at'),
          receiver.val(now).as('created_at'),
        ]),
    )
    .executeTakeFirstOrThrow()
  tellListeners()
  return Number(numInsertedOrUpdatedRows ?? 0)
}

/** Puts the letters of a message that were given up back into the queue, all tries before them, and answers how many. */
export async function retryMail(db: Db, messageId: number, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outgoing_mail')
    .set({ failed_at: null, tries: 0, next_try_at: now, claimed_until: 0 })
    .where('message_id', '=', messageId)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0) tellListeners()
  return Number(numUpdatedRows)
}

function tellListeners() {
  for (const tell of listeners) tell()
}
