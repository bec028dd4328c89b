import { type Kysely, sql } from 'kysely'
import { createTable, defaultZero, notNull, nullableReference, references } from './columns.ts'

/** Creates push notices, their deliveries by session, and the reminders of subscriptions that end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // the first table is empty: its calls had no handlers
  await db.schema.dropTable('push_subscriptions').execute()
  await createTable(db, 'push_subscriptions')
    .addColumn('person_id', 'bigint', references('people.id'))
    // after a sign-out a device gets no more notices
    .addColumn('session_id', 'bigint', (it) =>
      it.notNull().references('sessions.id').onDelete('cascade'),
    )
    .addColumn('endpoint', 'text', (it) => it.notNull().unique())
    .addColumn('p256dh', 'text', notNull)
    .addColumn('auth', 'text', notNull)
    .addColumn('categories', 'text', notNull)
    .addColumn('asked_at', 'bigint', notNull)
    .execute()
  await createIndex(db, 'push_by_person', 'push_subscriptions', 'person_id')
  await createIndex(db, 'push_by_session', 'push_subscriptions', 'session_id')

  await createTable(db, 'push_notices')
    .addColumn('message_id', 'bigint', (it) => nullableReference('messages.id')(it).unique())
    .addColumn('lesson_id', 'bigint', (it) => nullableReference('lessons.id')(it).unique())
    .addColumn('category', 'text', notNull)
    .addColumn('due_at', 'bigint', notNull)
    .addColumn('spread_at', 'bigint')
    .addCheckConstraint('about_one_thing', sql`(message_id is null) <> (lesson_id is null)`)
    .execute()
  await sql`create index push_notices_due on push_notices (due_at) where spread_at is null`.execute(
    db,
  )

  await createTable(db, 'push_deliveries')
    .addColumn('notice_id', 'bigint', references('push_notices.id'))
    .addColumn('subscription_id', 'bigint', (it) =>
      it.notNull().references('push_subscriptions.id').onDelete('cascade'),
    )
    .addColumn('tries', 'integer', defaultZero)
    .addColumn('next_try_at', 'bigint', notNull)
    .addColumn('claimed_until', 'bigint', defaultZero)
    .addUniqueConstraint('one_push_per_device', ['subscription_id', 'notice_id'])
    .execute()
  await createIndex(db, 'push_waiting', 'push_deliveries', 'next_try_at')

  await createTable(db, 'subscription_reminders')
    .addColumn('enrolment_id', 'bigint', references('enrolments.id'))
    .addColumn('paid_until', 'bigint', notNull)
    .addColumn('days_before', 'integer', notNull)
    .addColumn('sent_at', 'bigint', notNull)
    .addUniqueConstraint('one_reminder_per_end', ['enrolment_id', 'paid_until', 'days_before'])
    .execute()
}

async function createIndex(db: Kysely<unknown>, name: string, on: string, column: string) {
  await db.schema.createIndex(name).on(on).column(column).execute()
}
