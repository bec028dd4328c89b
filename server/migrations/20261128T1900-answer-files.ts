import { type Kysely, sql } from 'kysely'
import { defaultZero } from './columns.ts'

const UNIQUE_INDEX = 'by_key'

/** The columns of each index of the table. */
const INDEXES: Readonly<Record<string, readonly string[]>> = {
  [UNIQUE_INDEX]: ['user_id', 'idempotency_key'],
  by_result: ['result_id'],
  by_uncounted: ['uncounted_id'],
  by_lesson: ['lesson_id'],
  by_due: ['due_at'],
  by_age: ['created_at'],
  by_file: ['file'],
}

/**
 * One table of the files of answers: the recordings, and the photographs that were a column of the submissions. The keys of the files
 * stay the same.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('recordings').renameTo('answer_files').execute()
  for (const [name, columns] of Object.entries(INDEXES)) {
    await db.schema.dropIndex(`recordings_${name}`).execute()
    const index = db.schema
      .createIndex(`answer_files_${name}`)
      .on('answer_files')
      .columns([...columns])
    await (name === UNIQUE_INDEX ? index.unique() : index).execute()
  }
  await movePhotographs(db, 'exam_results', 'result_id')
  await movePhotographs(db, 'uncounted_submissions', 'uncounted_id')
}

async function movePhotographs(
  db: Kysely<unknown>,
  table: 'exam_results' | 'uncounted_submissions',
  column: 'result_id' | 'uncounted_id',
) {
  await db.schema.alterTable(table).addColumn('theory_photo', 'bigint', defaultZero).execute()
  // submissions have no key of their own that is unique: their id is
  await sql`
    insert into answer_files (user_id, purpose, lesson_id, ${sql.ref(column)}, file, mime_type, bytes,
      milliseconds, idempotency_key, created_at, finished_at)
    select student_id, 'photograph', lesson_id, id, theory_image, 'image/jpeg', 0,
      0, ${sql.lit(`photograph ${table} `)} || id, submitted_at, submitted_at
    from ${sql.table(table)} where theory_image <> '' order by id`.execute(db)
  await sql`
    update ${sql.table(table)} set theory_photo = (
      select answer_files.id from answer_files
      where answer_files.${sql.ref(column)} = ${sql.ref(`${table}.id`)} and purpose = 'photograph')
    where theory_image <> ''`.execute(db)
  await db.schema.alterTable(table).dropColumn('theory_image').execute()
}
