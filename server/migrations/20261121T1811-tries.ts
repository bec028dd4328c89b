import type { Kysely } from 'kysely'
import { notNull } from './columns.ts'

/** Creates the counters of rate limits, shared by all processes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tries')
    .addColumn('key', 'text', (it) => it.primaryKey())
    .addColumn('taken', 'integer', notNull)
    .addColumn('ends_at', 'bigint', notNull)
    .execute()
  await db.schema.createIndex('tries_by_end').on('tries').column('ends_at').execute()
}
