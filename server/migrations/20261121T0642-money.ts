import { type Kysely, sql } from 'kysely'
import { createTable, empty, mayRefer, refers, required } from './columns.ts'

/** The ledger, which is the truth of every wallet, and the card payments that feed it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createLedger(db)
  await createPayments(db)
}

async function createLedger(db: Kysely<unknown>) {
  await createTable(db, 'ledger')
    .addColumn('person_id', 'bigint', refers('people.id'))
    .addColumn('type', 'text', required)
    .addColumn('amount', 'bigint', required)
    .addColumn('balance', 'bigint', required)
    .addColumn('service', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('reference', 'text', (it) => it.notNull().unique())
    .addColumn('class_id', 'bigint', mayRefer('classes.id'))
    .addColumn('at', 'bigint', required)
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
    .addColumn('person_id', 'bigint', refers('people.id'))
    .addColumn('purpose', 'text', required)
    .addColumn('class_id', 'bigint', mayRefer('classes.id'))
    .addColumn('amount', 'bigint', required)
    .addColumn('currency', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('provider', 'text', required)
    .addColumn('remark', 'text', empty)
    .addColumn('opened_at', 'bigint', required)
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
    .addColumn('status', 'text', required)
    .addColumn('amount', 'bigint', required)
    .addColumn('currency', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('known_from', 'bigint', required)
    .execute()
}
