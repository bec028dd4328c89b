import type { Kysely } from 'kysely'
import { createTable, defaultZero, notNull } from './columns.ts'

/** The recording of an answer, and the rules of the school for recordings (R-VOICE-001, R-VOICE-009, R-VOICE-010). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['exam_results', 'uncounted_submissions'])
    await db.schema.alterTable(table).addColumn('theory_voice', 'bigint', defaultZero).execute()
  await createTable(db, 'recording_rules')
    .addColumn('keep_days', 'bigint', notNull)
    .addColumn('marker_id', 'bigint', (it) => it.references('users.id'))
    .execute()
}
