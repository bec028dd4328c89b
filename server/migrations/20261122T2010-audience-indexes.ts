import { type Kysely, sql } from 'kysely'

/**
 * Indexes from which audiences, the deactivated students and the ending subscriptions are counted without reading the tables
 * (decisions 0552, 0560, 0581).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index users_deactivated on users (joined_at, id) where deactivated_at is not null`.execute(
    db,
  )
  // SQLite reads the columns of the condition, too
  await sql`create index users_active on users (role, joined_at, id, deleted_at, deactivated_at)
    where deleted_at is null and deactivated_at is null`.execute(db)
  await db.schema.dropIndex('enrolments_by_end').execute()
  await db.schema
    .createIndex('enrolments_by_end')
    .on('enrolments')
    .columns(['paid_until', 'class_id', 'student_id'])
    .execute()
}
