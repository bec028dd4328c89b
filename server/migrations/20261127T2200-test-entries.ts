import { type Kysely, sql } from 'kysely'
import { defaultZero } from './columns.ts'

/**
 * Marks the ledger entries of payments of the sandbox, which move no money, and indexes amounts for the search (decision 0060).
 */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('ledger').addColumn('is_test', 'integer', defaultZero).execute()
  for (const column of ['test_movements', 'test_amount'])
    await db.schema.alterTable('ledger_totals').addColumn(column, 'bigint', defaultZero).execute()
  await markEntries(db)
  await addUpTotals(db)
  await db.schema
    .createIndex('ledger_by_amount')
    .on('ledger')
    .columns(['amount', 'at', 'id'])
    .execute()
  await sql`create index ledger_test on ledger (user_id) where is_test = 1`.execute(db)
}

async function markEntries(db: Kysely<unknown>) {
  const sandboxPayments = sql`from payments where provider = 'sandbox'`
  await sql`update ledger set is_test = 1
    where reference in (select 'payment:' || reference ${sandboxPayments})
      or reference in (select purchase ${sandboxPayments} and purchase <> '')`.execute(db)
  await sql`update ledger set is_test = 1
    where service in ('refund', 'owed', 'refund-returned') and exists (
      select 1 from payments join payment_reversals on payment_reversals.payment_id = payments.id
      where provider = 'sandbox' and payments.user_id = ledger.user_id and (
        ledger.reference = kind || ':' || payment_reversals.id
        or ledger.reference like kind || ':' || payment_reversals.id || ':%'))`.execute(db)
  // one credit can refund several purchases
  await sql`update ledger set is_test = 1
    where reference in (
      select entry from wallet_refunds join ledger purchases on purchases.reference = purchase
      group by entry having min(purchases.is_test) = 1)`.execute(db)
}

async function addUpTotals(db: Kysely<unknown>) {
  const ofTotal = sql`from ledger where is_test = 1 and ledger.at / 86400 = ledger_totals.day
    and ledger.type = ledger_totals.type and ledger.service = ledger_totals.service`
  await sql`update ledger_totals set
      test_movements = (select count(*) ${ofTotal}),
      test_amount = (select coalesce(sum(amount), 0) ${ofTotal})
    where day in (select at / 86400 from ledger where is_test = 1)`.execute(db)
}
