import type { Kysely } from 'kysely'
import { defaultZero } from './columns.ts'

/** The day of the month on which a subscription began; 0 for one from before (decision 0031). */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('enrolments').addColumn('start_day', 'integer', defaultZero).execute()
}
