import { type Kysely, sql } from 'kysely'

/**
 * Replaces two overlapping indexes of deleted accounts by one with these accounts only, in the order of their deletion:
 * lists leave them out by it, and the job that erases them reads the oldest.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['users_deleted', 'users_by_deletion'])
    await db.schema.dropIndex(name).execute()
  await sql`create index users_by_deletion on users (deleted_at, id) where deleted_at is not null`.execute(
    db,
  )
}
