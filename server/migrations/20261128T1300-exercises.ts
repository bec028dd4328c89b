import type { Kysely } from 'kysely'

/** Kinds of question with a content of their own, and the pictures and sounds that it names (R-LEARN-001 to R-LEARN-008). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['content', 'files'])
    await db.schema
      .alterTable('questions')
      .addColumn(column, 'text', (it) => it.notNull().defaultTo(''))
      .execute()
}
