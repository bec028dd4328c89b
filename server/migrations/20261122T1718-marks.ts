import { type Kysely, sql } from 'kysely'
import { createTable, defaultEmpty, defaultZero, notNull, references } from './columns.ts'

/**
 * The history of marks, which begins with the marks of earlier versions; the teacher's feedback; the rotation of a
 * photographed answer; and the order of the list of marked answers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('exam_results').addColumn('feedback', 'text', defaultEmpty).execute()
  await db.schema
    .alterTable('exam_results')
    .addColumn('image_turns', 'integer', defaultZero)
    .execute()
  await createTable(db, 'exam_marks')
    .addColumn('result_id', 'bigint', references('exam_results.id'))
    .addColumn('marker_id', 'bigint', references('users.id'))
    .addColumn('at', 'bigint', notNull)
    .addColumn('from_score', 'double precision')
    .addColumn('score', 'double precision', notNull)
    .addColumn('feedback', 'text', notNull)
    .execute()
  await db.schema
    .createIndex('exam_marks_by_result')
    .on('exam_marks')
    .columns(['result_id', 'id'])
    .execute()
  await sql`insert into exam_marks (result_id, marker_id, at, from_score, score, feedback)
    select id, marked_by, marked_at, null, theory_score, '' from exam_results
    where theory_score is not null and marked_by is not null and marked_at is not null
    order by id`.execute(db)
  await sql`create index exam_results_marked on exam_results (marked_at, id) where theory_score is not null`.execute(
    db,
  )
}
