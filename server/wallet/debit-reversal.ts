import type { Kobo } from '../../contract/platform/kobo.ts'
import { say } from '../../messages/message.ts'
import type { Tx } from '../platform/db.ts'
import { storedText } from '../platform/stored-text.ts'
import { credit, debit } from './ledger.ts'
import { findLedgerEntry, type LedgerEntry, lockWallet } from './store.ts'

type ReversalEntry = Omit<LedgerEntry, 'service'> & {
  /** The maximum debit of the wallet: a payment for a class is not debited from other money in it. */
  inWallet: Kobo
}

/**
 * Records money that the provider returned: a debit of the whole amount, preceded by a credit of the part that the
 * wallet does not cover, which the student then owes the school. So the balance never becomes negative and the ledger
 * agrees with the provider. Returns the owed part in kobo. Idempotent.
 */
export async function debitReversal(tx: Tx, { inWallet, ...entry }: ReversalEntry): Promise<Kobo> {
  if (await findLedgerEntry(tx, entry.idempotencyKey)) return 0
  const { balance = 0 } = (await lockWallet(tx, entry.userId)) ?? {}
  const owed = entry.amount - Math.min(balance, inWallet, entry.amount)
  if (owed > 0) {
    await credit(tx, {
      ...entry,
      amount: owed,
      service: 'owed',
      description: storedText(say('ledger_owed', { entry: entry.description })),
      idempotencyKey: `${entry.idempotencyKey}:owed`,
    })
  }
  await debit(tx, { ...entry, service: 'refund' })
  return owed
}
