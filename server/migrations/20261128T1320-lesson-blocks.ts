import type { Kysely } from 'kysely'

/** Blocks after the text of a lesson, and the sounds that they name (R-LEARN-009). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['blocks', 'block_files'])
    await db.schema
      .alterTable('lessons')
      .addColumn(column, 'text', (it) => it.notNull().defaultTo(''))
      .execute()
}
