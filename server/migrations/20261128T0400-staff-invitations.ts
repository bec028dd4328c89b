import type { Kysely } from 'kysely'
import { createTable, notNull, references } from './columns.ts'

/** Invitations to the staff, which work once (R-STAFF-007). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'staff_invitations')
    .addColumn('email', 'text', notNull)
    .addColumn('email_key', 'text', (it) => it.notNull().unique())
    .addColumn('staff', 'text', notNull)
    .addColumn('class_ids', 'text', notNull)
    .addColumn('token_hash', 'text', (it) => it.notNull().unique())
    .addColumn('invited_by', 'bigint', references('users.id'))
    .addColumn('created_at', 'bigint', notNull)
    .addColumn('expires_at', 'bigint', notNull)
    .execute()
}
