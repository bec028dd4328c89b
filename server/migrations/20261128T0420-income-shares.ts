import type { Kysely } from 'kysely'
import { createTable, notNull, references } from './columns.ts'

/** Shares of the income of classes for teachers (R-STAFF-012). Rows are only added: the last one of a day is valid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'income_shares')
    .addColumn('user_id', 'bigint', references('users.id'))
    .addColumn('class_id', 'bigint', references('classes.id'))
    .addColumn('basis_points', 'integer', notNull)
    .addColumn('from_day', 'text', notNull)
    .addColumn('actor_id', 'bigint', references('users.id'))
    .addColumn('at', 'bigint', notNull)
    .execute()
  await db.schema
    .createIndex('income_shares_by_class')
    .on('income_shares')
    .columns(['class_id', 'user_id'])
    .execute()
  await db.schema
    .createIndex('income_shares_by_user')
    .on('income_shares')
    .column('user_id')
    .execute()
}
