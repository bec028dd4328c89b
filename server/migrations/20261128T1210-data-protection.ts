import { type Kysely, sql } from 'kysely'
import { createTable, notNull } from './columns.ts'

const text = (it: Parameters<typeof notNull>[0]) => it.notNull().defaultTo('')

/** What the law on data protection asks of the school: who answers for the data, complaints, and when archives were made (R-SAFE-009). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'data_protection')
    .addColumn('controller', 'text', text)
    .addColumn('address', 'text', text)
    .addColumn('officer', 'text', text)
    .addColumn('contact_email', 'text', text)
    .addColumn('contact_phone', 'text', text)
    .addColumn('processors', 'text', text)
    .addColumn('version', 'integer', (it) => it.notNull().defaultTo(0))
    .execute()
  await createTable(db, 'privacy_complaints')
    .addColumn('user_id', 'bigint')
    .addColumn('name', 'text', notNull)
    .addColumn('email', 'text', notNull)
    .addColumn('body', 'text', notNull)
    .addColumn('language', 'text', text)
    .addColumn('received_at', 'bigint', notNull)
    .addColumn('due_at', 'bigint', notNull)
    .addColumn('answered_at', 'bigint')
    .addColumn('answered_by', 'bigint')
    .addColumn('answer', 'text', text)
    .execute()
  await db.schema
    .createIndex('privacy_complaints_by_received')
    .on('privacy_complaints')
    .column('received_at')
    .execute()
  await createTable(db, 'data_export_log')
    .addColumn('user_id', 'bigint', notNull)
    .addColumn('requested_at', 'bigint', notNull)
    .addColumn('finished_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('data_export_log_by_requested')
    .on('data_export_log')
    .column('requested_at')
    .execute()
  // those that are known from before
  await sql`insert into data_export_log (user_id, requested_at, finished_at)
    select user_id, requested_at, finished_at from data_exports`.execute(db)
}
