import { type Delivery, notRegistered, RECIPIENT_REQUIRED } from '../../contract/announcements.ts'
import { type Db, inTransaction, isDuplicate, type Tx } from '../kernel/db.ts'
import { withLongStatements } from '../kernel/db-timeouts.ts'
import { newRand } from '../kernel/random.ts'
import { refuse, reject } from '../kernel/refusal.ts'
import { tellOfMessage } from '../push/tell.ts'
import {
  deliver,
  deliverByMail,
  findByEmails,
  findClassOfLesson,
  findSending,
  insertMessage,
  keepReceivers,
  type Receivers,
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
  once?: string | undefined
  /** Unix seconds. */
  now: number
}

/**
 * Sends a message to all who are students now, or to these addresses: inbox rows, push and queued emails, all or
 * nothing, and answers the message's id (wallet-and-admin §7, decisions §9). Refuses nobody as a recipient, and a list
 * that names somebody unregistered, as a whole. Email alone reaches no inbox, and so is neither popup nor push.
 */
export async function announce(tx: Tx, it: Announcement): Promise<number> {
  const receivers = it.toAll ? 'all students' : await registered(tx, it.to)
  if (it.toAll && it.to.length > 0) reject(400, 'recipients are not for a message to all')
  const messageId = await insertMessage(tx, {
    ...it,
    rand: newRand(),
    popup: it.popup && it.delivery !== 'email',
    classId: it.lessonId === null ? null : await classOf(tx, it.lessonId),
    once: it.once ?? null,
  })
  // a row each for all students of a large school
  const { inboxes, emails } = await withLongStatements(async () => ({
    inboxes: it.delivery === 'email' ? 0 : await deliver(tx, messageId, receivers),
    emails: it.delivery === 'inApp' ? 0 : await deliverByMail(tx, messageId, receivers, it.now),
  }))
  if (it.delivery !== 'email') await tellOfMessage(tx, { messageId, ...it })
  await keepReceivers(tx, messageId, Math.max(inboxes, emails))
  return messageId
}

/** Sends what `announce` sends; a sending that has arrived before is answered as the message that it became. */
export async function announceOnce(db: Db, it: Announcement): Promise<number> {
  const { senderId, once } = it
  if (once === undefined) return inTransaction(db, (tx) => announce(tx, it))
  const known = await findSending(db, senderId, once)
  if (known !== undefined) return known
  try {
    return await inTransaction(db, (tx) => announce(tx, it))
  } catch (fault) {
    // the same sending was under way at the same time
    const other = isDuplicate(fault) ? await findSending(db, senderId, once) : undefined
    if (other === undefined) throw fault
    return other
  }
}

async function registered(tx: Tx, addresses: readonly string[]): Promise<Receivers> {
  if (addresses.length === 0) refuse(RECIPIENT_REQUIRED)
  const { people, unknown } = await whoHas(tx, addresses)
  if (unknown.length > 0) refuse(notRegistered(unknown))
  return people.map(({ id }) => id)
}

/** Who has these addresses, and which of them nobody has, as they were written. */
export async function whoHas(db: Db, addresses: readonly string[]) {
  const asWritten = new Map(addresses.map((it) => [it.toLowerCase(), it]))
  const people = await findByEmails(db, [...asWritten.keys()])
  for (const { email_key } of people) asWritten.delete(email_key)
  return { people, unknown: [...asWritten.values()] }
}

async function classOf(tx: Tx, lessonId: number) {
  return (await findClassOfLesson(tx, lessonId)) ?? refuse('Lesson not found')
}

export type Notice = {
  studentIds: readonly number[]
  subject: string
  body: string
  classId?: number
  lessonId?: number
  /** Unix seconds. */
  now: number
}

/** Tells certain people something in their inbox, in the transaction of whatever it is about. Nobody is no message. */
export async function notify(tx: Tx, { studentIds, subject, body, now, ...about }: Notice) {
  if (studentIds.length === 0) return
  const messageId = await insertMessage(tx, {
    rand: newRand(),
    subject,
    body,
    delivery: 'inApp',
    popup: false,
    toAll: false,
    classId: about.classId ?? null,
    lessonId: about.lessonId ?? null,
    senderId: null,
    once: null,
    now,
  })
  await deliver(tx, messageId, studentIds)
  await tellOfMessage(tx, { messageId, toAll: false, lessonId: about.lessonId ?? null, now })
}
