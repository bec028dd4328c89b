import type { Kysely } from 'kysely'
import {
  createPartialUniqueIndex,
  createTable,
  defaultEmpty,
  notNull,
  references,
} from './columns.ts'

/**
 * Adds the idempotency keys and times of arrival of submissions, and the submissions that do not count because another
 * one arrived before them (decision 0620). No row is rewritten.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [column, type] of [
    ['idempotency_key', 'text'],
    ['received_at', 'bigint'],
  ] as const) {
    await db.schema.alterTable('exam_results').addColumn(column, type).execute()
  }
  await createPartialUniqueIndex(
    db,
    'exam_results_by_key',
    'exam_results (student_id, idempotency_key)',
    'idempotency_key is not null',
  )
  await createTable(db, 'uncounted_submissions')
    .addColumn('student_id', 'bigint', references('users.id'))
    .addColumn('lesson_id', 'bigint', references('lessons.id'))
    .addColumn('idempotency_key', 'text', notNull)
    .addColumn('exam_version', 'integer', notNull)
    .addColumn('answers', 'text', notNull)
    .addColumn('objective_score', 'double precision')
    .addColumn('theory_text', 'text', defaultEmpty)
    .addColumn('theory_image', 'text', defaultEmpty)
    .addColumn('submitted_at', 'bigint', notNull)
    .addColumn('received_at', 'bigint', notNull)
    .addUniqueConstraint('uncounted_submissions_by_key', ['student_id', 'idempotency_key'])
    .execute()
  await db.schema
    .createIndex('uncounted_submissions_by_exam')
    .on('uncounted_submissions')
    .columns(['lesson_id', 'student_id'])
    .execute()
}
