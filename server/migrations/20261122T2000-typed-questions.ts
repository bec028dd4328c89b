import { type Kysely, sql } from 'kysely'
import { defaultEmpty } from './columns.ts'

/**
 * Adds typed questions (R-ARABIC-003): further keys as a JSON array ('' for none), the rule for diacritics, and an exam's credit for
 * nearly right answers. No row is rewritten: the columns have constant defaults.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('questions').addColumn('accepted', 'text', defaultEmpty).execute()
  await db.schema
    .alterTable('questions')
    .addColumn('marks', 'text', (it) => it.notNull().defaultTo('free'))
    .execute()
  await db.schema
    .alterTable('lessons')
    .addColumn('near_credit', 'double precision', (it) => it.notNull().defaultTo(sql`0.5`))
    .execute()
}
