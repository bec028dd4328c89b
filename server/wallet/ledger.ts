import type { Kobo } from '../../contract/platform/kobo.ts'
import { exactMoney } from '../../contract/platform/sentence-values.ts'
import { say } from '../../messages/message.ts'
import type { Tx } from '../platform/db.ts'
import { decline } from '../platform/errors.ts'
import {
  addToBalance,
  findLedgerEntry,
  insertLedgerEntry,
  type LedgerEntry,
  takeFromBalance,
} from './store.ts'

/** Credits a wallet and returns the new balance in kobo. Idempotent by `idempotencyKey`. */
export async function credit(tx: Tx, entry: LedgerEntry): Promise<Kobo> {
  const existing = await findLedgerEntry(tx, entry.idempotencyKey)
  if (existing) return existing.balance
  const balance = await addToBalance(tx, entry.userId, entry.amount)
  await insertLedgerEntry(tx, 'credit', balance, entry)
  return balance
}

/** Debits a wallet and returns the new balance in kobo; declines an insufficient balance. Idempotent by `idempotencyKey`. */
export async function debit(tx: Tx, entry: LedgerEntry): Promise<Kobo> {
  const existing = await findLedgerEntry(tx, entry.idempotencyKey)
  if (existing) return existing.balance
  const balance = await takeFromBalance(tx, entry.userId, entry.amount)
  if (balance === null)
    decline(
      'insufficient_balance',
      say('rules_wallet_insufficient_for', { price: exactMoney(entry.amount) }),
    )
  await insertLedgerEntry(tx, 'debit', balance, entry)
  return balance
}
