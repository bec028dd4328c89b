import type { Kysely } from 'kysely'
import { createTable, defaultEmpty, notNull, references } from './columns.ts'

/** Creates the list of what was deleted and can be restored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'bin')
    .addColumn('kind', 'text', notNull)
    .addColumn('item_id', 'bigint', notNull)
    .addColumn('name', 'text', notNull)
    .addColumn('place', 'text', defaultEmpty)
    .addColumn('deleted_at', 'bigint', notNull)
    .addColumn('deleted_by', 'bigint', references('users.id'))
    .addColumn('restore_data', 'text', defaultEmpty)
    .execute()
  await db.schema
    .createIndex('bin_by_item')
    .unique()
    .on('bin')
    .columns(['kind', 'item_id'])
    .execute()
  await db.schema.createIndex('bin_by_time').on('bin').columns(['deleted_at', 'id']).execute()
}
