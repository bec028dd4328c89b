import { type Kysely, sql } from 'kysely'

/** What the administrators' report and the list of papers that wait are counted by, without reading a row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createPartialIndex(db, 'people_present', 'people (role)', 'deleted_at is null')
  await createPartialIndex(db, 'people_gone', 'people (id)', 'deleted_at is not null')

  await db.schema.dropIndex('enrolments_by_time').execute()
  await db.schema
    .createIndex('enrolments_by_time_and_class')
    .on('enrolments')
    .columns(['enrolled_at', 'class_id'])
    .execute()

  // as small as what waits, and not as large as what was ever handed in
  await db.schema.dropIndex('results_unmarked').execute()
  await createPartialIndex(
    db,
    'results_waiting',
    'exam_results (submitted_at, id, lesson_id, student_id)',
    'marked_at is null',
  )
  await createPartialIndex(
    db,
    'results_waiting_by_exam',
    'exam_results (lesson_id, student_id)',
    'marked_at is null',
  )
}

async function createPartialIndex(db: Kysely<unknown>, name: string, on: string, where: string) {
  await sql.raw(`create index ${name} on ${on} where ${where}`).execute(db)
}
