import type { Kysely } from 'kysely'

/** The language that a user has chosen (R-LANG-004). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('language', 'text', (it) => it.notNull().defaultTo(''))
    .execute()
}
