import { RECIPIENT_REQUIRED } from '../../contract/messages.ts'
import type { Tx } from '../kernel/db.ts'
import { queueMail } from '../kernel/mail.ts'
import { newRand } from '../kernel/random.ts'
import { refuse, reject } from '../kernel/refusal.ts'
import {
  deliverTo,
  deliverToAll,
  findByEmails,
  findClassOfLesson,
  insertMessage,
  listStudents,
} from './store.ts'

export type Announcement = {
  senderId: number
  subject: string
  body: string
  delivery: 'inApp' | 'email' | 'both'
  popup: boolean
  toAll: boolean
  /** Email addresses, when it is not for all. */
  to: readonly string[]
  /** A lesson it points to. */
  lessonId: number | null
  /** Unix seconds. */
  now: number
}

/**
 * Sends a message to all who are students now, or to these addresses: inbox rows and queued emails, all or nothing,
 * and answers the message's id (wallet-and-admin §7, decisions §9). Refuses nobody as a recipient, and a list that
 * names somebody unregistered, as a whole. Email alone reaches no inbox, and so is never a popup.
 */
export async function announce(tx: Tx, it: Announcement): Promise<number> {
  const people = it.toAll ? null : await registered(tx, it.to)
  if (people === null && it.to.length > 0) reject(400, 'recipients are not for a message to all')
  const messageId = await insertMessage(tx, {
    ...it,
    rand: newRand(),
    popup: it.popup && it.delivery !== 'email',
    classId: it.lessonId === null ? null : await classOf(tx, it.lessonId),
  })
  if (it.delivery !== 'email') {
    if (people)
      await deliverTo(
        tx,
        messageId,
        people.map(({ id }) => id),
      )
    else await deliverToAll(tx, messageId)
  }
  if (it.delivery !== 'inApp') {
    const mails = (people ?? (await listStudents(tx))).map(({ email }) => ({
      to: email,
      subject: it.subject,
      body: it.body,
      messageId,
    }))
    await queueMail(tx, mails, it.now)
  }
  return messageId
}

async function registered(tx: Tx, addresses: readonly string[]) {
  if (addresses.length === 0) refuse(RECIPIENT_REQUIRED)
  const asWritten = new Map(addresses.map((it) => [it.toLowerCase(), it]))
  const people = await findByEmails(tx, [...asWritten.keys()])
  for (const { email_key } of people) asWritten.delete(email_key)
  if (asWritten.size > 0) {
    refuse(`These emails are not registered: ${[...asWritten.values()].join(', ')}`)
  }
  return people
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
    now,
  })
  await deliverTo(tx, messageId, studentIds)
}
