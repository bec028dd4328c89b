import type { Kysely } from 'kysely'

/** An index of scores by exam, which an audience counts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('exam_results_by_score')
    .on('exam_results')
    .columns(['lesson_id', 'total_score', 'student_id'])
    .execute()
}
