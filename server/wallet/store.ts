import { sql } from 'kysely'
import type { Kobo } from '../../contract/kobo.ts'
import type { Db, Tx } from '../kernel/db.ts'
import { folded } from '../kernel/search-text.ts'
import type { Tables } from '../kernel/tables.ts'

/** In seconds: totals are kept by the day in UTC, which needs no zone to be told. */
const DAY = 86_400

/** One movement of a wallet. `once` is the deed's own name: the same deed twice moves money once (decisions §7). */
export type Movement = {
  personId: number
  /** Above zero. */
  amount: Kobo
  service: 'fund' | 'enrolment' | 'renewal' | 'referral' | 'quiz' | 'refund' | 'owed'
  description: string
  once: string
  classId?: number
  now: number
}

/** The ledger row of a deed, if it was done. */
export async function findMovement(db: Db, reference: string) {
  return db
    .selectFrom('ledger')
    .select(['id', 'balance'])
    .where('reference', '=', reference)
    .executeTakeFirst()
}

/** Adds to a balance, in the row's own lock, and answers the new one. */
export async function addToBalance(tx: Tx, personId: number, amount: Kobo): Promise<Kobo> {
  const { wallet } = await tx
    .updateTable('people')
    .set((it) => ({ wallet: it('wallet', '+', amount) }))
    .where('id', '=', personId)
    .returning('wallet')
    .executeTakeFirstOrThrow()
  return wallet
}

/** Takes from a balance that has enough and answers the new one; null when it has not. */
export async function takeFromBalance(
  tx: Tx,
  personId: number,
  amount: Kobo,
): Promise<Kobo | null> {
  const taken = await tx
    .updateTable('people')
    .set((it) => ({ wallet: it('wallet', '-', amount) }))
    .where('id', '=', personId)
    .where('wallet', '>=', amount)
    .returning('wallet')
    .executeTakeFirst()
  return taken?.wallet ?? null
}

/**
 * Writes the row of a movement, and adds it to the totals that the payment history is read by (decision 0160). The
 * reference is unique, so a deed under way elsewhere makes this throw.
 */
export async function insertMovement(
  tx: Tx,
  type: 'credit' | 'debit',
  balance: Kobo,
  movement: Movement,
) {
  await tx
    .insertInto('ledger')
    .values({
      person_id: movement.personId,
      type,
      amount: movement.amount,
      balance,
      service: movement.service,
      description: movement.description,
      reference: movement.once,
      class_id: movement.classId ?? null,
      at: movement.now,
    })
    .execute()
  await addToTotals(tx, type, movement)
  await rememberTitle(tx, type, movement)
}

function addToTotals(tx: Tx, type: 'credit' | 'debit', { service, amount, now }: Movement) {
  return addTotal(tx, { day: Math.floor(now / DAY), type, service, movements: 1, amount })
}

type CreditFilters = {
  services: readonly Movement['service'][]
  /** All students together if left out. */
  studentId?: number
  /** Unix seconds. */
  since: number
}

/** The sum that was credited for these services since a moment. */
export async function creditedSince(
  db: Db,
  { services, studentId, since }: CreditFilters,
): Promise<Kobo> {
  let credits = db
    .selectFrom('ledger')
    .select(sql<Kobo>`cast(coalesce(sum(amount), 0) as bigint)`.as('sum'))
    .where('service', 'in', services)
    .where('type', '=', 'credit')
    .where('at', '>=', since)
  if (studentId !== undefined) credits = credits.where('person_id', '=', studentId)
  return (await credits.executeTakeFirstOrThrow()).sum
}

async function addTotal(tx: Tx, total: Tables['ledger_totals']) {
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

async function rememberTitle(tx: Tx, type: 'credit' | 'debit', { service, description }: Movement) {
  const searchText = folded(`${description} ${service}`)
  await tx
    .insertInto('ledger_titles')
    .values({ type, service, title: description, search_text: searchText })
    .onConflict((it) => it.columns(['type', 'service', 'title']).doNothing())
    .execute()
}

/**
 * Locks a person's wallet until the transaction ends; undefined for an unknown person. Work that changes several payments
 * of a person, or a payment and the wallet, takes this lock first, so that no two such transactions wait for each other.
 */
export async function lockWallet(tx: Tx, personId: number) {
  const locked = await tx
    .updateTable('people')
    .set((it) => ({ wallet: it.ref('wallet') }))
    .where('id', '=', personId)
    .returning(['wallet', 'deleted_at'])
    .executeTakeFirst()
  return locked && { balance: locked.wallet, isDeleted: locked.deleted_at !== null }
}

/** The movements of a person's wallet, newest first. */
export async function listMovements(db: Db, personId: number) {
  return db
    .selectFrom('ledger')
    .select(['id', 'type', 'description', 'amount', 'at as timestamp'])
    .where('person_id', '=', personId)
    .orderBy('id', 'desc')
    .execute()
}
