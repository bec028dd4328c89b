import type { Db } from '../platform/db.ts'
import { readSiteName } from '../settings/site-name.ts'

/** What the email of a message consists of. */
export type MessageEmail = { subject: string; body: string; isAnnouncement: boolean }

/**
 * The email of a message: its text, then the name of the school and, with `siteUrl`, the address where the student reads it and
 * others (R-AMSG-014). `isAnnouncement` is false for one that the school sends by itself, such as the end of a subscription.
 */
export async function readMessageEmail(
  db: Db,
  id: number,
  siteUrl: string | undefined,
): Promise<MessageEmail> {
  const message = await db
    .selectFrom('messages')
    .select(['subject', 'body', 'rand', 'delivery', 'sender_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  // a message by email alone is not in the inbox
  const path = message.delivery === 'email' ? '' : `/messages/${message.rand}`
  const lines = [await readSiteName(db), ...(siteUrl ? [siteUrl + path] : [])]
  return {
    subject: message.subject,
    // the line before it marks a signature, which readers of emails fold
    body: `${message.body}\n\n-- \n${lines.join('\n')}`,
    isAnnouncement: message.sender_id !== null,
  }
}
