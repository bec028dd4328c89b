import type { Audience } from '../../contract/audiences.ts'
import { STUDENT_ROLE } from '../../contract/auth.ts'
import type { Message } from '../../contract/messages.ts'
import { batchesOf } from '../platform/batches.ts'
import type { Db, Tx } from '../platform/db.ts'
import { enqueueMessageEmails } from '../platform/mail-queue.ts'
import { prepareQuery } from '../platform/prepared-query.ts'
import { selectAudience } from './audience-queries.ts'

export type NewMessage = {
  rand: string
  subject: string
  body: string
  delivery: 'inApp' | 'email' | 'both'
  popup: boolean
  toAll: boolean
  classId: number | null
  lessonId: number | null
  /** The administrator who wrote it; null for automatic messages. */
  senderId: number | null
  /** The sender's idempotency key. */
  idempotencyKey: string | null
  /** The audience in words, if it was sent to one. */
  audience?: string
  now: number
}

/** Inserts a message without recipients. */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<number> {
  const { id } = await tx
    .insertInto('messages')
    .values({
      rand: message.rand,
      subject: message.subject,
      body: message.body,
      delivery: message.delivery,
      popup: message.popup ? 1 : 0,
      to_all: message.toAll ? 1 : 0,
      class_id: message.classId,
      lesson_id: message.lessonId,
      sender_id: message.senderId,
      sent_at: message.now,
      idempotency_key: message.idempotencyKey,
      audience: message.audience ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** All active students or an audience at the time of sending, or these users. */
export type RecipientSelector =
  | 'all students'
  | { audience: Audience; now: number }
  | readonly number[]

/** One query for all students or an audience, or one per thousand ids, without duplicates. */
function recipientQueries(tx: Tx, recipients: RecipientSelector) {
  const users = tx.selectFrom('users').where('users.deleted_at', 'is', null)
  if (recipients === 'all students')
    return [users.where('role', '=', STUDENT_ROLE).where('deactivated_at', 'is', null)]
  if ('audience' in recipients) return [selectAudience(tx, recipients.audience, recipients.now)]
  return [...batchesOf([...new Set(recipients)])].map((batch) => users.where('id', 'in', batch))
}

/** Adds a message to the inbox of its recipients and returns their number. */
export async function deliverToInboxes(
  tx: Tx,
  messageId: number,
  recipients: RecipientSelector,
): Promise<number> {
  let delivered = 0
  for (const users of recipientQueries(tx, recipients)) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('inbox')
      .columns(['message_id', 'student_id', 'read_at'])
      .expression(
        users.select((person) => [
          person.val(messageId).as('message_id'),
          'users.id',
          person.lit(null).as('read_at'),
        ]),
      )
      .executeTakeFirstOrThrow()
    delivered += Number(numInsertedOrUpdatedRows ?? 0)
  }
  return delivered
}

/** Queues the emails of a message and returns their number. */
export async function enqueueEmails(
  tx: Tx,
  messageId: number,
  recipients: RecipientSelector,
  now: number,
): Promise<number> {
  let queued = 0
  for (const users of recipientQueries(tx, recipients)) {
    queued += await enqueueMessageEmails(tx, {
      messageId,
      recipients: users.select('users.email'),
      now,
    })
  }
  return queued
}

/** Stores the number of recipients of a message. */
export async function recordRecipientCount(
  tx: Tx,
  messageId: number,
  recipientCount: number,
): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ recipient_count: recipientCount })
    .where('id', '=', messageId)
    .execute()
}

/** The message of this sender with this idempotency key. */
export async function findSentMessage(
  db: Db,
  senderId: number,
  idempotencyKey: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('sender_id', '=', senderId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  return row?.id
}

export type Recipient = { id: number; name: string; email: string; email_key: string }

/** The users with these addresses (in lower case). */
export async function findByEmails(db: Db, keys: readonly string[]): Promise<Recipient[]> {
  const recipients: Recipient[] = []
  for (const batch of batchesOf(keys)) {
    const users = await db
      .selectFrom('users')
      .select(['id', 'name', 'email', 'email_key'])
      .where('deleted_at', 'is', null)
      .where('email_key', 'in', batch)
      .execute()
    recipients.push(...users)
  }
  return recipients
}

/** The class of an existing lesson. */
export async function findLessonClassId(db: Db, lessonId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('lessons')
    .innerJoin('classes', 'classes.id', 'lessons.class_id')
    .select('classes.id')
    .where('lessons.id', '=', lessonId)
    .where('lessons.deleted_at', 'is', null)
    .where('classes.deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.id
}

const INBOX_MAX = 500
/** The bell shows the newest messages and counts unread ones up to the limit. */
const BRIEF_LIMITS = { newest: 5, unread: 100 }

/** A student's messages, newest first. */
export async function listInbox(db: Db, studentId: number): Promise<Message[]> {
  return (await inboxOf(db, { studentId })).map(toMessage)
}

/** The newest messages and all unread ones, with a body for unread popups only (decision 0070). */
export async function listInboxBrief(db: Db, studentId: number): Promise<Message[]> {
  return (await briefOf(db, { studentId })).map(toMessage)
}

function toMessage(row: Row): Message {
  return {
    id: row.id,
    publicId: row.rand,
    subject: row.subject,
    body: row.body,
    sentAt: row.sent_at,
    isRead: row.read_at !== null,
    popup: row.popup === 1,
    classId: row.class_id === null ? '' : String(row.class_id),
    lessonId: row.lesson_id === null ? '' : String(row.lesson_id),
  }
}

type Row = {
  id: number
  rand: string
  subject: string
  body: string
  popup: number
  sent_at: number
  read_at: number | null
  class_id: number | null
  lesson_id: number | null
}

// links to drafts and to deleted classes and lessons are omitted
function selectInbox(db: Db) {
  return db
    .selectFrom('inbox')
    .innerJoin('messages', 'messages.id', 'inbox.message_id')
    .leftJoin('classes', (join) =>
      join
        .onRef('classes.id', '=', 'messages.class_id')
        .on('classes.deleted_at', 'is', null)
        .on('classes.is_draft', '=', 0),
    )
    .leftJoin('lessons', (join) =>
      join
        .onRef('lessons.id', '=', 'messages.lesson_id')
        .onRef('lessons.class_id', '=', 'classes.id')
        .on('lessons.deleted_at', 'is', null)
        .on('lessons.is_draft', '=', 0),
    )
    .select(['messages.id', 'messages.rand', 'messages.subject', 'messages.popup'])
    .select(['messages.sent_at', 'inbox.read_at'])
    .select(['classes.id as class_id', 'lessons.id as lesson_id'])
    .orderBy('inbox.message_id', 'desc')
}

const inboxOf = prepareQuery<{ studentId: number }, Row>((db, param) =>
  selectInbox(db)
    .select('messages.body')
    .where('inbox.student_id', '=', param('studentId'))
    .limit(INBOX_MAX),
)

const briefOf = prepareQuery<{ studentId: number }, Row>((db, param) =>
  selectInbox(db)
    .select((it) =>
      it
        .case()
        .when(it.and([it('messages.popup', '=', 1), it('inbox.read_at', 'is', null)]))
        .then(it.ref('messages.body'))
        .else('')
        .end()
        .as('body'),
    )
    .where('inbox.student_id', '=', param('studentId'))
    .where((it) =>
      it.or([
        it('inbox.read_at', 'is', null),
        it(
          'inbox.message_id',
          'in',
          it
            .selectFrom('inbox as newest')
            .select('newest.message_id')
            .where('newest.student_id', '=', param('studentId'))
            .orderBy('newest.message_id', 'desc')
            .limit(BRIEF_LIMITS.newest),
        ),
      ]),
    )
    .limit(BRIEF_LIMITS.unread),
)

/** Marks a student's copy of a message as read; the first time is kept. False if the message is not in their inbox. */
export async function markRead(
  db: Db,
  { messageId, studentId, now }: { messageId: number; studentId: number; now: number },
): Promise<boolean> {
  const row = await db
    .updateTable('inbox')
    .set((it) => ({ read_at: it.fn.coalesce('read_at', it.val(now)) }))
    .where('message_id', '=', messageId)
    .where('student_id', '=', studentId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** A message that an administrator has sent, without its recipients. */
export async function readSentMessage(db: Db, id: number) {
  const row = await db
    .selectFrom('messages')
    .select(['subject', 'body', 'delivery', 'popup', 'lesson_id as lessonId'])
    .where('id', '=', id)
    .where('sender_id', 'is not', null)
    .executeTakeFirst()
  return row && { ...row, popup: row.popup === 1 }
}

/** The text of a message. */
export async function readMessageText(
  db: Db,
  id: number,
): Promise<{ subject: string; body: string }> {
  return db
    .selectFrom('messages')
    .select(['subject', 'body'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
