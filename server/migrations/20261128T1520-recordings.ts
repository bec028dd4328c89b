import type { Kysely } from 'kysely'
import { createTable, defaultZero, notNull, references } from './columns.ts'

const emptyText = (it: Parameters<typeof notNull>[0]) => it.notNull().defaultTo('')

/** Recordings of voices, the consent to them, and the ways in which an exam asks for its answer (R-VOICE-001, R-VOICE-004, R-VOICE-010). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'recordings')
    .addColumn('user_id', 'bigint', references('users.id'))
    .addColumn('purpose', 'text', notNull)
    .addColumn('lesson_id', 'bigint', (it) => it.references('lessons.id'))
    .addColumn('result_id', 'bigint', (it) => it.references('exam_results.id'))
    .addColumn('uncounted_id', 'bigint')
    .addColumn('attempt', 'bigint', (it) => it.notNull().defaultTo(1))
    .addColumn('limited_to', 'bigint', (it) => it.references('users.id'))
    .addColumn('file', 'text', notNull)
    .addColumn('mime_type', 'text', notNull)
    .addColumn('bytes', 'bigint', notNull)
    .addColumn('milliseconds', 'bigint', notNull)
    .addColumn('peaks', 'text', emptyText)
    .addColumn('idempotency_key', 'text', notNull)
    .addColumn('created_at', 'bigint', notNull)
    .addColumn('due_at', 'bigint')
    .addColumn('claimed_until', 'bigint', defaultZero)
    .addColumn('attempts', 'bigint', defaultZero)
    .addColumn('finished_at', 'bigint')
    .addColumn('failed_at', 'bigint')
    .addColumn('last_error', 'text', emptyText)
    .execute()
  await db.schema
    .createIndex('recordings_by_key')
    .on('recordings')
    .columns(['user_id', 'idempotency_key'])
    .unique()
    .execute()
  for (const [name, column] of [
    ['recordings_by_result', 'result_id'],
    ['recordings_by_uncounted', 'uncounted_id'],
    ['recordings_by_lesson', 'lesson_id'],
    ['recordings_by_due', 'due_at'],
    ['recordings_by_age', 'created_at'],
    ['recordings_by_file', 'file'],
  ] as const)
    await db.schema.createIndex(name).on('recordings').column(column).execute()

  await createTable(db, 'recording_consents')
    .addColumn('user_id', 'bigint', (it) => it.notNull().unique().references('users.id'))
    .addColumn('is_minor', 'bigint', notNull)
    .addColumn('guardian', 'text', notNull)
    .addColumn('recorded_by', 'bigint', references('users.id'))
    .addColumn('at', 'bigint', notNull)
    .execute()

  for (const column of ['answer_ways', 'reading', 'reading_source'])
    await db.schema.alterTable('lessons').addColumn(column, 'text', emptyText).execute()
}
