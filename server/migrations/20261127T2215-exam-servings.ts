import { type Kysely, sql } from 'kysely'
import { createTable, notNull, references } from './columns.ts'

/**
 * Adds the versions of an exam that a student was shown (decision 0531). Which of the earlier ones were shown is not known: a
 * student who opened or kept the exam has all that were current since then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'exam_servings')
    .addColumn('student_id', 'bigint', references('users.id'))
    .addColumn('lesson_id', 'bigint', references('lessons.id'))
    .addColumn('version', 'integer', notNull)
    .addColumn('served_at', 'bigint', notNull)
    .addUniqueConstraint('exam_servings_by_student', ['student_id', 'lesson_id', 'version'])
    .execute()
  const first = sql.raw('case when v.kept_at > 0 then v.kept_at else v.viewed_at end')
  await sql`
    insert into exam_servings (student_id, lesson_id, version, served_at)
    select v.student_id, v.lesson_id, l.exam_version, ${first}
    from lesson_views v join lessons l on l.id = v.lesson_id
    where l.kind = 'exam'
    union all
    select v.student_id, v.lesson_id, e.version, ${first}
    from lesson_views v join exam_versions e on e.lesson_id = v.lesson_id
    where ${first} <= e.replaced_at
  `.execute(db)
}
