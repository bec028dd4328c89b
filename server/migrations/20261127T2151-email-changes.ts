import type { Kysely } from 'kysely'
import { createTable, defaultZero, notNull, references } from './columns.ts'

/** The email addresses that users want to have, until they confirm them with a code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'email_changes')
    .addColumn('user_id', 'bigint', (it) => references('users.id')(it).unique())
    .addColumn('email', 'text', notNull)
    .addColumn('code_hash', 'text', notNull)
    .addColumn('attempts', 'integer', defaultZero)
    .addColumn('expires_at', 'bigint', notNull)
    .execute()
}
