import type { Kysely } from 'kysely'
import { createTable, notNull, references } from './columns.ts'

/**
 * Adds the places where texts of others mention an erased person (decision 0830): table, row, column and position, without the
 * text itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'mentions')
    .addColumn('user_id', 'bigint', references('users.id'))
    .addColumn('table_name', 'text', notNull)
    .addColumn('row_id', 'bigint', notNull)
    .addColumn('column_name', 'text', notNull)
    .addColumn('position', 'integer', notNull)
    .addColumn('characters', 'integer', notNull)
    .addColumn('found_at', 'bigint', notNull)
    .addUniqueConstraint('mentions_by_place', ['user_id', 'table_name', 'row_id', 'column_name'])
    .execute()
}
