import { sql } from 'kysely'
import { SERVICE_GROUPS, type ServiceGroup } from '../../../contract/payments/payment-history.ts'
import type { Kobo } from '../../../contract/platform/kobo.ts'
import type { Db } from '../../platform/db.ts'
import type { LedgerFilter } from './history-store.ts'
import { readPeriodSegments, summarize } from './period-segments.ts'
import type { Match } from './search-store.ts'

/**
 * Sums of ledger entries without those of the sandbox, in kobo: money received from people and refunded to them; spent on classes
 * and returned of it to wallets. The last two are those of the sandbox (R-PAY-005, decision 0060).
 */
type PaymentFigures = {
  received: Kobo
  refunded: Kobo
  spent: Kobo
  unspent: Kobo
  testCredits: Kobo
  testDebits: Kobo
}

/** The figures of all entries that match a filter. */
export async function readFigures(db: Db, filter: LedgerFilter): Promise<PaymentFigures> {
  const [income, spending, all, real] = await Promise.all([
    sumGroup(db, filter, 'income'),
    sumGroup(db, filter, 'spending'),
    sumOf(db, filter),
    sumOf(db, { ...filter, isReal: true }),
  ])
  return {
    ...{ received: income.credits, refunded: income.debits },
    ...{ spent: spending.debits, unspent: spending.credits },
    testCredits: all.credits - real.credits,
    testDebits: all.debits - real.debits,
  }
}

const sumOf = async (db: Db, filter: LedgerFilter) =>
  summarize(await readPeriodSegments(db, filter))

function sumGroup(db: Db, filter: LedgerFilter, group: ServiceGroup) {
  const services = SERVICE_GROUPS[group].filter((it) => filter.services?.includes(it) ?? true)
  return services.length === 0
    ? { credits: 0, debits: 0 }
    : sumOf(db, { ...filter, services, isReal: true })
}

/** The figures of these entries. */
export function figuresOfMatches(matches: readonly Match[]): PaymentFigures {
  const sum = (type: Match['type'], isTest: boolean, services?: readonly string[]) =>
    matches
      .filter((it) => it.type === type && (it.is_test === 1) === isTest)
      .filter((it) => services?.includes(it.service) ?? true)
      .reduce((total, it) => total + it.amount, 0)
  return {
    received: sum('credit', false, SERVICE_GROUPS.income),
    refunded: sum('debit', false, SERVICE_GROUPS.income),
    spent: sum('debit', false, SERVICE_GROUPS.spending),
    unspent: sum('credit', false, SERVICE_GROUPS.spending),
    testCredits: sum('credit', true),
    testDebits: sum('debit', true),
  }
}

/**
 * The real money in all wallets, in kobo. A wallet does not record whether money of the sandbox or real money was spent: real
 * money is counted as spent first, so that what is held for students is never too much.
 */
export async function readHeld(db: Db): Promise<Kobo> {
  const [{ credits, debits }, ofTests] = await Promise.all([sumOf(db, {}), sumTestMoney(db)])
  return credits - debits - ofTests
}

async function sumTestMoney(db: Db): Promise<Kobo> {
  const tests = db
    .selectFrom('ledger')
    .where('is_test', '=', 1)
    .select('user_id')
    .select(sql<Kobo>`sum(case when type = 'credit' then amount else -amount end)`.as('amount'))
    .groupBy('user_id')
  const { amount } = await db
    .selectFrom(tests.as('tests'))
    .innerJoin('users', 'users.id', 'tests.user_id')
    .select(
      sql<Kobo>`cast(coalesce(sum(case when wallet < amount then wallet else amount end), 0) as bigint)`.as(
        'amount',
      ),
    )
    .where('amount', '>', 0)
    .executeTakeFirstOrThrow()
  return amount
}
