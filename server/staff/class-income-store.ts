import { type SqlBool, sql } from 'kysely'
import type { Kobo } from '../../contract/platform/kobo.ts'
import type { Db } from '../platform/db.ts'
import { listClassReturns, type ReturnEntry } from './class-returns.ts'

/** From a time up to, but not including, another one, in Unix seconds. */
export type TimeRange = { from: number; until: number }

/** The classes with a share, or with a share of one person. */
export type ClassesWithShares = { userId: number | null }

/** The debits that pay for a class. */
const PAYMENTS_FOR_CLASSES = ['enrolment', 'renewal']

/** SQLite and PostgreSQL limit the number of values in a statement. */
const BATCH = 500

const hasShare = (classColumn: string, { userId }: ClassesWithShares) =>
  userId === null
    ? sql<SqlBool>`${sql.ref(classColumn)} in (select class_id from income_shares)`
    : sql<SqlBool>`${sql.ref(classColumn)} in (select class_id from income_shares where user_id = ${userId})`

export type PaidPart = { classId: number; part: number; amount: Kobo }

/**
 * What was paid for each class in a time, without the entries of the sandbox, apart for the parts between the boundaries: part 0 is before
 * the first one. Read by `ledger_by_service`.
 */
export async function sumPaidForClasses(
  db: Db,
  classes: ClassesWithShares,
  { from, until }: TimeRange,
  boundaries: readonly number[],
): Promise<PaidPart[]> {
  const part =
    boundaries.length === 0
      ? sql<number>`0`
      : sql<number>`${sql.join(
          boundaries.map((it) => sql`case when ledger.at >= ${it} then 1 else 0 end`),
          sql` + `,
        )}`
  const sums = db
    .selectFrom('ledger')
    .select(['class_id', 'amount', part.as('part')])
    .where('service', 'in', PAYMENTS_FOR_CLASSES)
    .where('type', '=', 'debit')
    .where('is_test', '=', 0)
    .where('at', '>=', from)
    .where('at', '<', until)
    .where(hasShare('ledger.class_id', classes))
  const rows = await db
    .selectFrom(sums.as('paid'))
    .select(['class_id as classId', 'part', sql<Kobo>`cast(sum(amount) as bigint)`.as('amount')])
    .groupBy(['class_id', 'part'])
    .execute()
  // the condition on class_id leaves out entries without one
  return rows.flatMap(({ classId, ...row }) => (classId === null ? [] : [{ ...row, classId }]))
}

export type ClassReturn = {
  classId: number
  /** When the returned money was paid, in Unix seconds. */
  paidAt: number
  amount: Kobo
}

/** What was returned in a time of payments for classes, without the entries of the sandbox (decision 0912). */
export async function listReturnsOfClasses(
  db: Db,
  classes: ClassesWithShares,
  { from, until }: TimeRange,
): Promise<ClassReturn[]> {
  const keys = await listReturnedPayments(db, classes, { from, until })
  const returns: ClassReturn[] = []
  for (let start = 0; start < keys.length; start += BATCH) {
    const batch = keys.slice(start, start + BATCH)
    const [payments, entries] = await Promise.all([
      listPayments(db, classes, batch),
      listReturnEntries(db, batch),
    ])
    for (const { key, classId, paidAt, cost, charged } of payments) {
      const unspent = charged === null ? 0 : charged - cost
      for (const { at, amount } of listClassReturns({ cost, unspent }, entries.get(key) ?? []))
        if (at >= from && at < until && amount > 0) returns.push({ classId, paidAt, amount })
    }
  }
  return returns
}

/** The keys in the ledger of the payments for classes of which something was returned in a time. */
async function listReturnedPayments(
  db: Db,
  classes: ClassesWithShares,
  { from, until }: TimeRange,
): Promise<string[]> {
  const inTime = db
    .selectFrom('ledger')
    .where('ledger.at', '>=', from)
    .where('ledger.at', '<', until)
  const [toWallets, toCards] = await Promise.all([
    inTime
      .innerJoin('wallet_refunds', 'entry', 'ledger.reference')
      .innerJoin('ledger as paid', 'paid.reference', 'purchase')
      .select('purchase')
      .where('ledger.service', '=', 'class-refund')
      .where(hasShare('paid.class_id', classes))
      .execute(),
    inTime
      .select('reference')
      .where('service', '=', 'refund')
      .where('is_test', '=', 0)
      .where(hasShare('ledger.class_id', classes))
      .execute(),
  ])
  const reversalIds = toCards.flatMap((it) => reversalIdOf(it.reference) ?? [])
  const purchases = await listPurchasesOfReversals(db, reversalIds)
  return [...new Set([...toWallets.map((it) => it.purchase), ...purchases])].filter(Boolean)
}

async function listPurchasesOfReversals(db: Db, ids: readonly number[]): Promise<string[]> {
  const purchases: string[] = []
  for (let start = 0; start < ids.length; start += BATCH) {
    const rows = await db
      .selectFrom('payment_reversals')
      .innerJoin('payments', 'payments.id', 'payment_id')
      .select('purchase')
      .where('payment_reversals.id', 'in', ids.slice(start, start + BATCH))
      .execute()
    purchases.push(...rows.map((it) => it.purchase))
  }
  return purchases
}

/** The payments for classes with a share, and what was charged to the card for each; null for one from the wallet. */
function listPayments(db: Db, classes: ClassesWithShares, keys: readonly string[]) {
  return db
    .selectFrom('ledger')
    .leftJoin('payments', 'payments.purchase', 'ledger.reference')
    .select(['ledger.reference as key', 'ledger.at as paidAt', 'ledger.amount as cost'])
    .select(['payments.amount as charged'])
    .select(sql<number>`ledger.class_id`.as('classId'))
    .where('ledger.reference', 'in', keys)
    .where('service', 'in', PAYMENTS_FOR_CLASSES)
    .where('is_test', '=', 0)
    .where(hasShare('ledger.class_id', classes))
    .execute()
}

/** Every return of these payments at any time, by the key of the payment, in the order of the ledger. */
async function listReturnEntries(
  db: Db,
  keys: readonly string[],
): Promise<Map<string, ReturnEntry[]>> {
  const [toWallets, toCards] = await Promise.all([
    db
      .selectFrom('wallet_refunds')
      .innerJoin('ledger', 'ledger.reference', 'entry')
      .select(['purchase', 'ledger.id', 'ledger.at', 'wallet_refunds.amount'])
      .where('purchase', 'in', keys)
      .execute(),
    listCardEntries(db, keys),
  ])
  const entries = [
    ...toWallets.map((it) => ({ ...it, service: 'class-refund' as const })),
    ...toCards,
  ].sort((a, b) => a.id - b.id)
  return Map.groupBy(entries, (it) => it.purchase)
}

/** The entries of refunds and disputes of the card payments that paid for these, by their keys (decision 0342). */
async function listCardEntries(db: Db, keys: readonly string[]) {
  const reversals = await db
    .selectFrom('payments')
    .innerJoin('payment_reversals', 'payment_id', 'payments.id')
    .select(['purchase', 'kind', 'payment_reversals.id'])
    .where('purchase', 'in', keys)
    .execute()
  if (reversals.length === 0) return []
  const purchases = new Map<string, string>()
  for (const { purchase, kind, id } of reversals) {
    const key = `${kind}:${id}`
    // of a failed refund that used up the rest of the payment
    const rests = reversals.filter((it) => it.purchase === purchase).map((it) => `:rest:${it.id}`)
    for (const ending of ['', ':late', ':returned', ...rests]) purchases.set(key + ending, purchase)
  }
  const rows = await db
    .selectFrom('ledger')
    .select(['id', 'at', 'amount', 'service', 'reference'])
    .where('reference', 'in', [...purchases.keys()])
    .where('service', 'in', ['refund', 'refund-returned'])
    .execute()
  return rows.flatMap(({ reference, ...row }) => {
    const purchase = purchases.get(reference)
    return purchase === undefined
      ? []
      : // the service of these entries is one of the two
        [{ ...row, purchase, service: row.service as ReturnEntry['service'] }]
  })
}

/** The id of the refund or dispute of an entry: the keys are 'refund:12', 'dispute:12', 'refund:12:late' … */
function reversalIdOf(reference: string): number | undefined {
  const [, digits] = /^(?:refund|dispute):(\d+)(?::|$)/.exec(reference) ?? []
  return digits === undefined ? undefined : Number(digits)
}
