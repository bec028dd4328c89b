import type { Kysely } from 'kysely'
import { defaultZero, nullableReference } from './columns.ts'

/** Adds the lesson that explains a question and ungraded checks of lessons. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('questions')
    .addColumn('explained_in', 'bigint', nullableReference('lessons.id'))
    .execute()
  await db.schema.alterTable('questions').addColumn('is_check', 'integer', defaultZero).execute()
}
