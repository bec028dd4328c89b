import type { Kysely } from 'kysely'

/** The message of an entry's detail with its values, from which other languages than English are written (R-LANG-005). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('audit')
    .addColumn('message', 'text', (it) => it.notNull().defaultTo(''))
    .execute()
}
