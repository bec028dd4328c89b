import type { Kysely } from 'kysely'
import { notNull, references } from './columns.ts'

/** Creates the responses of creating calls by their idempotency keys (decision 0501). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('answered_requests')
    .addColumn('user_id', 'bigint', references('users.id'))
    .addColumn('call', 'text', notNull)
    .addColumn('key', 'text', notNull)
    .addColumn('digest', 'text', notNull)
    .addColumn('response', 'text', notNull)
    .addColumn('answered_at', 'bigint', notNull)
    .addPrimaryKeyConstraint('answered_requests_key', ['user_id', 'call', 'key'])
    .execute()
  await db.schema
    .createIndex('answered_requests_by_time')
    .on('answered_requests')
    .column('answered_at')
    .execute()
}
