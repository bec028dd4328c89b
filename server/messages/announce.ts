import {
  type Delivery,
  notRegisteredMessage,
  RECIPIENT_REQUIRED,
} from '../../contract/messages/announcements.ts'
import { type Audience, describeAudience } from '../../contract/messages/audiences.ts'
import { messagesIn } from '../../messages/catalog.ts'
import type { Messages } from '../../messages/compiled/messages.d.ts'
import type { Locale } from '../../messages/languages.ts'
import { say } from '../../messages/message.ts'
import { listLanguages } from '../auth/store.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { type Db, inTransaction, isUniqueViolation, type Tx } from '../platform/db.ts'
import { withLongStatements } from '../platform/db-timeouts.ts'
import { decline, httpError } from '../platform/errors.ts'
import { newPublicId } from '../platform/random.ts'
import { type Scope, WHOLE_SCHOOL } from '../platform/scope.ts'
import { storedText } from '../platform/stored-text.ts'
import { enqueueMessagePush } from '../push/enqueue.ts'
import { languageOf, readSender } from '../settings/emails.ts'
import { readAudienceNames } from './audience-queries.ts'
import {
  deliverToInboxes,
  enqueueEmails,
  findByEmails,
  findLessonClassId,
  findSentMessage,
  insertMessage,
  type RecipientSelector,
  readSentMessage,
  recordRecipientCount,
} from './store.ts'

export type Announcement = {
  senderId: number
  /** The students that the sender reaches; all without it. */
  scope?: Scope
  subject: string
  body: string
  delivery: Delivery
  popup: boolean
  toAll: boolean
  /** Email addresses; empty for a message to all or to an audience. */
  to: readonly string[]
  audience?: Audience | undefined
  /** The lesson that the message links to. */
  lessonId: number | null
  /** The sender's idempotency key: a repeated request sends no second message. */
  idempotencyKey?: string | undefined
  /** Unix seconds. */
  now: number
}

/**
 * Sends a message to all current students, to an audience or to these addresses: writes inbox rows, the push notification
 * and queued emails in one transaction, and returns the message's id and its number of recipients (R-AMSG-011 to
 * R-AMSG-016). Declines an empty list or audience, a list with an unregistered address, and a message by email alone to
 * nobody with an email. A message by email alone is neither a popup nor a push notification.
 */
export async function announce(tx: Tx, announcement: Announcement): Promise<SentAnnouncement> {
  const { audience, now, scope = WHOLE_SCHOOL } = announcement
  const recipients = await resolveRecipients(tx, announcement)
  const messageId = await insertMessage(tx, {
    ...announcement,
    rand: newPublicId(),
    popup: announcement.popup && announcement.delivery !== 'email',
    classId:
      announcement.lessonId === null
        ? null
        : await requireLessonClassId(tx, scope, announcement.lessonId),
    idempotencyKey: announcement.idempotencyKey ?? null,
    audience: audience
      ? storedText(describeAudience(audience, await readAudienceNames(tx, scope, audience)))
      : '',
  })
  // inserts a row for each student, which takes long in a large school
  const { inboxes, emails } = await withLongStatements(async () => ({
    inboxes:
      announcement.delivery === 'email'
        ? 0
        : await deliverToInboxes(tx, messageId, recipients, scope),
    emails:
      announcement.delivery === 'inApp'
        ? 0
        : await enqueueEmails(tx, messageId, recipients, { scope, now }),
  }))
  const recipientCount = Math.max(inboxes, emails)
  if (audience && recipientCount === 0)
    decline('audience_empty', say('rules_messages_audience_no_members_now'))
  // students without an email of their own or of a contact
  if (announcement.delivery === 'email' && Array.isArray(recipients) && emails === 0)
    decline('recipients_without_email', say('rules_messages_recipients_without_email'))
  if (announcement.delivery !== 'email')
    await enqueueMessagePush(tx, { messageId, ...announcement })
  await recordRecipientCount(tx, messageId, recipientCount)
  return { messageId, recipientCount, onlyRecipientId: onlyIdOf(recipients) }
}

type SentAnnouncement = {
  messageId: number
  recipientCount: number
  /** The only chosen recipient; null for several, an audience and all students. */
  onlyRecipientId: number | null
}

/** The only user of a list; the audit entry of a message to one person is about that person. */
export const onlyIdOf = (recipients: RecipientSelector): number | null =>
  Array.isArray(recipients) && recipients.length === 1 ? (recipients[0] ?? null) : null

/** Sends a message of an administrator with its audit entry, and returns its id. */
async function announceAudited(tx: Tx, announcement: Announcement): Promise<number> {
  const { messageId, recipientCount, onlyRecipientId } = await announce(tx, announcement)
  await writeAuditEntry(tx, {
    actorId: announcement.senderId,
    action: 'sendMessage',
    subjectId: onlyRecipientId,
    detail: say('audited_detail_sent', { subject: announcement.subject, count: recipientCount }),
    now: announcement.now,
  })
  return messageId
}

/** Sends a message like `announce`; a request with a known idempotency key returns the existing message. */
export async function announceOnce(db: Db, announcement: Announcement): Promise<number> {
  const { senderId, idempotencyKey } = announcement
  if (idempotencyKey === undefined)
    return inTransaction(db, (tx) => announceAudited(tx, announcement))
  const existingId = await findSentMessage(db, senderId, idempotencyKey)
  if (existingId !== undefined) return existingId
  try {
    return await inTransaction(db, (tx) => announceAudited(tx, announcement))
  } catch (error) {
    // a concurrent request inserted the message
    const concurrentId = isUniqueViolation(error)
      ? await findSentMessage(db, senderId, idempotencyKey)
      : undefined
    if (concurrentId === undefined) throw error
    return concurrentId
  }
}

/**
 * Sends a message again to the recipients who have not read it, without the link to a lesson that was deleted or is of a class which the
 * sender does not have any more (R-STAFF-006). Throws 404 for one that no administrator has sent.
 */
export function announceAgain(
  db: Db,
  {
    messageId,
    senderId,
    scope,
    now,
  }: { messageId: number; senderId: number; scope: Scope; now: number },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const sent =
      (await readSentMessage(tx, messageId)) ??
      httpError('message_not_found', say('rules_messages_message_not_found'))
    const { lessonId } = sent
    const classId = lessonId === null ? undefined : await findLessonClassId(tx, scope, lessonId)
    return announceAudited(tx, {
      ...sent,
      lessonId: classId === undefined ? null : lessonId,
      ...{ senderId, scope, now, toAll: false, to: [] },
      audience: { kind: 'unread', messageId },
    })
  })
}

/** Rejects more than one of: all students, an audience, addresses. */
export function requireOneRecipientKind({
  toAll,
  to,
  audience,
}: Pick<Announcement, 'toAll' | 'to' | 'audience'>): void {
  if ((toAll || audience) && to.length > 0)
    httpError('invalid_request', say('rules_wire_field_empty_for_all', { field: 'recipients' }))
  if (toAll && audience)
    httpError('invalid_request', say('rules_wire_field_empty_for_all', { field: 'audience' }))
}

async function resolveRecipients(
  tx: Tx,
  { toAll, to, audience, now, scope = WHOLE_SCHOOL }: Announcement,
): Promise<RecipientSelector> {
  requireOneRecipientKind({ toAll, to, audience })
  if (toAll) return 'all students'
  return audience ? { audience, now } : requireRegistered(tx, scope, to)
}

/** The ids of the users with these addresses. Declines an empty list and one with an unregistered address. */
export async function requireRegistered(
  tx: Tx,
  scope: Scope,
  addresses: readonly string[],
): Promise<number[]> {
  if (addresses.length === 0) decline('recipients_required', RECIPIENT_REQUIRED)
  const { users, unregistered } = await findRecipients(tx, scope, addresses)
  if (unregistered.length > 0)
    decline('recipients_not_registered', notRegisteredMessage(unregistered))
  return users.map(({ id }) => id)
}

/** The users with these addresses, and the addresses without a user, as they were written. */
export async function findRecipients(db: Db, scope: Scope, addresses: readonly string[]) {
  const addressByKey = new Map(addresses.map((it) => [it.toLowerCase(), it]))
  const users = await findByEmails(db, scope, [...addressByKey.keys()])
  for (const { email_key } of users) addressByKey.delete(email_key)
  return { users, unregistered: [...addressByKey.values()] }
}

async function requireLessonClassId(tx: Tx, scope: Scope, lessonId: number) {
  return (
    (await findLessonClassId(tx, scope, lessonId)) ??
    httpError('lesson_not_found', say('rules_lessons_lesson_not_found'))
  )
}

type Notification = { subject: string; body: string }

export type InboxNotification = {
  studentIds: readonly number[]
  /** The text in the language of a recipient (R-LANG-004). */
  write: (m: Messages, locale: Locale) => Notification
  classId?: number
  lessonId?: number
  /** Its notification is sent in quiet hours too (R-SESSION-006). */
  isUrgent?: boolean
  /** Unix seconds. */
  now: number
}

/**
 * Adds a message to the inbox of these students, in the transaction of the event that it reports: one for each of their languages.
 * Does nothing without recipients.
 */
export async function notify(tx: Tx, { studentIds, write, ...about }: InboxNotification) {
  for (const [locale, ids] of await groupByLanguage(tx, studentIds))
    await addToInboxes(tx, ids, { ...write(messagesIn(locale), locale), ...about })
}

async function groupByLanguage(tx: Tx, ids: readonly number[]): Promise<Map<Locale, number[]>> {
  if (ids.length === 0) return new Map()
  const sender = await readSender(tx)
  const profiles = await listLanguages(tx, ids)
  return Map.groupBy(ids, (it) => languageOf(profiles.get(it) ?? '', sender))
}

async function addToInboxes(
  tx: Tx,
  studentIds: readonly number[],
  { now, ...about }: Notification & Omit<InboxNotification, 'studentIds' | 'write'>,
) {
  const messageId = await insertMessage(tx, {
    rand: newPublicId(),
    subject: about.subject,
    body: about.body,
    delivery: 'inApp',
    popup: false,
    toAll: false,
    classId: about.classId ?? null,
    lessonId: about.lessonId ?? null,
    senderId: null,
    idempotencyKey: null,
    now,
  })
  await deliverToInboxes(tx, messageId, studentIds, WHOLE_SCHOOL)
  const { lessonId = null, isUrgent = false } = about
  await enqueueMessagePush(tx, { messageId, toAll: false, lessonId, isUrgent, now })
}
