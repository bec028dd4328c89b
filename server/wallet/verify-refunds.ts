import { sql } from 'kysely'
import { formatNaira, type Kobo } from '../../contract/platform/kobo.ts'
import type { Db } from '../platform/db.ts'

/**
 * Returns a sentence for each refund to a wallet whose credit differs, each credit without a refund, each purchase of which
 * more was refunded than was paid, and each student whose requested refunds and audit entries differ in number (decision
 * 0660).
 */
export async function verifyRefunds(db: Db): Promise<string[]> {
  const differences = await Promise.all([
    wrongCredits(db),
    excessiveRefunds(db),
    wrongPurchases(db),
    unauditedRefunds(db, 'refundPayment', requestedRefunds),
    unauditedRefunds(db, 'returnRefund', returnedRefunds),
  ])
  return differences.flat()
}

async function wrongCredits(db: Db) {
  const { rows } = await sql<{ entry: string; amount: Kobo; credited: Kobo }>`
    select coalesce(refunds.entry, credits.reference) as entry,
      coalesce(refunds.amount, 0) as amount, coalesce(credits.amount, 0) as credited
    from (
      select entry, user_id, cast(sum(amount) as bigint) as amount
      from wallet_refunds group by entry, user_id
    ) refunds
    full outer join (
      select reference, user_id, amount from ledger
      where service = 'class-refund' and type = 'credit'
    ) credits on credits.reference = refunds.entry and credits.user_id = refunds.user_id
    where coalesce(refunds.amount, 0) <> coalesce(credits.amount, 0)
  `.execute(db)
  return rows.map(
    (it) =>
      `refund ${it.entry}: ${formatNaira(it.amount)} of purchases, but ${formatNaira(it.credited)} was credited`,
  )
}

async function excessiveRefunds(db: Db) {
  const { rows } = await sql<{ purchase: string; refunded: Kobo; paid: Kobo }>`
    select refunds.purchase, refunds.amount as refunded, coalesce(paid.amount, 0) as paid
    from (
      select purchase, user_id, cast(sum(amount) as bigint) as amount
      from wallet_refunds group by purchase, user_id
    ) refunds
    left join ledger paid on paid.reference = refunds.purchase and paid.user_id = refunds.user_id
      and paid.type = 'debit' and paid.service in ('enrolment', 'renewal')
    where refunds.amount > coalesce(paid.amount, 0)
  `.execute(db)
  return rows.map(
    (it) =>
      `purchase ${it.purchase}: ${formatNaira(it.refunded)} refunded of ${formatNaira(it.paid)} paid`,
  )
}

async function wrongPurchases(db: Db) {
  const { rows } = await sql<{ reference: string; purchase: string }>`
    select payments.reference, purchase from payments
    left join ledger on ledger.reference = purchase and ledger.user_id = payments.user_id
    where purchase <> '' and (ledger.id is null or payments.state <> 'settled')
  `.execute(db)
  return rows.map((it) => `payment ${it.reference}: ${it.purchase} is not what it paid for`)
}

/** The keys of requests: a refund to the card of a class has a row in both tables. */
const requestedRefunds = sql`
  select user_id, request_key from wallet_refunds where request_key <> ''
  union
  select payments.user_id, request_key from payment_reversals
  join payments on payments.id = payment_id where request_key <> ''`

const returnedRefunds = sql`
  select payments.user_id, request_key from payment_reversals
  join payments on payments.id = payment_id where returned_at is not null`

async function unauditedRefunds(db: Db, action: string, refunds: typeof requestedRefunds) {
  const { rows } = await sql<{ user_id: number; refunds: number; audited: number }>`
    select coalesce(r.user_id, a.subject_id) as user_id,
      coalesce(r.refunds, 0) as refunds, coalesce(a.audited, 0) as audited
    from (select user_id, count(*) as refunds from (${refunds}) requests group by user_id) r
    full outer join (
      select subject_id, count(*) as audited from audit where action = ${action} group by subject_id
    ) a on a.subject_id = r.user_id
    where coalesce(r.refunds, 0) <> coalesce(a.audited, 0)
  `.execute(db)
  return rows.map(
    (it) =>
      `user ${it.user_id}: ${it.refunds} refunds, but ${it.audited} audit entries (${action})`,
  )
}
