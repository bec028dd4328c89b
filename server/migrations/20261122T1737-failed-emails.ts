import { type Kysely, sql } from 'kysely'

/** Creates the index of failed emails, which the dashboard counts and lists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index email_outbox_failed on email_outbox (failed_at) where failed_at is not null`.execute(
    db,
  )
}
