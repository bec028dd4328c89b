import { sql } from 'kysely'

/** The key of the photograph of a submission, '' for none, as a column of a query. */
export const photographKey = (table: 'exam_results' | 'uncounted_submissions') =>
  sql<string>`coalesce((select file from answer_files where answer_files.id = ${sql.ref(`${table}.theory_photo`)}), '')`
