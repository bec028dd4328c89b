import { sql } from 'kysely'
import { STUDENT_ROLE } from '../../contract/auth/auth.ts'
import type { Audience } from '../../contract/messages/audiences.ts'
import { batchesOf } from '../platform/batches.ts'
import type { Db, Tx } from '../platform/db.ts'
import { enqueueMessageEmails } from '../platform/mail-queue.ts'
import { inScope, type Scope, studentsInScope } from '../platform/scope.ts'
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
function recipientQueries(tx: Tx, recipients: RecipientSelector, scope: Scope) {
  const users = tx
    .selectFrom('users')
    .where('users.deleted_at', 'is', null)
    .$call(studentsInScope(scope, 'users.id'))
  if (recipients === 'all students')
    return [users.where('role', '=', STUDENT_ROLE).where('deactivated_at', 'is', null)]
  if ('audience' in recipients)
    return [selectAudience(tx, scope, recipients.audience, recipients.now)]
  return [...batchesOf([...new Set(recipients)])].map((batch) => users.where('id', 'in', batch))
}

/** Adds a message to the inbox of its recipients and returns their number. */
export async function deliverToInboxes(
  tx: Tx,
  messageId: number,
  recipients: RecipientSelector,
  scope: Scope,
): Promise<number> {
  let delivered = 0
  for (const users of recipientQueries(tx, recipients, scope)) {
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

/** The address of a user: of a student without an email that of the contact, '' without one (R-PAY-009). */
const reachableEmail =
  sql<string>`case when users.student_code is null or users.email_key not like '%@students.invalid'
  then users.email
  else coalesce((select contacts.email from contacts where contacts.id = users.contact_id), '') end`.as(
    'email',
  )

/** Queues the emails of a message and returns their number. */
export async function enqueueEmails(
  tx: Tx,
  messageId: number,
  recipients: RecipientSelector,
  { scope, now }: { scope: Scope; now: number },
): Promise<number> {
  let queued = 0
  for (const users of recipientQueries(tx, recipients, scope)) {
    queued += await enqueueMessageEmails(tx, {
      messageId,
      recipients: users.select(reachableEmail),
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

/** The users with these addresses (in lower case); none for a sender who must not see addresses. */
export async function findByEmails(
  db: Db,
  scope: Scope,
  keys: readonly string[],
): Promise<Recipient[]> {
  if (scope.reach !== 'all' && !scope.seesContacts) return []
  const recipients: Recipient[] = []
  for (const batch of batchesOf(keys)) {
    const users = await db
      .selectFrom('users')
      .select(['id', 'name', 'email', 'email_key'])
      .where('deleted_at', 'is', null)
      .where('email_key', 'in', batch)
      .$call(studentsInScope(scope, 'users.id'))
      .execute()
    recipients.push(...users)
  }
  return recipients
}

/** The class of an existing lesson of the scope. */
export async function findLessonClassId(
  db: Db,
  scope: Scope,
  lessonId: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('lessons')
    .innerJoin('classes', 'classes.id', 'lessons.class_id')
    .select('classes.id')
    .where('lessons.id', '=', lessonId)
    .where('lessons.deleted_at', 'is', null)
    .where('classes.deleted_at', 'is', null)
    .$call(inScope(scope, 'classes.id'))
    .executeTakeFirst()
  return row?.id
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
