import type { Kysely } from 'kysely'
import {
  createTable,
  defaultEmpty,
  defaultZero,
  notNull,
  nullableReference,
  references,
} from './columns.ts'

/**
 * Adds the typed answers of counted submissions with their verdicts, the verdicts that a teacher gives for everyone who wrote a
 * text, and the history of these (R-ARABIC-008). No released version has stored a typed answer before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'typed_answers')
    .addColumn('result_id', 'bigint', references('exam_results.id'))
    .addColumn('question_id', 'bigint', notNull)
    .addColumn('text', 'text', notNull)
    .addColumn('verdict', 'text', notNull)
    .addUniqueConstraint('typed_answers_by_result', ['result_id', 'question_id'])
    .execute()
  await db.schema
    .createIndex('typed_answers_by_question')
    .on('typed_answers')
    .columns(['question_id', 'verdict', 'text'])
    .execute()
  await createTable(db, 'typed_overrides')
    .addColumn('lesson_id', 'bigint', references('lessons.id'))
    .addColumn('question_id', 'bigint', notNull)
    .addColumn('text', 'text', notNull)
    .addColumn('verdict', 'text', notNull)
    .addUniqueConstraint('typed_overrides_by_text', ['lesson_id', 'question_id', 'text'])
    .execute()
  await createTable(db, 'typed_changes')
    .addColumn('lesson_id', 'bigint', references('lessons.id'))
    .addColumn('question_id', 'bigint', notNull)
    .addColumn('text', 'text', notNull)
    .addColumn('verdict', 'text', notNull)
    .addColumn('previous', 'text', defaultEmpty)
    .addColumn('added_key', 'text', defaultEmpty)
    .addColumn('version_before', 'integer', defaultZero)
    .addColumn('version_after', 'integer', defaultZero)
    .addColumn('actor_id', 'bigint', nullableReference('users.id'))
    .addColumn('at', 'bigint', notNull)
    .addColumn('undone', 'integer', defaultZero)
    .execute()
  await db.schema
    .createIndex('typed_changes_by_question')
    .on('typed_changes')
    .columns(['question_id', 'id'])
    .execute()
}
