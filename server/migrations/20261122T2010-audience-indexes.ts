import { type Kysely, sql } from 'kysely'
import { isSqlite } from './columns.ts'

/**
 * Indexes from which audiences, the deactivated students and the ending subscriptions are counted without reading the tables.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index users_deactivated on users (joined_at, id) where deactivated_at is not null`.execute(
    db,
  )
  // SQLite reads the columns of the condition from the index, too
  const columns = isSqlite(db)
    ? sql`role, joined_at, id, deleted_at, deactivated_at`
    : sql`role, joined_at, id`
  await sql`create index users_active on users (${columns})
    where deleted_at is null and deactivated_at is null`.execute(db)
  await db.schema.dropIndex('enrolments_by_end').execute()
  await db.schema
    .createIndex('enrolments_by_end')
    .on('enrolments')
    .columns(['paid_until', 'class_id', 'student_id'])
    .execute()
}
