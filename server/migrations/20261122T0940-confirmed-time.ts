import type { Kysely } from 'kysely'
import { notNull } from './columns.ts'

/** Creates the confirmed time of all processes, one row with id 1 (decision 0331). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('confirmed_time')
    .addColumn('id', 'bigint', (it) => it.primaryKey())
    .addColumn('at', 'bigint', notNull)
    .execute()
}
