import { sql } from 'kysely'
import type { Kobo } from '../../contract/platform/kobo.ts'
import { formatNaira } from '../../contract/platform/kobo.ts'
import type { Db } from '../platform/db.ts'

/**
 * Returns a sentence for each payment that the staff recorded whose credit or debit differs, each such credit without a payment, and
 * each student whose recorded payments and audit entries differ in number (decision 0960).
 */
export async function verifyRecorded(db: Db): Promise<string[]> {
  const differences = await Promise.all([
    wrongEntries(db),
    creditsWithoutRecord(db),
    unauditedPayments(db),
  ])
  return differences.flat()
}

async function wrongEntries(db: Db) {
  const { rows } = await sql<{ id: number; amount: Kobo }>`
    select recorded.id, recorded.amount from recorded_payments recorded
    left join ledger credit on credit.reference = entry and credit.user_id = recorded.user_id
      and credit.type = 'credit' and credit.service = 'fund' and credit.amount = recorded.amount
      and credit.method = recorded.method
    left join ledger debit on debit.reference = purchase and debit.user_id = recorded.user_id
      and debit.type = 'debit' and debit.service in ('enrolment', 'renewal')
    where credit.id is null or (purchase <> '' and debit.id is null)
      or (recorded.outcome in ('renewed', 'part', 'paid') and purchase = '')`.execute(db)
  return rows.map(
    (it) => `recorded payment ${it.id} of ${formatNaira(it.amount)}: the ledger entries differ`,
  )
}

async function creditsWithoutRecord(db: Db) {
  const { rows } = await sql<{ id: number }>`
    select ledger.id from ledger left join recorded_payments on entry = ledger.reference
    where ledger.reference like 'recorded:%' and entry is null`.execute(db)
  return rows.map(({ id }) => `ledger entry ${id}: belongs to no recorded payment`)
}

async function unauditedPayments(db: Db) {
  const { rows } = await sql<{ user_id: number; payments: number; audited: number }>`
    select coalesce(r.user_id, a.subject_id) as user_id,
      coalesce(r.payments, 0) as payments, coalesce(a.audited, 0) as audited
    from (select user_id, count(*) as payments from recorded_payments group by user_id) r
    full outer join (
      select subject_id, count(*) as audited from audit where action = 'recordPayment' group by subject_id
    ) a on a.subject_id = r.user_id
    where coalesce(r.payments, 0) <> coalesce(a.audited, 0)`.execute(db)
  return rows.map(
    (it) =>
      `user ${it.user_id}: ${it.payments} recorded payments, but ${it.audited} audit entries of them`,
  )
}
