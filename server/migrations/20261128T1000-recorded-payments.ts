import { type Kysely, sql } from 'kysely'
import { createTable, notNull, references } from './columns.ts'

const defaultEmpty = (it: Parameters<typeof notNull>[0]) => it.notNull().defaultTo('')

/**
 * Payments that the staff record, and the method of each ledger entry (R-PAY-001): of money that came in or went out, by service and
 * reference of the entries from before. The fees of the card provider are not known of those (R-PAY-004).
 */
export async function up(db: Kysely<unknown>) {
  await addMethods(db)
  await addMethodsToTotals(db)
  await createTable(db, 'recorded_payments')
    .addColumn('user_id', 'bigint', references('users.id'))
    .addColumn('class_id', 'bigint', (it) => it.references('classes.id'))
    .addColumn('amount', 'bigint', notNull)
    .addColumn('method', 'text', notNull)
    .addColumn('paid_on', 'text', notNull)
    .addColumn('bank_reference', 'text', notNull)
    .addColumn('reference_key', 'text', notNull)
    .addColumn('payer', 'text', notNull)
    .addColumn('outcome', 'text', notNull)
    .addColumn('entry', 'text', (it) => it.notNull().unique())
    .addColumn('purchase', 'text', notNull)
    .addColumn('actor_id', 'bigint', references('users.id'))
    .addColumn('at', 'bigint', notNull)
    .execute()
  const indexes = { reference: 'reference_key', user: 'user_id', purchase: 'purchase' }
  for (const [name, column] of Object.entries(indexes))
    await db.schema
      .createIndex(`recorded_payments_by_${name}`)
      .on('recorded_payments')
      .columns([column, 'id'])
      .execute()
}

async function addMethods(db: Kysely<unknown>) {
  await db.schema.alterTable('ledger').addColumn('method', 'text', defaultEmpty).execute()
  await db.schema.alterTable('ledger').addColumn('fee', 'bigint').execute()
  await sql`update ledger set method = case
      when service in ('refund', 'refund-returned') or reference like 'payment:%' then 'card'
      else 'school' end
    where service in ('fund', 'refund', 'refund-returned', 'correction')`.execute(db)
}

/** Makes the table of totals again, because its primary key has another column. */
export async function addMethodsToTotals(db: Kysely<unknown>) {
  await sql`drop table ledger_totals`.execute(db)
  await sql`create table ledger_totals (
    day bigint not null,
    type text not null,
    service text not null,
    method text not null,
    movements bigint not null,
    amount bigint not null,
    test_movements bigint not null,
    test_amount bigint not null,
    constraint one_total_of_a_method_a_day primary key (day, type, service, method)
  )`.execute(db)
  await sql`insert into ledger_totals
    select at / 86400, type, service, method, count(*), sum(amount), sum(is_test), sum(is_test * amount)
    from ledger group by 1, 2, 3, 4`.execute(db)
}
