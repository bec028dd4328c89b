import { type RawBuilder, sql } from 'kysely'
import { formatNaira, type Kobo } from '../../contract/platform/kobo.ts'
import type { Db } from '../platform/db.ts'

/** Returns a sentence for each refund or dispute that disagrees with its ledger entries, and for each entry without one. */
export async function verifyReversals(db: Db): Promise<string[]> {
  const differences = await Promise.all([
    stateMismatches(db),
    wrongAmounts(db),
    orphanEntries(db),
    wrongTotals(db),
  ])
  return differences.flat()
}

const isMoneyReturned = sql`reversals.state in ('processed', 'lost')`

/** The amount of a requested refund is moved from the request on, unless it is put into the wallet instead. */
const isMoved = sql`(${isMoneyReturned} or (requested_by is not null and reversals.state in ('requested', 'pending', 'failed')))`

async function stateMismatches(db: Db) {
  const rows = await queryRows<{ name: string }>(
    db,
    sql`select reversals.kind || ' ' || reversals.id as name
      from payment_reversals reversals join payments on payments.id = reversals.payment_id
      where (${isMoved} and payments.state in ('settled', 'to_wallet') and moved is null)
        or (moved is not null and not ${isMoved})
        or (returned_at is null and reversals.state = 'returned')`,
  )
  return rows.map(({ name }) => `${name}: the provider's state and the ledger disagree`)
}

/** The later debits of a reversal that exceeded the rest of its payment (decision 0342). */
const restOf = sql`(select coalesce(sum(rest.amount), 0) from ledger rest
  where rest.user_id = payments.user_id and rest.type = 'debit' and rest.service = 'refund'
    and rest.reference like reversals.kind || ':' || reversals.id || ':rest:%')`

/**
 * The entries of a reversal: a debit, a later debit of the rest, the credit of a failed refund that was put into the wallet
 * instead, a debit if it was paid to the card after all, and the credit of the owed part.
 */
async function wrongAmounts(db: Db) {
  const rows = await queryRows<{ name: string; moved: Kobo; owed: Kobo }>(
    db,
    sql`select reversals.kind || ' ' || reversals.id as name, coalesce(moved, 0) as moved, reversals.owed
      from payment_reversals reversals join payments on payments.id = reversals.payment_id
      left join ledger taken on taken.reference = reversals.kind || ':' || reversals.id
        and taken.type = 'debit' and taken.service = 'refund' and taken.user_id = payments.user_id
      left join ledger back on back.reference = 'refund:' || reversals.id || ':returned'
        and back.type = 'credit' and back.service = 'refund-returned' and back.user_id = payments.user_id
      left join ledger late on late.reference = 'refund:' || reversals.id || ':late'
        and late.type = 'debit' and late.service = 'refund' and late.user_id = payments.user_id
      left join ledger debt on debt.type = 'credit' and debt.service = 'owed'
        and debt.user_id = payments.user_id
        and debt.reference = coalesce(late.reference, taken.reference) || ':owed'
      where coalesce(moved, 0)
          <> coalesce(taken.amount, 0) - coalesce(back.amount, 0) + coalesce(late.amount, 0) + ${restOf}
        or reversals.owed <> coalesce(debt.amount, 0)
        or (returned_at is null) <> (back.id is null)
        or (late.id is not null and back.id is null)`,
  )
  return rows.map(
    (it) =>
      `${it.name}: moved ${formatNaira(it.moved)} of which ${formatNaira(it.owed)} is owed, but the ledger entries differ`,
  )
}

async function orphanEntries(db: Db) {
  const rows = await queryRows<{ id: number; reference: string }>(
    db,
    sql`select ledger.id, ledger.reference from ledger
      left join payment_reversals reversals on ledger.reference in (
        reversals.kind || ':' || reversals.id, reversals.kind || ':' || reversals.id || ':owed',
        'refund:' || reversals.id || ':returned',
        'refund:' || reversals.id || ':late', 'refund:' || reversals.id || ':late:owed'
      ) or ledger.reference like reversals.kind || ':' || reversals.id || ':rest:%'
      where ledger.service in ('refund', 'owed', 'refund-returned') and reversals.id is null`,
  )
  return rows.map((it) => `ledger entry ${it.id}: ${it.reference} belongs to no refund or dispute`)
}

async function wrongTotals(db: Db) {
  const rows = await queryRows<{ reference: string }>(
    db,
    sql`select payments.reference from payments
      left join (
        select payment_id, sum(coalesce(moved, 0)) as moved, sum(owed) as owed
        from payment_reversals group by payment_id
      ) sums on sums.payment_id = payments.id
      where refunded <> coalesce(sums.moved, 0) or payments.owed <> coalesce(sums.owed, 0)
        or refunded > amount or payments.owed > refunded`,
  )
  return rows.map((it) => `payment ${it.reference}: its refunds do not add up`)
}

async function queryRows<Row>(db: Db, query: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await query.execute(db)
  // each query selects the fields of its `Row`
  return rows as Row[]
}
