import { sql } from 'kysely'
import { searchIndex } from '../../contract/arabic/arabic.ts'
import { DAY } from '../../contract/platform/duration.ts'
import type { Kobo } from '../../contract/platform/kobo.ts'
import type { RecordedPayment, WalletEntry } from '../../contract/wallet/ledger-entry.ts'
import type { PaymentMethod, RecordedMethod } from '../../contract/wallet/payment-method.ts'
import type { Db, Tx } from '../platform/db.ts'
import type { Tables } from '../platform/tables.ts'

/** A ledger entry: one change of a wallet. A second entry with the same `idempotencyKey` is not written (R-MONEY-003). */
export type LedgerEntry = {
  userId: number
  /** Above zero. */
  amount: Kobo
  service:
    | 'fund'
    | 'enrolment'
    | 'renewal'
    | 'referral'
    | 'quiz'
    | 'refund'
    | 'owed'
    | 'correction'
    | 'class-refund'
    | 'refund-returned'
  description: string
  idempotencyKey: string
  classId?: number
  /** The administrator who put the money in or took it out; omitted for other entries. */
  actorId?: number
  /** True for an entry of a payment of the sandbox, which moves no money (decision 0060). */
  isTest?: boolean
  /** How the money came in or went out; by default that of the service. */
  method?: PaymentMethod
  /** What the card provider kept of the amount; omitted if it is not known, or if there was no provider. */
  fee?: Kobo | undefined
  now: number
}

/** The methods of services whose entries are money that came in or went out. */
const METHODS: { [S in LedgerEntry['service']]?: PaymentMethod } = {
  fund: 'school',
  refund: 'card',
  'refund-returned': 'card',
  correction: 'school',
}

const methodOf = ({ method, service }: LedgerEntry) => method ?? METHODS[service] ?? ''

/** The ledger entry with this idempotency key. */
export async function findLedgerEntry(db: Db, reference: string) {
  return db
    .selectFrom('ledger')
    .select(['id', 'amount', 'balance'])
    .where('reference', '=', reference)
    .executeTakeFirst()
}

/** The balance of a user's wallet, in kobo. */
export async function readBalance(db: Db, userId: number): Promise<Kobo> {
  const { wallet } = await db
    .selectFrom('users')
    .select('wallet')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return wallet
}

/** Adds to a balance in one statement and returns the new balance. */
export async function addToBalance(tx: Tx, userId: number, amount: Kobo): Promise<Kobo> {
  const { wallet } = await tx
    .updateTable('users')
    .set((it) => ({ wallet: it('wallet', '+', amount) }))
    .where('id', '=', userId)
    .returning('wallet')
    .executeTakeFirstOrThrow()
  return wallet
}

/** Subtracts from a balance and returns the new balance; null if it is insufficient. */
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
 * Inserts a ledger entry and updates the totals and descriptions behind the payment history (decision 0160). Throws a
 * unique violation if a concurrent transaction wrote the same idempotency key.
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
      actor_id: entry.actorId ?? null,
      is_test: entry.isTest ? 1 : 0,
      method: methodOf(entry),
      fee: entry.fee ?? null,
      at: entry.now,
    })
    .execute()
  await addToTotals(tx, type, entry)
  await indexDescription(tx, type, entry)
}

// totals are stored by UTC day, independent of the school's time zone
function addToTotals(tx: Tx, type: 'credit' | 'debit', entry: LedgerEntry) {
  const { service, amount, isTest, now } = entry
  const method = methodOf(entry)
  const day = Math.floor(now / DAY)
  const ofTests = { test_movements: isTest ? 1 : 0, test_amount: isTest ? amount : 0 }
  return upsertTotal(tx, { day, type, service, method, movements: 1, amount, ...ofTests })
}

type CreditFilters = {
  services: readonly LedgerEntry['service'][]
  /** All students together if omitted. */
  studentId?: number
  /** Unix seconds. */
  since: number
}

/** The sum of the credits for these services since a time. */
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
      it.columns(['day', 'type', 'service', 'method']).doUpdateSet((row) => ({
        movements: row('ledger_totals.movements', '+', row.ref('excluded.movements')),
        amount: row('ledger_totals.amount', '+', row.ref('excluded.amount')),
        test_movements: row(
          'ledger_totals.test_movements',
          '+',
          row.ref('excluded.test_movements'),
        ),
        test_amount: row('ledger_totals.test_amount', '+', row.ref('excluded.test_amount')),
      })),
    )
    .execute()
}

async function indexDescription(
  tx: Tx,
  type: 'credit' | 'debit',
  { service, description }: LedgerEntry,
) {
  const searchText = searchIndex(`${description} ${service}`)
  await tx
    .insertInto('ledger_search')
    .values({ type, service, title: description, search_text: searchText })
    .onConflict((it) => it.columns(['type', 'service', 'title']).doNothing())
    .execute()
}

/**
 * Locks a user's wallet until the transaction ends; undefined for an unknown user. A transaction that changes several
 * payments of a user, or a payment and the wallet, must take this lock first; this prevents deadlocks.
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

/** Prefix of the idempotency key of a card payment's entry; the payment's reference follows. */
export const PAYMENT_REFERENCE_PREFIX = 'payment:'

function selectWalletEntries(db: Db) {
  return db
    .selectFrom('ledger')
    .leftJoin('recorded_payments as recorded', 'recorded.entry', 'ledger.reference')
    .select(['ledger.id', 'type', 'description', 'ledger.amount', 'ledger.at as timestamp'])
    .select(['balance', 'ledger.reference', 'is_test'])
    .select(RECORDED_COLUMNS)
}

/** The columns of `recorded_payments`, joined as `recorded`, that `recordedOf` reads. */
export const RECORDED_COLUMNS = [
  'recorded.method as recorded_method',
  'recorded.paid_on',
  'recorded.payer',
  'recorded.bank_reference',
] as const

type RecordedRow = {
  recorded_method: RecordedMethod | null
  paid_on: string | null
  payer: string | null
  bank_reference: string | null
}

/** The row without the columns of a recorded payment, which becomes its field `recorded` if there is one. */
export function recordedOf<Row extends RecordedRow>({
  recorded_method: method,
  paid_on,
  payer,
  bank_reference,
  ...row
}: Row) {
  if (method === null) return row
  const recorded: RecordedPayment = {
    ...{ method, date: paid_on ?? '', payer: payer ?? '', reference: bank_reference ?? '' },
  }
  return { ...row, recorded }
}

/** The ledger entries of a user, newest first. */
export async function listLedgerEntries(db: Db, userId: number): Promise<WalletEntry[]> {
  const rows = await selectWalletEntries(db)
    .where('ledger.user_id', '=', userId)
    .orderBy('ledger.id', 'desc')
    .execute()
  return withRefunds(db, userId, rows)
}

/** A part of the ledger of a user, newest first, with the services of the entries. */
export async function listLedgerRange(
  db: Db,
  { userId, offset, limit }: { userId: number; offset: number; limit: number },
): Promise<(WalletEntry & { service: string })[]> {
  const rows = await selectWalletEntries(db)
    .select('service')
    .where('ledger.user_id', '=', userId)
    .orderBy('ledger.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return withRefunds(db, userId, rows)
}

/** Adds the refunded amounts to the entries: for payments for classes to the wallet, for card payments to the card. */
async function withRefunds<Row extends StoredEntry>(
  db: Db,
  userId: number,
  entries: readonly Row[],
) {
  const [toWallet, toCard] = await Promise.all([
    db
      .selectFrom('wallet_refunds')
      .select(['purchase', 'amount'])
      .where('user_id', '=', userId)
      .execute(),
    db
      .selectFrom('payments')
      .select(['reference', 'refunded'])
      .where('user_id', '=', userId)
      .where('refunded', '>', 0)
      .execute(),
  ])
  const refunded = new Map<string, Kobo>(
    toCard.map((it) => [PAYMENT_REFERENCE_PREFIX + it.reference, it.refunded]),
  )
  for (const { purchase, amount } of toWallet)
    refunded.set(purchase, (refunded.get(purchase) ?? 0) + amount)
  return entries.map((entry) => {
    const sum = refunded.get(entry.reference) ?? 0
    return { ...toWalletEntry(entry), ...(sum > 0 ? { refunded: sum } : {}) }
  })
}

/** The ledger entry with this idempotency key, for its receipt. */
export async function findReceipt(db: Db, idempotencyKey: string): Promise<WalletEntry> {
  const row = await selectWalletEntries(db)
    .where('ledger.reference', '=', idempotencyKey)
    .executeTakeFirstOrThrow()
  return toWalletEntry(row)
}

type StoredEntry = Omit<WalletEntry, 'test' | 'recorded'> & { is_test: number } & RecordedRow

function toWalletEntry<Row extends StoredEntry>({ is_test, ...stored }: Row) {
  const row = recordedOf(stored)
  return { ...row, reference: receiptReference(row), ...(is_test === 1 && { test: true }) }
}

/**
 * The reference on the receipt of a ledger entry, by its idempotency key. That can contain ids of other users, so only the
 * reference of a card payment is shown.
 */
export function receiptReference({ id, reference }: { id: number; reference: string }): string {
  const isCardPayment = reference.startsWith(PAYMENT_REFERENCE_PREFIX)
  return isCardPayment ? reference.slice(PAYMENT_REFERENCE_PREFIX.length) : `WALLET_${id}`
}
