import type { Kysely } from 'kysely'
import { createTable, defaultZero, notNull, references } from './columns.ts'

/** Adds what several people need who mark together: claims, a second mark, and numbers in place of names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'marking_claims')
    .addColumn('result_id', 'bigint', references('exam_results.id'))
    .addColumn('user_id', 'bigint', references('users.id'))
    // without a reference: a session may end before its claims
    .addColumn('session_id', 'bigint', notNull)
    .addColumn('until', 'bigint', notNull)
    .addUniqueConstraint('marking_claims_by_result', ['result_id'])
    .execute()
  await db.schema
    .createIndex('marking_claims_by_user')
    .on('marking_claims')
    .column('user_id')
    .execute()
  await createTable(db, 'paired_marks')
    .addColumn('result_id', 'bigint', references('exam_results.id'))
    .addColumn('place', 'integer', notNull)
    .addColumn('marker_id', 'bigint', references('users.id'))
    .addColumn('score', 'double precision', notNull)
    .addColumn('feedback', 'text', notNull)
    .addColumn('at', 'bigint', notNull)
    .addUniqueConstraint('paired_marks_by_place', ['result_id', 'place'])
    .addUniqueConstraint('paired_marks_by_marker', ['result_id', 'marker_id'])
    .execute()
  await createTable(db, 'student_numbers')
    .addColumn('class_id', 'bigint', references('classes.id'))
    .addColumn('student_id', 'bigint', references('users.id'))
    .addColumn('number', 'integer', notNull)
    .addUniqueConstraint('student_numbers_by_student', ['class_id', 'student_id'])
    .addUniqueConstraint('student_numbers_by_number', ['class_id', 'number'])
    .execute()
  await db.schema
    .alterTable('classes')
    .addColumn('anonymous_marking', 'integer', defaultZero)
    .execute()
  await db.schema
    .alterTable('lessons')
    .addColumn('second_mark', 'text', (it) => it.notNull().defaultTo('off'))
    .execute()
  await db.schema
    .alterTable('lessons')
    .addColumn('second_mark_points', 'integer', defaultZero)
    .execute()
}
