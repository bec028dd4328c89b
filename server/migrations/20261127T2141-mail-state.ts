import { type Kysely, sql } from 'kysely'
import { createTable, defaultZero, notNull } from './columns.ts'

/** Creates the pause of all emails, and marks emails that were written to a folder instead of delivered (decision 0220). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'mail_pauses')
    .addColumn('paused_at', 'bigint', notNull)
    .addColumn('paused_until', 'bigint', notNull)
    .addColumn('refusals', 'integer', notNull)
    .addColumn('reason', 'text', notNull)
    .execute()
  await db.schema
    .alterTable('email_outbox')
    .addColumn('in_folder', 'integer', defaultZero)
    .execute()
  await sql`create index email_outbox_in_folder on email_outbox (sent_at) where in_folder = 1`.execute(
    db,
  )
}
