import { type Expression, type SqlBool, sql } from 'kysely'
import { DAY_MS } from '../../contract/platform/duration.ts'
import { formatNaira, type Kobo } from '../../contract/platform/kobo.ts'
import type { Db } from '../platform/db.ts'
import { PAYMENT_REFERENCE_PREFIX } from './store.ts'
import { verifyCorrections } from './verify-corrections.ts'
import { verifyParts } from './verify-parts.ts'
import { verifyRecorded } from './verify-recorded.ts'
import { verifyRefunds } from './verify-refunds.ts'
import { verifyReversals } from './verify-reversals.ts'
import { verifyRewards } from './verify-rewards.ts'
import { verifyTransfers } from './verify-transfers.ts'

// credits are positive, debits negative
const signedAmount = sql<Kobo>`case when type = 'credit' then amount else -amount end`
// PostgreSQL sums bigints to numeric, which the driver returns as text
const asBigint = (sum: Expression<Kobo | null>) => sql<Kobo>`cast(coalesce(${sum}, 0) as bigint)`

/**
 * Recomputes every wallet from its ledger entries and returns a sentence for each difference (R-MONEY-001). Checks:
 * - the balance of each wallet and the running balance of each entry;
 * - the daily totals and the searchable descriptions;
 * - card payments: each settled payment has one credit of the same user and amount, and no other credit refers to one;
 * - reversals: each has one debit of its amount and one credit of the owed part (decision 0342);
 * - refunds: each to a wallet has one credit, none exceeds what was paid, and each request is audited (decision 0660);
 * - corrections: each is one audited debit by an administrator (decision 0160);
 * - parts and coupons: plans agree with their debits, and uses with the students who made them (R-PAY-006, R-PAY-007);
 * - recorded payments: each has one credit, its debit, and one audit entry (decision 0960);
 * - transfers: each that was credited has one payment and its credit, an open case none (R-PAY-003);
 * - rewards: each belongs to a won quiz run or a credited referral.
 */
export async function verifyLedger(db: Db): Promise<string[]> {
  const differences = await Promise.all([
    wrongBalances(db),
    wrongRunningBalances(db),
    wrongTotals(db),
    missingSearchEntries(db),
    paymentsWithoutCredit(db),
    creditsWithoutPayment(db),
    verifyCorrections(db),
    verifyRecorded(db),
    verifyReversals(db),
    verifyRefunds(db),
    verifyRewards(db),
    verifyParts(db),
    verifyTransfers(db),
  ])
  return differences.flat()
}

async function wrongBalances(db: Db) {
  const sums = db
    .selectFrom('ledger')
    .select(['user_id', asBigint(sql`sum(${signedAmount})`).as('total')])
    .groupBy('user_id')
    .as('sums')
  const rows = await db
    .selectFrom('users')
    .leftJoin(sums, 'sums.user_id', 'users.id')
    .select(['users.id', 'users.wallet', asBigint(sql.ref('sums.total')).as('total')])
    .where(sql<SqlBool>`users.wallet <> coalesce(sums.total, 0)`)
    .execute()
  return rows.map(
    (it) =>
      `user ${it.id}: the balance is ${formatNaira(it.wallet)}, the ledger entries add up to ${formatNaira(it.total)}`,
  )
}

async function wrongRunningBalances(db: Db) {
  const running = db
    .selectFrom('ledger')
    .select([
      'id',
      'balance',
      asBigint(sql`sum(${signedAmount}) over (partition by user_id order by id)`).as('total'),
    ])
    .as('running')
  const rows = await db
    .selectFrom(running)
    .selectAll()
    .whereRef('balance', '<>', 'total')
    .orderBy('id')
    .execute()
  return rows.map(
    (it) =>
      `ledger entry ${it.id}: the recorded balance is ${formatNaira(it.balance)}, the entries up to it add up to ${formatNaira(it.total)}`,
  )
}

type Totals = {
  day: number
  kind: string
  stored_amount: Kobo
  stored_entries: number
  amount: Kobo
  entries: number
}

async function wrongTotals(db: Db) {
  const { rows } = await sql<Totals>`
    select coalesce(t.day, l.day) as day,
      coalesce(t.service, l.service) || ' ' || coalesce(t.type, l.type) as kind,
      coalesce(t.movements, 0) as stored_entries, coalesce(t.amount, 0) as stored_amount,
      coalesce(l.movements, 0) as entries, coalesce(l.amount, 0) as amount
    from ledger_totals t
    full outer join (
      select at / 86400 as day, type, service, method, count(*) as movements, ${asBigint(sql`sum(amount)`)} as amount,
        ${asBigint(sql`sum(is_test)`)} as test_movements, ${asBigint(sql`sum(is_test * amount)`)} as test_amount
      from ledger group by 1, 2, 3, 4
    ) l on l.day = t.day and l.type = t.type and l.service = t.service and l.method = t.method
    where coalesce(t.movements, 0) <> coalesce(l.movements, 0) or coalesce(t.amount, 0) <> coalesce(l.amount, 0)
      or coalesce(t.test_movements, 0) <> coalesce(l.test_movements, 0)
      or coalesce(t.test_amount, 0) <> coalesce(l.test_amount, 0)
    order by 1, 2
  `.execute(db)
  return rows.map(
    (it) =>
      `totals of ${isoDayFromNumber(it.day)}, ${it.kind}: the stored total is ${it.stored_entries} entries and ${formatNaira(it.stored_amount)}, the ledger has ${it.entries} entries and ${formatNaira(it.amount)}`,
  )
}

async function missingSearchEntries(db: Db) {
  const rows = await db
    .selectFrom('ledger')
    .leftJoin('ledger_search', (join) =>
      join
        .onRef('ledger_search.type', '=', 'ledger.type')
        .onRef('ledger_search.service', '=', 'ledger.service')
        .onRef('ledger_search.title', '=', 'ledger.description'),
    )
    .select(['ledger.type', 'ledger.service', 'ledger.description'])
    .distinct()
    .where('ledger_search.title', 'is', null)
    .execute()
  return rows.map(
    (it) =>
      `ledger entries of ${it.description} (${it.service} ${it.type}): the description is missing in ledger_search`,
  )
}

const isoDayFromNumber = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)

async function paymentsWithoutCredit(db: Db) {
  const rows = await db
    .selectFrom('payments')
    .leftJoin('ledger', (join) =>
      join
        .on(
          'ledger.reference',
          '=',
          (it) => sql`${sql.lit(PAYMENT_REFERENCE_PREFIX)} || ${it.ref('payments.reference')}`,
        )
        .onRef('ledger.user_id', '=', 'payments.user_id')
        .onRef('ledger.amount', '=', 'payments.amount')
        .on('ledger.type', '=', 'credit'),
    )
    .select('payments.reference')
    .where('payments.state', 'in', ['settled', 'to_wallet'])
    .where('ledger.id', 'is', null)
    .execute()
  return rows.map((it) => `payment ${it.reference}: settled, but no ledger entry credits it`)
}

async function creditsWithoutPayment(db: Db) {
  const rows = await db
    .selectFrom('ledger')
    .leftJoin('payments', (join) =>
      join
        .on(
          'ledger.reference',
          '=',
          (it) => sql`${sql.lit(PAYMENT_REFERENCE_PREFIX)} || ${it.ref('payments.reference')}`,
        )
        .on('payments.state', 'in', ['settled', 'to_wallet']),
    )
    .select(['ledger.id', 'ledger.reference'])
    .where('ledger.reference', 'like', `${PAYMENT_REFERENCE_PREFIX}%`)
    .where('payments.id', 'is', null)
    .execute()
  return rows.map((it) => `ledger entry ${it.id}: credits ${it.reference}, which is not settled`)
}
