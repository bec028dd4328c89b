import type { Kysely } from 'kysely'
import { defaultZero } from './columns.ts'

/** Drafts of classes and lessons (decision 0371), and copies that share the files of lessons. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('classes').addColumn('is_draft', 'integer', defaultZero).execute()
  await db.schema.alterTable('lessons').addColumn('is_draft', 'integer', defaultZero).execute()
  // a file is deleted with the last lesson that refers to it
  await db.schema.createIndex('lessons_material').on('lessons').column('material').execute()
}
