import type { Kysely } from 'kysely'

/** What students of a class can do, in words of its teacher (R-LEARN-012). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('classes')
    .addColumn('can_do', 'text', (it) => it.notNull().defaultTo(''))
    .execute()
}
