import type { Kysely } from 'kysely'
import {
  createPartialUniqueIndex,
  createTable,
  notNull,
  nullableReference,
  references,
} from './columns.ts'

/** Creates the quiz, certificates and settings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'quiz_questions')
    .addColumn('level', 'text', notNull)
    .addColumn('question', 'text', notNull)
    .addColumn('answer', 'text', notNull)
    .addColumn('other1', 'text', notNull)
    .addColumn('other2', 'text', notNull)
    .addColumn('other3', 'text', notNull)
    .addColumn('seconds', 'integer', notNull)
    .addColumn('source', 'text', notNull)
    .addColumn('deleted_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('quiz_by_level')
    .on('quiz_questions')
    .columns(['level', 'id'])
    .execute()

  await createTable(db, 'quiz_runs')
    .addColumn('student_id', 'bigint', references('people.id'))
    .addColumn('level', 'text', notNull)
    .addColumn('opened_at', 'bigint', notNull)
    .addColumn('questions', 'integer', notNull)
    .addColumn('limit_seconds', 'integer', notNull)
    .addColumn('closed_at', 'bigint')
    .addColumn('won_day', 'text')
    .execute()
  await db.schema
    .createIndex('runs_by_student')
    .on('quiz_runs')
    .columns(['student_id', 'id'])
    .execute()
  await createPartialUniqueIndex(
    db,
    'one_win_a_day',
    'quiz_runs (student_id, won_day)',
    'won_day is not null',
  )

  await createTable(db, 'certificate_templates')
    .addColumn('title', 'text', notNull)
    .addColumn('content', 'text', notNull)
    .addColumn('footer', 'text', notNull)
    .addColumn('created_at', 'bigint', notNull)
    .addColumn('deleted_at', 'bigint')
    .execute()

  await createTable(db, 'certificates')
    .addColumn('code', 'text', (it) => it.notNull().unique())
    .addColumn('student_id', 'bigint', references('people.id'))
    .addColumn('template_id', 'bigint', nullableReference('certificate_templates.id'))
    .addColumn('title', 'text', notNull)
    .addColumn('content', 'text', notNull)
    .addColumn('footer', 'text', notNull)
    .addColumn('issue_date', 'text', notNull)
    .addColumn('issued_by', 'bigint', references('people.id'))
    .addColumn('issued_at', 'bigint', notNull)
    .execute()
  await db.schema
    .createIndex('certificates_by_student')
    .on('certificates')
    .columns(['student_id', 'id'])
    .execute()

  for (const name of ['settings', 'secrets']) {
    await db.schema
      .createTable(name)
      .addColumn('name', 'text', (it) => it.primaryKey())
      .addColumn('value', 'text', notNull)
      .execute()
  }
}
