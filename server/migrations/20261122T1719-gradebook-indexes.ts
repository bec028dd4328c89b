import { type Kysely, sql } from 'kysely'
import { isSqlite } from './columns.ts'

/**
 * Extends two indexes by the columns that the gradebook of a class reads, so that it reads no row of either table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('lesson_views_by_class').execute()
  await db.schema
    .createIndex('lesson_views_by_class')
    .on('lesson_views')
    .columns(['class_id', 'student_id', 'lesson_id'])
    .execute()
  await db.schema.dropIndex('exam_results_by_lesson').execute()
  await db.schema
    .createIndex('exam_results_by_lesson')
    .on('exam_results')
    .columns(['lesson_id', 'student_id', 'marked_at', 'total_score'])
    .execute()
  // the statistics of a dropped index are gone
  if (isSqlite(db)) await sql`pragma optimize = 0x10002`.execute(db)
}
