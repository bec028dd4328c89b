import { type Kysely, sql } from 'kysely'
import { isSqlite } from './columns.ts'

/**
 * Adds the time of a view to the index of views by class. SQLite otherwise reads the views of a student in a class from another
 * index, which has all views of the student.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('lesson_views_by_class').execute()
  await db.schema
    .createIndex('lesson_views_by_class')
    .on('lesson_views')
    .columns(['class_id', 'student_id', 'lesson_id', 'viewed_at'])
    .execute()
  // the statistics of a dropped index are gone
  if (isSqlite(db)) await sql`pragma optimize = 0x10002`.execute(db)
}
