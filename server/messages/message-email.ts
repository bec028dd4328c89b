import type { Db } from '../platform/db.ts'
import { readSiteName } from '../settings/site-name.ts'

/** What the email of a message consists of. */
export type MessageEmail = { subject: string; body: string; isAnnouncement: boolean }

/**
 * Returns a reader of the emails of messages for one batch, which reads each message and the name of the school once. An email
 * is the text of its message, then the name of the school and, with `siteUrl`, the address where the student reads it and others
 * (R-AMSG-014).
 */
export function readMessageEmails(db: Db, siteUrl: string | undefined) {
  const emails = new Map<number, Promise<MessageEmail>>()
  let siteName: Promise<string> | undefined
  const readEmail = async (id: number) => {
    const message = await readMessage(db, id)
    siteName ??= readSiteName(db)
    return composeEmail(message, await siteName, siteUrl)
  }
  return (id: number): Promise<MessageEmail> => {
    const email = emails.get(id) ?? readEmail(id)
    emails.set(id, email)
    return email
  }
}

type Message = Awaited<ReturnType<typeof readMessage>>

function readMessage(db: Db, id: number) {
  return db
    .selectFrom('messages')
    .select(['subject', 'body', 'rand', 'delivery', 'sender_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

function composeEmail(
  message: Message,
  siteName: string,
  siteUrl: string | undefined,
): MessageEmail {
  // a message by email alone is not in the inbox
  const path = message.delivery === 'email' ? '' : `/messages/${message.rand}`
  const lines = [siteName, ...(siteUrl ? [siteUrl + path] : [])]
  return {
    subject: message.subject,
    // the line before it marks a signature, which readers of emails fold
    body: `${message.body}\n\n-- \n${lines.join('\n')}`,
    // not of one that the school sends by itself, such as the end of a subscription
    isAnnouncement: message.sender_id !== null,
  }
}
