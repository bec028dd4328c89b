import type { Kysely } from 'kysely'

/** The language of a certificate; earlier ones are in English (R-LANG-004). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('certificates')
    .addColumn('language', 'text', (it) => it.notNull().defaultTo('en'))
    .execute()
}
