import type { Kysely } from 'kysely'
import { defaultEmpty } from './columns.ts'

/** Adds the deactivation of accounts and the browser of a session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('deactivated_at', 'bigint').execute()
  await db.schema.alterTable('sessions').addColumn('browser', 'text', defaultEmpty).execute()
}
