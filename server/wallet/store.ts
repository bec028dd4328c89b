import { sql } from 'kysely'
import type { Kobo } from '../../contract/kobo.ts'
import type { Db, Tx } from '../platform/db.ts'
import { foldText } from '../platform/search-text.ts'
import type { Tables } from '../platform/tables.ts'

/** In seconds: totals are kept by the day in UTC, which needs no zone to be told. */
const DAY = 86_400

/** One movement of a wallet. `once` is the deed's own name: the same deed twice moves money once (R-MONEY-003). */
export type LedgerEntry = {
  userId: number
  /** Above zero. */
  amount: Kobo
  service: 'fund' | 'enrolment' | 'renewal' | 'referral' | 'quiz' | 'refund' | 'owed'
  description: string
  idempotencyKey: string
  classId?: number
  now: number
}

/** The ledger row of a deed, if it was done. */
export async function findLedgerEntry(db: Db, reference: string) {
  return db
    .selectFrom('ledger')
    .select(['id', 'balance'])
    .where('reference', '=', reference)
    .executeTakeFirst()
}

/** Adds to a balance, in the row's own lock, and answers the new one. */
export async function addToBalance(tx: Tx, userId: number, amount: Kobo): Promise<Kobo> {
  const { wallet } = await tx
    .updateTable('users')
    .set((it) => ({ wallet: it('wallet', '+', amount) }))
    .where('id', '=', userId)
    .returning('wallet')
    .executeTakeFirstOrThrow()
  return wallet
}

/** Takes from a balance that has enough and answers the new one; null when it has not. */
export async function takeFromBalance(tx: Tx, userId: number, amount: Kobo): Promise<Kobo | null> {
  const updated = await tx
    .updateTable('users')
    .set((it) => ({ wallet: it('wallet', '-', amount) }))
    .where('id', '=', userId)
    .where('wallet', '>=', amount)
    .returning('wallet')
    .executeTakeFirst()
  return updated?.wallet ?? null
}

/**
 * Writes the row of a movement, and adds it to the totals that the payment history is read by (decision 0160). The
 * reference is unique, so a deed under way elsewhere makes this throw.
 */
export async function insertLedgerEntry(
  tx: Tx,
  type: 'credit' | 'debit',
  balance: Kobo,
  entry: LedgerEntry,
) {
  await tx
    .insertInto('ledger')
    .values({
      user_id: entry.userId,
      type,
      amount: entry.amount,
      balance,
      service: entry.service,
      description: entry.description,
      reference: entry.idempotencyKey,
      class_id: entry.classId ?? null,
      at: entry.now,
    })
    .execute()
  await addToTotals(tx, type, entry)
  await indexDescription(tx, type, entry)
}

function addToTotals(tx: Tx, type: 'credit' | 'debit', { service, amount, now }: LedgerEntry) {
  return upsertTotal(tx, { day: Math.floor(now / DAY), type, service, movements: 1, amount })
}

type CreditFilters = {
  services: readonly LedgerEntry['service'][]
  /** All students together if left out. */
  studentId?: number
  /** Unix seconds. */
  since: number
}

/** The sum that was credited for these services since a moment. */
export async function sumCredited(
  db: Db,
  { services, studentId, since }: CreditFilters,
): Promise<Kobo> {
  let credits = db
    .selectFrom('ledger')
    .select(sql<Kobo>`cast(coalesce(sum(amount), 0) as bigint)`.as('sum'))
    .where('service', 'in', services)
    .where('type', '=', 'credit')
    .where('at', '>=', since)
  if (studentId !== undefined) credits = credits.where('user_id', '=', studentId)
  return (await credits.executeTakeFirstOrThrow()).sum
}

async function upsertTotal(tx: Tx, total: Tables['ledger_totals']) {
  await tx
    .insertInto('ledger_totals')
    .values(total)
    .onConflict((it) =>
      it.columns(['day', 'type', 'service']).doUpdateSet((row) => ({
        movements: row('ledger_totals.movements', '+', row.ref('excluded.movements')),
        amount: row('ledger_totals.amount', '+', row.ref('excluded.amount')),
      })),
    )
    .execute()
}

async function indexDescription(
  tx: Tx,
  type: 'credit' | 'debit',
  { service, description }: LedgerEntry,
) {
  const searchText = foldText(`${description} ${service}`)
  await tx
    .insertInto('ledger_search')
    .values({ type, service, title: description, search_text: searchText })
    .onConflict((it) => it.columns(['type', 'service', 'title']).doNothing())
    .execute()
}

/**
 * Locks a person's wallet until the transaction ends; undefined for an unknown person. Work that changes several payments
 * of a person, or a payment and the wallet, takes this lock first, so that no two such transactions wait for each other.
 */
export async function lockWallet(tx: Tx, userId: number) {
  const locked = await tx
    .updateTable('users')
    .set((it) => ({ wallet: it.ref('wallet') }))
    .where('id', '=', userId)
    .returning(['wallet', 'deleted_at'])
    .executeTakeFirst()
  return locked && { balance: locked.wallet, isDeleted: locked.deleted_at !== null }
}

/** The movements of a person's wallet, newest first. */
export async function listLedgerEntries(db: Db, userId: number) {
  return db
    .selectFrom('ledger')
    .select(['id', 'type', 'description', 'amount', 'at as timestamp'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()
}
