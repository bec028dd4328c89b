import type { Kysely } from 'kysely'
import { defaultEmpty } from './columns.ts'

/** Records the save that created a lesson or a question (decisions 0501 and 0432). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('lessons').addColumn('once', 'text').execute()
  await db.schema.alterTable('lessons').addColumn('version', 'text', defaultEmpty).execute()
  await db.schema.alterTable('questions').addColumn('added_by_save', 'text', defaultEmpty).execute()
  await db.schema
    .createIndex('lessons_once_per_class')
    .on('lessons')
    .columns(['class_id', 'once'])
    .unique()
    .execute()
}
