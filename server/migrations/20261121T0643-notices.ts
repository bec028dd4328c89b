import type { Kysely } from 'kysely'
import {
  createTable,
  defaultEmpty,
  defaultZero,
  notNull,
  nullableReference,
  references,
} from './columns.ts'

/** Creates messages, the email queue and push subscriptions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'messages')
    .addColumn('rand', 'text', (it) => it.notNull().unique())
    .addColumn('subject', 'text', notNull)
    .addColumn('body', 'text', notNull)
    .addColumn('delivery', 'text', notNull)
    .addColumn('popup', 'integer', notNull)
    .addColumn('to_all', 'integer', notNull)
    .addColumn('class_id', 'bigint', nullableReference('classes.id'))
    .addColumn('lesson_id', 'bigint', nullableReference('lessons.id'))
    .addColumn('sender_id', 'bigint', nullableReference('people.id'))
    .addColumn('sent_at', 'bigint', notNull)
    .execute()

  await createTable(db, 'inbox')
    .addColumn('message_id', 'bigint', references('messages.id'))
    .addColumn('student_id', 'bigint', references('people.id'))
    .addColumn('read_at', 'bigint')
    .addUniqueConstraint('one_copy_per_student', ['student_id', 'message_id'])
    .execute()
  await db.schema.createIndex('inbox_by_message').on('inbox').column('message_id').execute()

  await createTable(db, 'outgoing_mail')
    .addColumn('message_id', 'bigint', nullableReference('messages.id'))
    .addColumn('to_address', 'text', notNull)
    .addColumn('subject', 'text', notNull)
    .addColumn('body', 'text', notNull)
    .addColumn('tries', 'integer', defaultZero)
    .addColumn('next_try_at', 'bigint', notNull)
    .addColumn('claimed_until', 'bigint', defaultZero)
    .addColumn('sent_at', 'bigint')
    .addColumn('failed_at', 'bigint')
    .addColumn('last_error', 'text', defaultEmpty)
    .addColumn('created_at', 'bigint', notNull)
    .execute()
  await db.schema
    .createIndex('mail_waiting')
    .on('outgoing_mail')
    .columns(['sent_at', 'failed_at', 'next_try_at'])
    .execute()
  await db.schema.createIndex('mail_by_message').on('outgoing_mail').column('message_id').execute()

  await createTable(db, 'push_subscriptions')
    .addColumn('person_id', 'bigint', references('people.id'))
    .addColumn('endpoint', 'text', (it) => it.notNull().unique())
    .addColumn('p256dh', 'text', notNull)
    .addColumn('auth', 'text', notNull)
    .addColumn('categories', 'text', notNull)
    .addColumn('created_at', 'bigint', notNull)
    .execute()
  await db.schema
    .createIndex('push_by_person')
    .on('push_subscriptions')
    .column('person_id')
    .execute()
}
