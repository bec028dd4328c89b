import type { Kysely } from 'kysely'
import {
  createTable,
  defaultEmpty,
  defaultZero,
  notNull,
  nullableReference,
  references,
} from './columns.ts'

/** Creates refunds and disputes, and the limits on open payments and provider requests (decisions 0341 and 0342). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('payments').addColumn('superseded_at', 'bigint').execute()
  await db.schema.alterTable('payments').addColumn('refunded', 'bigint', defaultZero).execute()
  await db.schema.alterTable('payments').addColumn('owed', 'bigint', defaultZero).execute()

  await createTable(db, 'payment_reversals')
    .addColumn('payment_id', 'bigint', references('payments.id'))
    .addColumn('kind', 'text', notNull)
    .addColumn('provider_key', 'text', notNull)
    .addColumn('other_key', 'text', defaultEmpty)
    .addColumn('amount', 'bigint', notNull)
    .addColumn('state', 'text', notNull)
    .addColumn('note', 'text', defaultEmpty)
    .addColumn('due_at', 'bigint')
    .addColumn('moved', 'bigint')
    .addColumn('owed', 'bigint', defaultZero)
    .addColumn('requested_by', 'bigint', nullableReference('people.id'))
    .addColumn('opened_at', 'bigint', notNull)
    .addColumn('changed_at', 'bigint', notNull)
    .addUniqueConstraint('one_reversal', ['payment_id', 'kind', 'provider_key'])
    .execute()
  await db.schema
    .createIndex('payment_reversals_by_state')
    .on('payment_reversals')
    .columns(['state', 'kind'])
    .execute()

  await db.schema
    .createTable('provider_questions')
    .addColumn('kind', 'text', notNull)
    .addColumn('minute', 'bigint', notNull)
    .addColumn('asked', 'integer', notNull)
    .addPrimaryKeyConstraint('provider_questions_key', ['kind', 'minute'])
    .execute()
  await db.schema
    .createIndex('sandbox_charges_by_time')
    .on('sandbox_charges')
    .column('known_from')
    .execute()
}
