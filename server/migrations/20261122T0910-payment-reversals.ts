import type { Kysely } from 'kysely'
import { createTable, empty, mayRefer, refers, required, zero } from './columns.ts'

/** Refunds and disputes of card payments, and the bounds on what is open and asked (decisions 0341 to 0343). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('payments').addColumn('superseded_at', 'bigint').execute()
  await db.schema.alterTable('payments').addColumn('refunded', 'bigint', zero).execute()
  await db.schema.alterTable('payments').addColumn('owed', 'bigint', zero).execute()

  await createTable(db, 'payment_reversals')
    .addColumn('payment_id', 'bigint', refers('payments.id'))
    .addColumn('kind', 'text', required)
    .addColumn('provider_key', 'text', required)
    .addColumn('other_key', 'text', empty)
    .addColumn('amount', 'bigint', required)
    .addColumn('state', 'text', required)
    .addColumn('note', 'text', empty)
    .addColumn('due_at', 'bigint')
    .addColumn('moved', 'bigint')
    .addColumn('owed', 'bigint', zero)
    .addColumn('requested_by', 'bigint', mayRefer('people.id'))
    .addColumn('opened_at', 'bigint', required)
    .addColumn('changed_at', 'bigint', required)
    .addUniqueConstraint('one_reversal', ['payment_id', 'kind', 'provider_key'])
    .execute()
  await db.schema
    .createIndex('payment_reversals_by_state')
    .on('payment_reversals')
    .columns(['state', 'kind'])
    .execute()

  await db.schema
    .createTable('provider_questions')
    .addColumn('kind', 'text', required)
    .addColumn('minute', 'bigint', required)
    .addColumn('asked', 'integer', required)
    .addPrimaryKeyConstraint('provider_questions_key', ['kind', 'minute'])
    .execute()
  await db.schema
    .createIndex('sandbox_charges_by_time')
    .on('sandbox_charges')
    .column('known_from')
    .execute()
}
