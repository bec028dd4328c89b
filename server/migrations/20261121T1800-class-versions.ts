import type { Kysely } from 'kysely'

/** Every reader of the class list adds up the versions: from an index that is a thousand small numbers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('classes_by_version').on('classes').columns(['version']).execute()
}
