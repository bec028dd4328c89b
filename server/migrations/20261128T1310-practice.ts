import type { Kysely } from 'kysely'
import { createTable, defaultZero, notNull, references } from './columns.ts'

/** What students practised: the rounds that were stored, and the state of each exercise (R-LEARN-011). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'practice_rounds')
    .addColumn('student_id', 'bigint', references('users.id'))
    .addColumn('lesson_id', 'bigint', references('lessons.id'))
    .addColumn('idempotency_key', 'text', notNull)
    .addColumn('at', 'bigint', notNull)
    .addUniqueConstraint('practice_rounds_by_key', ['student_id', 'idempotency_key'])
    .execute()
  await createTable(db, 'practice_results')
    .addColumn('student_id', 'bigint', references('users.id'))
    .addColumn('lesson_id', 'bigint', references('lessons.id'))
    // without a reference: a question may be deleted
    .addColumn('question_id', 'bigint', notNull)
    .addColumn('first_verdict', 'text', notNull)
    .addColumn('first_answer', 'text', notNull)
    .addColumn('rounds', 'integer', defaultZero)
    .addColumn('is_right', 'integer', defaultZero)
    .addUniqueConstraint('practice_results_by_student', ['student_id', 'question_id'])
    .execute()
  await db.schema
    .createIndex('practice_results_by_lesson')
    .on('practice_results')
    .columns(['lesson_id', 'question_id'])
    .execute()
}
