import type { Kysely } from 'kysely'
import { createTable, defaultZero, notNull, nullableReference, references } from './columns.ts'

/**
 * Adds versions of exam questions (decision 0531), kinds, points and media of questions (decision 0530). No row is
 * rewritten: existing questions and submissions have the default values, and a version is stored when it is replaced.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'exam_versions')
    .addColumn('lesson_id', 'bigint', references('lessons.id'))
    .addColumn('version', 'integer', notNull)
    .addColumn('content', 'text', notNull)
    .addColumn('replaced_at', 'bigint', notNull)
    .addColumn('replaced_by', 'bigint', nullableReference('users.id'))
    .addUniqueConstraint('exam_versions_by_lesson', ['lesson_id', 'version'])
    .execute()
  await createTable(db, 'question_media')
    .addColumn('file', 'text', notNull)
    .addColumn('name', 'text', notNull)
    .addColumn('kind', 'text', notNull)
    .addColumn('bytes', 'bigint', notNull)
    .addColumn('width', 'integer', defaultZero)
    .addColumn('height', 'integer', defaultZero)
    .addColumn('created_at', 'bigint', notNull)
    .addColumn('used', 'integer', defaultZero)
    .addColumn('idempotency_key', 'text', (it) => it.unique())
    .execute()
  await db.schema
    .createIndex('question_media_by_file')
    .on('question_media')
    .column('file')
    .execute()
  await db.schema
    .createIndex('question_media_unused')
    .on('question_media')
    .columns(['used', 'created_at'])
    .execute()
  for (const [table, column] of [
    ['lessons', 'exam_version'],
    ['exam_results', 'exam_version'],
    ['exam_results', 'scored_version'],
    ['questions', 'points'],
  ] as const) {
    await db.schema
      .alterTable(table)
      .addColumn(column, 'integer', (it) => it.notNull().defaultTo(1))
      .execute()
  }
  await db.schema
    .alterTable('questions')
    .addColumn('kind', 'text', (it) => it.notNull().defaultTo('choice'))
    .execute()
  await db.schema
    .alterTable('questions')
    // no foreign key: a restore fills the tables in the order in which they were created
    .addColumn('media_id', 'bigint')
    .execute()
}
