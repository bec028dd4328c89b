import type { Kysely } from 'kysely'

/** The language in which an email is written (R-LANG-004). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('email_outbox')
    .addColumn('language', 'text', (it) => it.notNull().defaultTo(''))
    .execute()
}
