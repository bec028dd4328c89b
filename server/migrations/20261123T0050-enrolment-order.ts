import type { Kysely } from 'kysely'

/** Completes the index of enrolments by time, so that a page of the list is read without sorting. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('enrolments_by_time_and_class').execute()
  await db.schema
    .createIndex('enrolments_by_time')
    .on('enrolments')
    .columns(['enrolled_at', 'class_id', 'id'])
    .execute()
}
