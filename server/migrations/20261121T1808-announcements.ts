import { type Kysely, sql } from 'kysely'
import { createPartialUniqueIndex, defaultZero } from './columns.ts'

/** Adds idempotent sending, the number of recipients and the progress of emails to messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('messages').addColumn('once', 'text').execute()
  await db.schema.alterTable('messages').addColumn('receivers', 'integer', defaultZero).execute()
  await createPartialUniqueIndex(db, 'one_send', 'messages (sender_id, once)', 'once is not null')
  await sql`create index messages_sent on messages (id) where sender_id is not null`.execute(db)
  await sql`update messages set receivers = (
    select case when inboxes.n > 0 then inboxes.n else mails.n end
    from (select count(*) as n from inbox where message_id = messages.id) as inboxes,
      (select count(*) as n from outgoing_mail where message_id = messages.id) as mails
  )`.execute(db)

  // the old index sorted all waiting emails for every batch
  await db.schema.dropIndex('mail_waiting').execute()
  const due = 'sent_at is null and failed_at is null'
  await sql.raw(`create index mail_due on outgoing_mail (next_try_at, id) where ${due}`).execute(db)
  await sql
    .raw(`create index codes_due on outgoing_mail (id) where ${due} and message_id is null`)
    .execute(db)
  await db.schema.dropIndex('mail_by_message').execute()
  await db.schema
    .createIndex('mail_progress')
    .on('outgoing_mail')
    .columns(['message_id', 'sent_at', 'failed_at'])
    .execute()
}
