import type { Kysely } from 'kysely'
import { createTable, notNull } from './columns.ts'

/** How often people have reset the address of their calendar (R-SESSION-004). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'calendar_feeds')
    .addColumn('user_id', 'bigint', (it) => it.notNull().unique().references('users.id'))
    .addColumn('version', 'integer', notNull)
    .execute()
}
