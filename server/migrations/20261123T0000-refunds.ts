import { type Kysely, sql } from 'kysely'
import {
  createPartialUniqueIndex,
  createTable,
  defaultEmpty,
  defaultZero,
  notNull,
  nullableReference,
  references,
} from './columns.ts'

/** Creates refunds by administrators (decision 0660) and links card payments to the purchases that they paid for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addRefundColumns(db)
  await createWalletRefunds(db)
  await createSandboxRefunds(db)
  await linkPurchases(db)
  await recordEarlierRefunds(db)
}

async function addRefundColumns(db: Kysely<unknown>) {
  await db.schema.alterTable('payments').addColumn('purchase', 'text', defaultEmpty).execute()
  await db.schema.createIndex('payments_by_purchase').on('payments').column('purchase').execute()
  for (const name of ['reason', 'request_key', 'marker'])
    await db.schema.alterTable('payment_reversals').addColumn(name, 'text', defaultEmpty).execute()
  await db.schema
    .alterTable('payment_reversals')
    .addColumn('attempts', 'integer', defaultZero)
    .execute()
  for (const name of ['sent_at', 'check_at', 'returned_at'])
    await db.schema.alterTable('payment_reversals').addColumn(name, 'bigint').execute()
  await createPartialUniqueIndex(
    db,
    'payment_reversals_by_request',
    'payment_reversals (request_key)',
    "request_key <> ''",
  )
  await db.schema
    .createIndex('payment_reversals_by_check')
    .on('payment_reversals')
    .column('check_at')
    .execute()
}

async function createWalletRefunds(db: Kysely<unknown>) {
  await createTable(db, 'wallet_refunds')
    .addColumn('user_id', 'bigint', references('users.id'))
    .addColumn('purchase', 'text', notNull)
    .addColumn('entry', 'text', notNull)
    .addColumn('amount', 'bigint', notNull)
    .addColumn('reason', 'text', defaultEmpty)
    .addColumn('request_key', 'text', defaultEmpty)
    .addColumn('actor_id', 'bigint', nullableReference('users.id'))
    .addColumn('at', 'bigint', notNull)
    .addUniqueConstraint('one_wallet_refund', ['entry', 'purchase'])
    .execute()
  await db.schema
    .createIndex('wallet_refunds_by_purchase')
    .on('wallet_refunds')
    .column('purchase')
    .execute()
  await db.schema
    .createIndex('wallet_refunds_by_user')
    .on('wallet_refunds')
    .column('user_id')
    .execute()
  await createPartialUniqueIndex(
    db,
    'wallet_refunds_by_request',
    'wallet_refunds (request_key)',
    "request_key <> ''",
  )
}

async function createSandboxRefunds(db: Kysely<unknown>) {
  await createTable(db, 'sandbox_refunds')
    .addColumn('reference', 'text', notNull)
    .addColumn('amount', 'bigint', notNull)
    .addColumn('marker', 'text', notNull)
    .addColumn('status', 'text', notNull)
    .addColumn('resolves_at', 'bigint', notNull)
    .execute()
  await db.schema
    .createIndex('sandbox_refunds_by_reference')
    .on('sandbox_refunds')
    .column('reference')
    .execute()
}

/** The purchase of a settled payment for a class is the next ledger entry of its student after the payment's credit. */
async function linkPurchases(db: Kysely<unknown>) {
  await sql`
    update payments set purchase = coalesce((
      select bought.reference from ledger paid
      join ledger bought on bought.id = (
        select min(following.id) from ledger following
        where following.user_id = paid.user_id and following.id > paid.id
      )
      where paid.reference = 'payment:' || payments.reference
        and bought.type = 'debit' and bought.service in ('enrolment', 'renewal')
        and bought.class_id = payments.class_id
    ), '')
    where purpose <> 'fund' and state = 'settled'
  `.execute(db)
}

type EarlierRefund = { user_id: number; reference: string; amount: number; at: number }
type EarlierPurchase = { reference: string; amount: number }

/** Records the refunds of removed enrolments, which returned the last payment or all payments, newest first. */
async function recordEarlierRefunds(db: Kysely<unknown>) {
  const refunds = await sql<EarlierRefund>`
    select user_id, reference, amount, at from ledger where service = 'class-refund'
  `.execute(db)
  for (const refund of refunds.rows) {
    const enrolmentId = refund.reference.slice('class-refund:'.length)
    const purchases = await sql<EarlierPurchase>`
      select reference, amount from ledger
      where user_id = ${refund.user_id} and type = 'debit' and service in ('enrolment', 'renewal')
        and (reference = 'enrolment:' || ${enrolmentId}
          or reference like 'renewal:' || ${enrolmentId} || ':%')
      order by id desc
    `.execute(db)
    let left = refund.amount
    for (const { reference, amount } of purchases.rows) {
      const part = Math.min(left, amount)
      if (part <= 0) break
      left -= part
      await sql`
        insert into wallet_refunds (user_id, purchase, entry, amount, at)
        values (${refund.user_id}, ${reference}, ${refund.reference}, ${part}, ${refund.at})
      `.execute(db)
    }
  }
}
