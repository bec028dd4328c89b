import { boundsOfPeriod } from '../../contract/payments/payment-history.ts'
import { compareNames } from '../../contract/platform/name-order.ts'
import { startOfDay } from '../../contract/platform/school-time.ts'
import { type StatementRow, shareOf } from '../../contract/staff/income-shares.ts'
import { listSharePeriods, type SharePeriod } from '../../contract/staff/share-periods.ts'
import type { Db } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import { listReturnsOfClasses, sumPaidForClasses, type TimeRange } from './class-income-store.ts'
import { listIncomeShares, type NamedShare } from './income-shares-store.ts'

type StatementRequest = {
  /** 'YYYY-MM' of the school. */
  month: string
  timezone: string
  /** Own classes: the statement of the person alone. */
  scope: Scope
}

/**
 * The statement of a month, by teacher and class, one row for each share that was valid in it or of which something was returned
 * (R-STAFF-012). The income of a payment belongs to the share of the day on which it was paid, in the month of the payment; what is
 * returned of it belongs to the same share, in the month of the refund (decision 0912).
 */
export async function buildStatement(
  db: Db,
  { month, timezone, scope }: StatementRequest,
): Promise<StatementRow[]> {
  const shares = await listIncomeShares(db, scope)
  if (shares.length === 0) return []
  const range = boundsOfMonth(month, timezone)
  const periods = listSharePeriods(shares).map((it) => ({ ...it, ...timesOf(it, timezone) }))
  const boundaries = [...new Set(periods.map((it) => it.from))]
    .filter((it) => it > range.from && it < range.until)
    .sort((a, b) => a - b)
  const classes = { userId: scope.reach === 'own classes' ? scope.userId : null }
  const [paid, returned] = await Promise.all([
    sumPaidForClasses(db, classes, range, boundaries),
    listReturnsOfClasses(db, classes, range),
  ])
  const payments = [
    ...paid.map(({ classId, part, amount }) => ({
      ...{ classId, income: amount, refunds: 0 },
      paidAt: boundaries[part - 1] ?? range.from,
    })),
    ...returned.map(({ amount, ...it }) => ({ ...it, income: 0, refunds: amount })),
  ]
  const rows = addUp(periods, payments, range)
  const names = namesOf(shares)
  return rows
    .map((row) => ({
      ...row,
      ...names(row),
      share: shareOf(row.income - row.refunds, row.basisPoints),
    }))
    .sort(
      (a, b) =>
        compareNames(a.name, b.name) ||
        a.userId - b.userId ||
        compareNames(a.className, b.className) ||
        a.classId - b.classId ||
        b.basisPoints - a.basisPoints,
    )
}

type TimedPeriod = SharePeriod & TimeRange
type Payment = { classId: number; paidAt: number; income: number; refunds: number }
type Sums = Pick<StatementRow, 'userId' | 'classId' | 'basisPoints' | 'income' | 'refunds'>

/** Adds the payments of each share up, one row for equal shares of a teacher and class. A share of nothing has no row. */
function addUp(
  periods: readonly TimedPeriod[],
  payments: readonly Payment[],
  month: TimeRange,
): Sums[] {
  const byClass = Map.groupBy(payments, (it) => it.classId)
  const rows = new Map<string, Sums>()
  for (const { userId, classId, basisPoints, from, until } of periods) {
    const ofPeriod = (byClass.get(classId) ?? []).filter(
      (it) => it.paidAt >= from && it.paidAt < until,
    )
    const isInMonth = from < month.until && until > month.from
    if (basisPoints === 0 || (ofPeriod.length === 0 && !isInMonth)) continue
    const key = `${userId} ${classId} ${basisPoints}`
    const row = rows.get(key) ?? { userId, classId, basisPoints, income: 0, refunds: 0 }
    for (const { income, refunds } of ofPeriod) {
      row.income += income
      row.refunds += refunds
    }
    rows.set(key, row)
  }
  return [...rows.values()]
}

function boundsOfMonth(month: string, timezone: string): TimeRange {
  const { from = Number.NaN, to = Number.NaN } = boundsOfPeriod({ month }, timezone)
  return { from, until: to + 1 }
}

const timesOf = ({ fromDay, untilDay }: SharePeriod, timezone: string): TimeRange => ({
  from: startOfDay(fromDay, timezone),
  until: untilDay === null ? Number.POSITIVE_INFINITY : startOfDay(untilDay, timezone),
})

function namesOf(shares: readonly NamedShare[]) {
  const people = new Map(shares.map((it) => [it.userId, it.name]))
  const classes = new Map(shares.map((it) => [it.classId, it.className]))
  return ({ userId, classId }: Pick<Sums, 'userId' | 'classId'>) => ({
    name: people.get(userId) ?? '',
    className: classes.get(classId) ?? '',
  })
}
