import { type Kysely, sql } from 'kysely'
import { createTable, defaultZero, notNull, references } from './columns.ts'

/** Live sessions of classes, their reminders and their attendance (R-SESSION-001 to R-SESSION-003). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'live_sessions')
    .addColumn('rand', 'text', (it) => it.notNull().unique())
    .addColumn('class_id', 'bigint', references('classes.id'))
    .addColumn('series_id', 'bigint', defaultZero)
    .addColumn('starts_at', 'bigint', notNull)
    .addColumn('minutes', 'integer', notNull)
    .addColumn('link', 'text', notNull)
    .addColumn('note', 'text', notNull)
    .addColumn('sequence', 'integer', defaultZero)
    .addColumn('cancelled_at', 'bigint')
    .addColumn('lesson_id', 'bigint', (it) => it.references('lessons.id'))
    .addColumn('updated_at', 'bigint', notNull)
    .execute()
  await db.schema
    .createIndex('live_sessions_by_class')
    .on('live_sessions')
    .columns(['class_id', 'starts_at'])
    .execute()
  await db.schema
    .createIndex('live_sessions_by_series')
    .on('live_sessions')
    .column('series_id')
    .execute()
  await db.schema
    .createIndex('live_sessions_by_lesson')
    .on('live_sessions')
    .column('lesson_id')
    .execute()

  await createTable(db, 'live_reminders')
    .addColumn('session_id', 'bigint', references('live_sessions.id'))
    .addColumn('minutes_before', 'integer', notNull)
    .addColumn('starts_at', 'bigint', notNull)
    .addColumn('due_at', 'bigint', notNull)
    .addColumn('attempts', 'integer', defaultZero)
    .addColumn('claimed_until', 'bigint', defaultZero)
    .addColumn('done_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('live_reminders_once')
    .on('live_reminders')
    .columns(['session_id', 'minutes_before', 'starts_at'])
    .unique()
    .execute()
  await db.schema
    .createIndex('live_reminders_due')
    .on('live_reminders')
    .columns(['done_at', 'due_at'])
    .execute()

  await createTable(db, 'live_attendance')
    .addColumn('session_id', 'bigint', references('live_sessions.id'))
    .addColumn('student_id', 'bigint', references('users.id'))
    .addColumn('joined_at', 'bigint', defaultZero)
    .addColumn('status', 'text', notNull)
    .addColumn('marked_by', 'bigint', (it) => it.references('users.id'))
    .addColumn('marked_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('live_attendance_once')
    .on('live_attendance')
    .columns(['session_id', 'student_id'])
    .unique()
    .execute()
  await db.schema
    .createIndex('live_attendance_by_student')
    .on('live_attendance')
    .column('student_id')
    .execute()

  // a notice of a live session or of money is sent in quiet hours too (R-SESSION-006)
  await db.schema
    .alterTable('push_notices')
    .addColumn('urgent', 'integer', (it) => it.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('push_deliveries')
    .addColumn('held', 'integer', (it) => it.notNull().defaultTo(0))
    .execute()
  await sql`create unique index push_deliveries_one_held on push_deliveries (subscription_id) where held > 0`.execute(
    db,
  )
}
