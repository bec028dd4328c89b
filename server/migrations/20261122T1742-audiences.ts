import { type Kysely, sql } from 'kysely'
import {
  createTable,
  defaultEmpty,
  defaultZero,
  notNull,
  nullableReference,
  references,
} from './columns.ts'

/** Audiences of messages, messages that are sent later, and the index of who has read a message. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addLastSeen(db)
  await db.schema.alterTable('messages').addColumn('audience', 'text', defaultEmpty).execute()
  await addScheduledMessages(db)
  await sql`create index inbox_read on inbox (message_id, read_at, student_id) where read_at is not null`.execute(
    db,
  )
  await sql`create index inbox_unread on inbox (message_id, student_id) where read_at is null`.execute(
    db,
  )
  await db.schema
    .createIndex('enrolments_by_class_and_student')
    .on('enrolments')
    .columns(['class_id', 'student_id', 'paid_until'])
    .execute()
}

async function addLastSeen(db: Kysely<unknown>) {
  await db.schema
    .createTable('last_seen')
    .addColumn('user_id', 'bigint', (it) => it.primaryKey().references('users.id'))
    .addColumn('at', 'bigint', notNull)
    .execute()
  await db.schema
    .createIndex('last_seen_by_time')
    .on('last_seen')
    .columns(['at', 'user_id'])
    .execute()
  await sql`
    insert into last_seen (user_id, at)
    select user_id, max(at) from (
      select user_id, max(created_at) as at from sessions where impersonator_id is null group by user_id
      union all select student_id, max(viewed_at) from lesson_views group by student_id
      union all select student_id, max(submitted_at) from exam_results group by student_id
    ) as seen
    where user_id in (select id from users)
    group by user_id`.execute(db)
}

async function addScheduledMessages(db: Kysely<unknown>) {
  await createTable(db, 'scheduled_messages')
    .addColumn('sender_id', 'bigint', references('users.id'))
    .addColumn('subject', 'text', notNull)
    .addColumn('body', 'text', notNull)
    .addColumn('delivery', 'text', notNull)
    .addColumn('popup', 'integer', notNull)
    .addColumn('recipients', 'text', notNull)
    .addColumn('audience', 'text', notNull)
    .addColumn('send_at', 'bigint', notNull)
    .addColumn('created_at', 'bigint', notNull)
    .addColumn('version', 'integer', notNull)
    .addColumn('due_at', 'bigint', notNull)
    .addColumn('claimed_until', 'bigint', defaultZero)
    .addColumn('attempts', 'integer', defaultZero)
    .addColumn('failed_at', 'bigint')
    .addColumn('last_error', 'text', defaultEmpty)
    .addColumn('cancelled_at', 'bigint')
    .addColumn('message_id', 'bigint', nullableReference('messages.id'))
    .execute()
  await sql`create index scheduled_messages_open on scheduled_messages (send_at, id)
    where message_id is null and cancelled_at is null`.execute(db)
}
