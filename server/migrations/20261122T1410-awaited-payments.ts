import type { Kysely } from 'kysely'

/** Adds the time until which the outcome of a card payment for a class is awaited (decision 0440). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('payments').addColumn('awaited_until', 'bigint').execute()
}
