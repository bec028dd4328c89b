import type { Kysely } from 'kysely'
import { defaultEmpty, defaultZero } from './columns.ts'

/** Adds the questions and the progress of quiz runs that the server judges (decision 0351). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('quiz_runs').addColumn('dealt', 'text', defaultEmpty).execute()
  await db.schema.alterTable('quiz_runs').addColumn('choices', 'text', defaultEmpty).execute()
  await db.schema.alterTable('quiz_runs').addColumn('answered', 'integer', defaultZero).execute()
  await db.schema
    .alterTable('quiz_runs')
    .addColumn('answered_at_ms', 'bigint', defaultZero)
    .execute()
  await db.schema.alterTable('quiz_runs').addColumn('refused', 'text', defaultEmpty).execute()
}
