import type { Kysely } from 'kysely'
import { createTable, notNull } from './columns.ts'

/** Creates the table of background work that fails at present. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'worker_failures')
    .addColumn('worker', 'text', notNull)
    .addColumn('source', 'text', notNull)
    .addColumn('failing_since', 'bigint', notNull)
    .addColumn('last_failed_at', 'bigint', notNull)
    .addColumn('error', 'text', notNull)
    .addUniqueConstraint('one_failure_per_source', ['worker', 'source'])
    .execute()
}
