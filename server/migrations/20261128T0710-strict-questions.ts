import type { Kysely } from 'kysely'
import { defaultZero } from './columns.ts'

/** Typed questions of which an answer that is nearly right earns nothing (R-ARABIC-003). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('questions').addColumn('strict', 'integer', defaultZero).execute()
}
