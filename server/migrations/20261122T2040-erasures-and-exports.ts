import type { Kysely } from 'kysely'
import { createTable, defaultEmpty, defaultZero, notNull, references } from './columns.ts'

/** Creates the planned erasures of accounts and the archives of "Download my data" (decisions 0657 and 0656). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'erasures')
    .addColumn('user_id', 'bigint', (it) => references('users.id')(it).unique())
    .addColumn('origin', 'text', notNull)
    .addColumn('requested_at', 'bigint', notNull)
    .addColumn('due_at', 'bigint', notNull)
    .addColumn('claimed_until', 'bigint', defaultZero)
    .addColumn('attempts', 'integer', defaultZero)
    .addColumn('started_at', 'bigint')
    .addColumn('finished_at', 'bigint')
    .addColumn('failed_at', 'bigint')
    .addColumn('last_error', 'text', defaultEmpty)
    .execute()
  await db.schema.createIndex('erasures_by_due').on('erasures').columns(['due_at', 'id']).execute()
  await createTable(db, 'data_exports')
    .addColumn('user_id', 'bigint', (it) => references('users.id')(it).unique())
    .addColumn('requested_at', 'bigint', notNull)
    .addColumn('due_at', 'bigint', notNull)
    .addColumn('claimed_until', 'bigint', defaultZero)
    .addColumn('attempts', 'integer', defaultZero)
    .addColumn('finished_at', 'bigint')
    .addColumn('failed_at', 'bigint')
    .addColumn('last_error', 'text', defaultEmpty)
    .addColumn('archive', 'text', defaultEmpty)
    .addColumn('bytes', 'bigint', defaultZero)
    .addColumn('expires_at', 'bigint', defaultZero)
    .execute()
  await db.schema
    .createIndex('data_exports_by_due')
    .on('data_exports')
    .columns(['due_at', 'id'])
    .execute()
  await db.schema
    .createIndex('users_by_deletion')
    .on('users')
    .columns(['deleted_at', 'id'])
    .execute()
}
