import type { Kysely } from 'kysely'
import { createTable, notNull, references } from './columns.ts'

/** The track of the letters: the recordings of the school, and what learners have done (R-LETTERS-002, R-LETTERS-004). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'letter_sounds')
    .addColumn('name', 'text', notNull)
    .addColumn('media_id', 'bigint', references('question_media.id'))
    .addColumn('recorded_at', 'bigint', notNull)
    .addUniqueConstraint('letter_sounds_by_name', ['name'])
    .execute()
  await createTable(db, 'letter_progress')
    .addColumn('student_id', 'bigint', references('users.id'))
    .addColumn('item', 'text', notNull)
    .addColumn('skill', 'text', notNull)
    .addColumn('right_at', 'bigint', notNull)
    .addColumn('wrong_at', 'bigint', notNull)
    .addUniqueConstraint('letter_progress_by_student', ['student_id', 'item', 'skill'])
    .execute()
}
