import type { Kysely } from 'kysely'
import { createTable, notNull } from './columns.ts'

/** Creates the links by which students without a password set their first one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'password_links')
    .addColumn('user_id', 'bigint', (it) => it.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (it) => it.notNull().unique())
    .addColumn('expires_at', 'bigint', notNull)
    .execute()
  await db.schema
    .createIndex('password_links_by_user')
    .on('password_links')
    .column('user_id')
    .execute()
}
