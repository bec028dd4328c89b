import { type Kysely, sql } from 'kysely'
import { createTable, defaultEmpty, defaultZero, notNull } from './columns.ts'

/** Creates the tables of smaller forms of files and of the jobs that make them (decision 0603), and the data saver. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'renditions')
    .addColumn('source', 'text', notNull)
    .addColumn('form', 'text', notNull)
    .addColumn('state', 'text', notNull)
    .addColumn('file', 'text', defaultEmpty)
    .addColumn('name', 'text', defaultEmpty)
    .addColumn('bytes', 'bigint', defaultZero)
    .addColumn('seconds', 'integer', defaultZero)
    .addColumn('reason', 'text', defaultEmpty)
    .addColumn('created_at', 'bigint', notNull)
    .addUniqueConstraint('renditions_source_form', ['source', 'form'])
    .execute()
  await db.schema.createIndex('renditions_file').on('renditions').column('file').execute()
  await createTable(db, 'rendition_jobs')
    .addColumn('source', 'text', (it) => it.notNull().unique())
    .addColumn('bytes', 'bigint', notNull)
    .addColumn('due_at', 'bigint')
    .addColumn('claimed_until', 'bigint', defaultZero)
    .addColumn('attempts', 'integer', defaultZero)
    .addColumn('progress', 'integer', defaultZero)
    .addColumn('seconds', 'integer', defaultZero)
    .addColumn('finished_at', 'bigint')
    .addColumn('failed_at', 'bigint')
    .addColumn('last_error', 'text', defaultEmpty)
    .addColumn('created_at', 'bigint', notNull)
    .execute()
  await db.schema
    .createIndex('rendition_jobs_due')
    .on('rendition_jobs')
    .columns(['due_at', 'id'])
    .execute()
  await sql`alter table users add column data_saver text not null default 'ask'`.execute(db)
}
