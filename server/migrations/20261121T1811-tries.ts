import type { Kysely } from 'kysely'
import { notNull } from './columns.ts'

/** How often something was tried of late, counted for all processes together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tries')
    .addColumn('key', 'text', (it) => it.primaryKey())
    .addColumn('taken', 'integer', notNull)
    .addColumn('ends_at', 'bigint', notNull)
    .execute()
  await db.schema.createIndex('tries_by_end').on('tries').column('ends_at').execute()
}
