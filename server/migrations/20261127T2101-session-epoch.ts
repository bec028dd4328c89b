import type { Kysely } from 'kysely'
import { defaultZero } from './columns.ts'

/** Adds how often the sessions of a user were ended: an address of an archive of personal data ends with them (decision 0832). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('session_epoch', 'integer', defaultZero).execute()
}
