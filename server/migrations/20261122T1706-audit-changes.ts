import type { Kysely } from 'kysely'
import { defaultEmpty } from './columns.ts'

/** Adds the values before and after a change to the audit log (decision 0500). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('audit').addColumn('changes', 'text', defaultEmpty).execute()
}
