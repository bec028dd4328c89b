import type { Kysely } from 'kysely'

/**
 * Indexes over the views and submissions of one student by time. They contain every column that the list of a student's
 * classes and the study week read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('lesson_views_by_student')
    .on('lesson_views')
    .columns(['student_id', 'viewed_at', 'class_id', 'lesson_id'])
    .execute()
  await db.schema
    .createIndex('exam_results_by_student')
    .on('exam_results')
    .columns(['student_id', 'submitted_at', 'class_id', 'lesson_id'])
    .execute()
}
