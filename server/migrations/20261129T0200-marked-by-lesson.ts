import { type Kysely, sql } from 'kysely'
import { isSqlite } from './columns.ts'

/**
 * The marked written answers of some exams, latest first, without a read of the exams' other submissions. It has every column that
 * the list of marked exams selects by.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index exam_results_marked_by_lesson
    on exam_results (lesson_id, marked_at, id, student_id) where theory_score is not null`.execute(
    db,
  )
  // the planner needs statistics of the new index
  if (isSqlite(db)) await sql`pragma optimize = 0x10002`.execute(db)
}
