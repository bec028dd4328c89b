import type { Kysely } from 'kysely'

/** Other names by which a class is found (R-ARABIC-001). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('classes')
    .addColumn('aliases', 'text', (it) => it.notNull().defaultTo(''))
    .execute()
}
