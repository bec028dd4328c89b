import type { Kysely } from 'kysely'
import { createTable, mayRefer, refers, required, uniqueWhere } from './columns.ts'

/** The quiz, certificates, and what the school is set to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'quiz_questions')
    .addColumn('level', 'text', required)
    .addColumn('question', 'text', required)
    .addColumn('answer', 'text', required)
    .addColumn('other1', 'text', required)
    .addColumn('other2', 'text', required)
    .addColumn('other3', 'text', required)
    .addColumn('seconds', 'integer', required)
    .addColumn('source', 'text', required)
    .addColumn('deleted_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('quiz_by_level')
    .on('quiz_questions')
    .columns(['level', 'id'])
    .execute()

  await createTable(db, 'quiz_runs')
    .addColumn('student_id', 'bigint', refers('people.id'))
    .addColumn('level', 'text', required)
    .addColumn('opened_at', 'bigint', required)
    .addColumn('questions', 'integer', required)
    .addColumn('limit_seconds', 'integer', required)
    .addColumn('closed_at', 'bigint')
    .addColumn('won_day', 'text')
    .execute()
  await db.schema
    .createIndex('runs_by_student')
    .on('quiz_runs')
    .columns(['student_id', 'id'])
    .execute()
  await uniqueWhere(db, 'one_win_a_day', 'quiz_runs (student_id, won_day)', 'won_day is not null')

  await createTable(db, 'certificate_templates')
    .addColumn('title', 'text', required)
    .addColumn('content', 'text', required)
    .addColumn('footer', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('deleted_at', 'bigint')
    .execute()

  await createTable(db, 'certificates')
    .addColumn('code', 'text', (it) => it.notNull().unique())
    .addColumn('student_id', 'bigint', refers('people.id'))
    .addColumn('template_id', 'bigint', mayRefer('certificate_templates.id'))
    .addColumn('title', 'text', required)
    .addColumn('content', 'text', required)
    .addColumn('footer', 'text', required)
    .addColumn('issue_date', 'text', required)
    .addColumn('issued_by', 'bigint', refers('people.id'))
    .addColumn('issued_at', 'bigint', required)
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
      .addColumn('value', 'text', required)
      .execute()
  }
}
