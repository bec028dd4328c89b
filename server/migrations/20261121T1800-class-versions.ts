import type { Kysely } from 'kysely'

/** The class list reads the sum of all versions, from an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('classes_by_version').on('classes').columns(['version']).execute()
}
