import * as z from 'zod/mini'
import { type Audience, audience as audienceSchema } from '../../contract/messages/audiences.ts'
import {
  SCHEDULED_PAGE,
  type ScheduledForm,
  type ScheduledMessage,
} from '../../contract/messages/scheduled-messages.ts'
import { say } from '../../messages/message.ts'
import type { Db, Tx } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { clampPage } from '../platform/pagination.ts'
import { type Scope, sentInScope } from '../platform/scope.ts'
import { PREVIEW_CHARACTERS } from './sent-store.ts'
import { findByEmails } from './store.ts'
import type { ScheduledMessagesTable } from './tables.ts'

/** The recipients of a scheduled message, resolved when it is sent. */
export type ScheduledRecipients = {
  toAll: boolean
  /** Email addresses. */
  to: readonly string[]
  audience?: Audience | undefined
}

type StoredRecipients = Omit<ScheduledRecipients, 'audience'> & {
  audience?: z.input<typeof audienceSchema>
}

/** The recipients as they are stored: the audience in its form on the wire. */
export function storeRecipients({ toAll, to, audience }: ScheduledRecipients): string {
  return JSON.stringify({
    toAll,
    to,
    ...(audience && { audience: z.encode(audienceSchema, audience) }),
  })
}

export function parseRecipients(stored: string): ScheduledRecipients {
  // written by `storeRecipients`
  const { toAll, to, audience } = JSON.parse(stored) as StoredRecipients
  return { toAll, to, ...(audience && { audience: z.decode(audienceSchema, audience) }) }
}

/** Messages that were neither sent nor cancelled. */
function selectOpen(db: Db) {
  return db
    .selectFrom('scheduled_messages')
    .where('scheduled_messages.message_id', 'is', null)
    .where('scheduled_messages.cancelled_at', 'is', null)
}

/** One page of the pending and failed messages, the next one first. */
export async function listScheduled(
  db: Db,
  scope: Scope,
  page: number,
): Promise<{ total: number; page: number; messages: ScheduledMessage[] }> {
  const open = selectOpen(db).$call(sentInScope(scope, 'scheduled_messages.sender_id'))
  const { total } = await open
    .select((it) => it.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const { page: currentPage, offset } = clampPage({ page, total, size: SCHEDULED_PAGE })
  const rows = await open
    .innerJoin('users', 'users.id', 'scheduled_messages.sender_id')
    .select(['scheduled_messages.id', 'subject', 'delivery', 'popup', 'send_at', 'audience'])
    .select(['failed_at', 'last_error', 'users.name as sender'])
    .select((it) =>
      it.fn<string>('substr', ['body', it.lit(1), it.lit(PREVIEW_CHARACTERS)]).as('preview'),
    )
    .orderBy('send_at')
    .orderBy('scheduled_messages.id')
    .limit(SCHEDULED_PAGE)
    .offset(offset)
    .execute()
  return {
    total,
    page: currentPage,
    messages: rows.map((row) => ({
      id: row.id,
      subject: row.subject,
      preview: row.preview,
      delivery: row.delivery,
      style: row.popup === 1 ? 'popup' : 'normal',
      sendAt: row.send_at,
      sender: row.sender,
      audience: row.audience,
      failure: row.failed_at === null ? '' : row.last_error,
    })),
  }
}

/** A scheduled message for its form, without recipients who were deleted. Throws 404 once it was sent or cancelled. */
export async function readScheduledForm(db: Db, scope: Scope, id: number): Promise<ScheduledForm> {
  const row =
    (await selectOpen(db).selectAll().where('id', '=', id).executeTakeFirst()) ??
    httpError('scheduled_message_not_found', say('rules_messages_message_no_longer_scheduled'))
  const { toAll, to, audience } = parseRecipients(row.recipients)
  const users = await findByEmails(
    db,
    scope,
    to.map((it) => it.toLowerCase()),
  )
  return {
    id: row.id,
    version: row.version,
    subject: row.subject,
    body: row.body,
    delivery: row.delivery,
    style: row.popup === 1 ? 'popup' : 'normal',
    sendAt: row.send_at,
    toAll,
    recipients: users.map(({ name, email }) => ({ name, email })),
    ...(audience && { audience }),
  }
}

export type ScheduledValues = Pick<
  ScheduledMessagesTable,
  'subject' | 'body' | 'delivery' | 'popup' | 'recipients' | 'audience' | 'send_at'
>

/** Inserts a scheduled message and returns its id. */
export async function insertScheduled(
  tx: Tx,
  values: ScheduledValues,
  { senderId, now }: { senderId: number; now: number },
): Promise<number> {
  const { id } = await tx
    .insertInto('scheduled_messages')
    .values({
      ...values,
      sender_id: senderId,
      created_at: now,
      version: 1,
      due_at: values.send_at,
      failed_at: null,
      cancelled_at: null,
      message_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Locks a message that was neither sent nor cancelled, until the end of the transaction. */
export async function lockScheduled(tx: Tx, id: number) {
  return tx
    .updateTable('scheduled_messages')
    .set((it) => ({ version: it.ref('version') }))
    .where('id', '=', id)
    .where('message_id', 'is', null)
    .where('cancelled_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** Ends a locked message: it was sent as a message, or cancelled. */
export async function finishScheduled(
  tx: Tx,
  id: number,
  change: { message_id: number } | { cancelled_at: number },
): Promise<void> {
  await tx.updateTable('scheduled_messages').set(change).where('id', '=', id).execute()
}

/** Updates a locked message and gives it all its attempts again. */
export async function reschedule(
  tx: Tx,
  id: number,
  values: ScheduledValues & { version: number },
): Promise<void> {
  await tx
    .updateTable('scheduled_messages')
    .set({
      ...values,
      due_at: values.send_at,
      claimed_until: 0,
      attempts: 0,
      failed_at: null,
      last_error: '',
    })
    .where('id', '=', id)
    .execute()
}
