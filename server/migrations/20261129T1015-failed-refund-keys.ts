import type { Kysely } from 'kysely'

/** The identifiers of the earlier attempts of a refund, which have failed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('payment_reversals')
    .addColumn('failed_keys', 'text', (it) => it.notNull().defaultTo(''))
    .execute()
}
