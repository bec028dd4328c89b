import {
  type Delivery,
  notRegisteredMessage,
  RECIPIENT_REQUIRED,
} from '../../contract/announcements.ts'
import { type Db, inTransaction, isUniqueViolation, type Tx } from '../platform/db.ts'
import { withLongStatements } from '../platform/db-timeouts.ts'
import { decline, httpError } from '../platform/errors.ts'
import { newPublicId } from '../platform/random.ts'
import { enqueueMessagePush } from '../push/enqueue.ts'
import {
  deliverToInboxes,
  enqueueEmails,
  findByEmails,
  findLessonClassId,
  findSentMessage,
  insertMessage,
  type RecipientSelector,
  recordRecipientCount,
} from './store.ts'

export type Announcement = {
  senderId: number
  subject: string
  body: string
  delivery: Delivery
  popup: boolean
  toAll: boolean
  /** Email addresses, when it is not for all. */
  to: readonly string[]
  /** A lesson it points to. */
  lessonId: number | null
  /** Names this sending, so that the same one again is no second message. */
  idempotencyKey?: string | undefined
  /** Unix seconds. */
  now: number
}

/**
 * Sends a message to all who are students now, or to these addresses: inbox rows, push and queued emails, all or
 * nothing, and answers the message's id (R-AMSG-011 to R-AMSG-016). Refuses nobody as a recipient, and a list
 * that names somebody unregistered, as a whole. Email alone reaches no inbox, and so is neither popup nor push.
 */
export async function announce(tx: Tx, announcement: Announcement): Promise<number> {
  const recipients = announcement.toAll
    ? 'all students'
    : await requireRegistered(tx, announcement.to)
  if (announcement.toAll && announcement.to.length > 0)
    httpError('invalid_request', 'recipients are not for a message to all')
  const messageId = await insertMessage(tx, {
    ...announcement,
    rand: newPublicId(),
    popup: announcement.popup && announcement.delivery !== 'email',
    classId:
      announcement.lessonId === null ? null : await requireLessonClassId(tx, announcement.lessonId),
    idempotencyKey: announcement.idempotencyKey ?? null,
  })
  // a row each for all students of a large school
  const { inboxes, emails } = await withLongStatements(async () => ({
    inboxes:
      announcement.delivery === 'email' ? 0 : await deliverToInboxes(tx, messageId, recipients),
    emails:
      announcement.delivery === 'inApp'
        ? 0
        : await enqueueEmails(tx, messageId, recipients, announcement.now),
  }))
  if (announcement.delivery !== 'email')
    await enqueueMessagePush(tx, { messageId, ...announcement })
  await recordRecipientCount(tx, messageId, Math.max(inboxes, emails))
  return messageId
}

/** Sends what `announce` sends; a sending that has arrived before is answered as the message that it became. */
export async function announceOnce(db: Db, announcement: Announcement): Promise<number> {
  const { senderId, idempotencyKey } = announcement
  if (idempotencyKey === undefined) return inTransaction(db, (tx) => announce(tx, announcement))
  const existingId = await findSentMessage(db, senderId, idempotencyKey)
  if (existingId !== undefined) return existingId
  try {
    return await inTransaction(db, (tx) => announce(tx, announcement))
  } catch (error) {
    // the same sending was under way at the same time
    const concurrentId = isUniqueViolation(error)
      ? await findSentMessage(db, senderId, idempotencyKey)
      : undefined
    if (concurrentId === undefined) throw error
    return concurrentId
  }
}

async function requireRegistered(tx: Tx, addresses: readonly string[]): Promise<RecipientSelector> {
  if (addresses.length === 0) decline('recipients_required', RECIPIENT_REQUIRED)
  const { people, unknown } = await findRecipients(tx, addresses)
  if (unknown.length > 0) decline('recipients_not_registered', notRegisteredMessage(unknown))
  return people.map(({ id }) => id)
}

/** Who has these addresses, and which of them nobody has, as they were written. */
export async function findRecipients(db: Db, addresses: readonly string[]) {
  const asWritten = new Map(addresses.map((it) => [it.toLowerCase(), it]))
  const people = await findByEmails(db, [...asWritten.keys()])
  for (const { email_key } of people) asWritten.delete(email_key)
  return { people, unknown: [...asWritten.values()] }
}

async function requireLessonClassId(tx: Tx, lessonId: number) {
  return (
    (await findLessonClassId(tx, lessonId)) ??
    httpError('linked_lesson_not_found', 'Lesson not found')
  )
}

export type InboxNotification = {
  studentIds: readonly number[]
  subject: string
  body: string
  classId?: number
  lessonId?: number
  /** Unix seconds. */
  now: number
}

/** Tells certain people something in their inbox, in the transaction of whatever it is about. Nobody is no message. */
export async function notify(
  tx: Tx,
  { studentIds, subject, body, now, ...about }: InboxNotification,
) {
  if (studentIds.length === 0) return
  const messageId = await insertMessage(tx, {
    rand: newPublicId(),
    subject,
    body,
    delivery: 'inApp',
    popup: false,
    toAll: false,
    classId: about.classId ?? null,
    lessonId: about.lessonId ?? null,
    senderId: null,
    idempotencyKey: null,
    now,
  })
  await deliverToInboxes(tx, messageId, studentIds)
  await enqueueMessagePush(tx, { messageId, toAll: false, lessonId: about.lessonId ?? null, now })
}
