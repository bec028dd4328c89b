import type { Kysely } from 'kysely'

/** Finds the entries of the audit log of a range of days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('audit_by_time').on('audit').columns(['at', 'id']).execute()
}
