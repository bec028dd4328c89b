import { type Kysely, sql } from 'kysely'
import { createTable, defaultEmpty, notNull, nullableReference, references } from './columns.ts'

/** Creates the ledger, from which every wallet is derived, and card payments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createLedger(db)
  await createPayments(db)
}

async function createLedger(db: Kysely<unknown>) {
  await createTable(db, 'ledger')
    .addColumn('person_id', 'bigint', references('people.id'))
    .addColumn('type', 'text', notNull)
    .addColumn('amount', 'bigint', notNull)
    .addColumn('balance', 'bigint', notNull)
    .addColumn('service', 'text', notNull)
    .addColumn('description', 'text', notNull)
    .addColumn('reference', 'text', (it) => it.notNull().unique())
    .addColumn('class_id', 'bigint', nullableReference('classes.id'))
    .addColumn('at', 'bigint', notNull)
    .addCheckConstraint('a_movement_moves', sql`amount > 0 and balance >= 0`)
    .execute()
  await db.schema
    .createIndex('ledger_by_person')
    .on('ledger')
    .columns(['person_id', 'id'])
    .execute()
  await db.schema.createIndex('ledger_by_time').on('ledger').columns(['at', 'id']).execute()
  await db.schema.createIndex('ledger_by_service').on('ledger').columns(['service', 'id']).execute()
}

async function createPayments(db: Kysely<unknown>) {
  await createTable(db, 'payments')
    .addColumn('reference', 'text', (it) => it.notNull().unique())
    .addColumn('person_id', 'bigint', references('people.id'))
    .addColumn('purpose', 'text', notNull)
    .addColumn('class_id', 'bigint', nullableReference('classes.id'))
    .addColumn('amount', 'bigint', notNull)
    .addColumn('currency', 'text', notNull)
    .addColumn('state', 'text', notNull)
    .addColumn('provider', 'text', notNull)
    .addColumn('remark', 'text', defaultEmpty)
    .addColumn('opened_at', 'bigint', notNull)
    .addColumn('settled_at', 'bigint')
    .addCheckConstraint('a_payment_pays', sql`amount > 0`)
    .execute()
  await db.schema
    .createIndex('payments_by_person')
    .on('payments')
    .columns(['person_id', 'id'])
    .execute()
  await db.schema.createIndex('payments_by_state').on('payments').columns(['state', 'id']).execute()

  await createTable(db, 'sandbox_charges')
    .addColumn('reference', 'text', (it) => it.notNull().unique())
    .addColumn('status', 'text', notNull)
    .addColumn('amount', 'bigint', notNull)
    .addColumn('currency', 'text', notNull)
    .addColumn('email', 'text', notNull)
    .addColumn('known_from', 'bigint', notNull)
    .execute()
}
