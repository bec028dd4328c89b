import type { Kobo } from '../../contract/kobo.ts'
import type { Tx } from '../platform/db.ts'
import { credit, debit } from './ledger.ts'
import { findLedgerEntry, type LedgerEntry, lockWallet } from './store.ts'

type ReversalEntry = Omit<LedgerEntry, 'service'> & {
  /** Whether the money went into the wallet; what paid for a class is not taken from other money there. */
  isInWallet: boolean
}

/**
 * Writes down that the provider gave money back: a debit of the whole sum, and before it a credit of the part that the
 * wallet does not hold, which the student owes the school. A balance so never goes below zero, and the ledger has what the
 * provider has. Returns the part that is owed. Does nothing when it was done before.
 */
export async function debitReversal(
  tx: Tx,
  { isInWallet, ...entry }: ReversalEntry,
): Promise<Kobo> {
  if (await findLedgerEntry(tx, entry.idempotencyKey)) return 0
  const { balance = 0 } = (await lockWallet(tx, entry.userId)) ?? {}
  const owed = entry.amount - (isInWallet ? Math.min(balance, entry.amount) : 0)
  if (owed > 0) {
    await credit(tx, {
      ...entry,
      amount: owed,
      service: 'owed',
      description: `Owed to the school: ${entry.description}`,
      idempotencyKey: `${entry.idempotencyKey}:owed`,
    })
  }
  await debit(tx, { ...entry, service: 'refund' })
  return owed
}
