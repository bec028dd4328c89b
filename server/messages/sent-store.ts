import { STUDENT_ROLE } from '../../contract/auth/auth.ts'
import {
  SENT_PAGE,
  type SentMessage,
  type UnsentEmail,
} from '../../contract/messages/announcements.ts'
import { now } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { clampPage } from '../platform/pagination.ts'
import { type Scope, seesContacts, sentInScope, studentsInScope } from '../platform/scope.ts'
import { countReads } from './readers-store.ts'

export const PREVIEW_CHARACTERS = 240

/** Messages sent by administrators, newest first, with the progress of their emails. Pages count from 1. */
export async function listSent(db: Db, scope: Scope, page: number): Promise<SentMessage[]> {
  const rows = await db
    .selectFrom('messages')
    .innerJoin('users', 'users.id', 'messages.sender_id')
    .select(['messages.id', 'messages.subject', 'messages.delivery', 'messages.popup'])
    .select([
      'messages.to_all',
      'messages.sent_at',
      'messages.recipient_count',
      'messages.audience',
      'users.name as sender',
    ])
    .select((it) =>
      it
        .fn<string>('substr', ['messages.body', it.lit(1), it.lit(PREVIEW_CHARACTERS)])
        .as('preview'),
    )
    .where('messages.sender_id', 'is not', null)
    .$call(sentInScope(scope, 'messages.sender_id'))
    .orderBy('messages.id', 'desc')
    .limit(SENT_PAGE)
    .offset((page - 1) * SENT_PAGE)
    .execute()
  const emails = await readEmailProgress(
    db,
    rows.flatMap((it) => (it.delivery === 'inApp' ? [] : [it.id])),
  )
  const reads = await countReads(
    db,
    rows.filter((it) => it.delivery !== 'email'),
    now(),
  )
  return rows.map((row) => ({
    id: row.id,
    subject: row.subject,
    preview: row.preview,
    delivery: row.delivery,
    style: row.popup === 1 ? 'popup' : 'normal',
    toAll: row.to_all === 1,
    sentAt: row.sent_at,
    sender: row.sender,
    recipients: row.recipient_count,
    audience: row.audience,
    read: reads.get(row.id) ?? 0,
    emails: emails.get(row.id) ?? { total: 0, sent: 0, stuck: 0, failed: 0, inFolder: 0 },
  }))
}

/** The number of messages sent by administrators. */
export async function countSent(db: Db, scope: Scope): Promise<number> {
  const { n } = await db
    .selectFrom('messages')
    .select((it) => it.fn.countAll<number>().as('n'))
    .where('sender_id', 'is not', null)
    .$call(sentInScope(scope, 'messages.sender_id'))
    .executeTakeFirstOrThrow()
  return n
}

/** The number of recipients of a message to all. */
export async function countStudents(db: Db, scope: Scope): Promise<number> {
  const { n } = await db
    .selectFrom('users')
    .select((it) => it.fn.countAll<number>().as('n'))
    .where('role', '=', STUDENT_ROLE)
    .where('deleted_at', 'is', null)
    .$call(studentsInScope(scope, 'users.id'))
    .executeTakeFirstOrThrow()
  return n
}

/** A covering index answers these queries, except for the few stuck emails. */
async function readEmailProgress(db: Db, messageIds: readonly number[]) {
  if (messageIds.length === 0) return new Map<number, SentMessage['emails']>()
  const emails = db
    .selectFrom('email_outbox')
    .where('message_id', 'in', messageIds)
    .groupBy('message_id')
  const counts = await emails
    .select((it) => [
      'message_id as id',
      it.fn.countAll<number>().as('total'),
      it.fn.count<number>('sent_at').as('sent'),
      it.fn.count<number>('failed_at').as('failed'),
      it.fn.coalesce(it.fn.sum<number>('in_folder'), it.lit(0)).as('inFolder'),
    ])
    .execute()
  const stuck = await emails
    .select((it) => ['message_id as id', it.fn.countAll<number>().as('emails')])
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('last_error', '<>', '')
    .execute()
  const stuckByMessage = new Map(stuck.map((it) => [it.id, it.emails]))
  return new Map(
    counts.map(({ id, total, sent, failed, inFolder }) => [
      id ?? 0,
      { total, sent, failed, inFolder: Number(inFolder), stuck: stuckByMessage.get(id) ?? 0 },
    ]),
  )
}

/**
 * The unsent emails of a message to recipients whom the sender still reaches, failed ones first. Pages count from 1; a page beyond the last is the last.
 */
export async function listUnsent(
  db: Db,
  scope: Scope,
  { messageId, page }: { messageId: number; page: number },
): Promise<{ total: number; emails: UnsentEmail[] }> {
  const unsent = db
    .selectFrom('email_outbox')
    .where('message_id', '=', messageId)
    .where('sent_at', 'is', null)
    .where('last_error', '<>', '')
    .$if(scope.reach !== 'all', (it) =>
      it.where('to_address', 'in', (inner) =>
        inner.selectFrom('users').select('users.email').$call(studentsInScope(scope, 'users.id')),
      ),
    )
  const { total } = await unsent
    .select((it) => it.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const { offset } = clampPage({ page, total, size: SENT_PAGE })
  const rows = await unsent
    .select(['to_address', 'last_error', 'attempts', 'failed_at', 'next_attempt_at'])
    .orderBy((it) => it.case().when('failed_at', 'is', null).then(1).else(0).end())
    .orderBy('id')
    .limit(SENT_PAGE)
    .offset(offset)
    .execute()
  return {
    total,
    emails: rows.map((row) => ({
      to: row.to_address,
      // a mail server quotes the address that it refuses
      reason: seesContacts(scope) ? row.last_error : withoutAddresses(row.last_error),
      attempts: row.attempts,
      nextTry: row.failed_at === null ? row.next_attempt_at : 0,
    })),
  }
}

const withoutAddresses = (text: string) => text.replaceAll(/[^\s<>,;:()]+@[^\s<>,;:()]+/g, '…')
