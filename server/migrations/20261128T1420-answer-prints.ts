import type { Kysely } from 'kysely'

/** What a photographed answer looks like, to find the same one of another student (R-FAIR-004). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('exam_results')
    .addColumn('image_print', 'text', (it) => it.notNull().defaultTo(''))
    .execute()
}
