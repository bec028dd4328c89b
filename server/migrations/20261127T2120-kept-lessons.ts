import { type Kysely, sql } from 'kysely'
import { defaultZero, isSqlite } from './columns.ts'

/**
 * Adds when a lesson was kept on a device before it was read; `viewed_at` is 0 until then (decision 0846). The indexes that
 * contain every column of a student's progress get it too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('lesson_views').addColumn('kept_at', 'bigint', defaultZero).execute()
  const indexes = {
    lesson_views_by_class: ['class_id', 'student_id', 'lesson_id', 'viewed_at', 'kept_at'],
    lesson_views_by_student: ['student_id', 'viewed_at', 'class_id', 'lesson_id', 'kept_at'],
  }
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.dropIndex(name).execute()
    await db.schema.createIndex(name).on('lesson_views').columns(columns).execute()
  }
  // the statistics of a dropped index are gone
  if (isSqlite(db)) await sql`pragma optimize = 0x10002`.execute(db)
}
