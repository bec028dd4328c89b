import type { Kysely } from 'kysely'
import { defaultZero } from './columns.ts'

/** Marks the lesson of a class that visitors can read (decision 0371). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('lessons').addColumn('is_sample', 'integer', defaultZero).execute()
}
