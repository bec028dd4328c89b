import { type Kysely, sql } from 'kysely'

/** Creates the indexes for the administrators' report and the list of unmarked submissions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createPartialIndex(db, 'people_present', 'people (role)', 'deleted_at is null')
  await createPartialIndex(db, 'people_gone', 'people (id)', 'deleted_at is not null')

  await db.schema.dropIndex('enrolments_by_time').execute()
  await db.schema
    .createIndex('enrolments_by_time_and_class')
    .on('enrolments')
    .columns(['enrolled_at', 'class_id'])
    .execute()

  // partial, so that the index contains only unmarked submissions
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
