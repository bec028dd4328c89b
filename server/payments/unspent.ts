import type { Kobo } from '../../contract/platform/kobo.ts'
import type { Db } from '../platform/db.ts'
import { findLedgerEntry } from '../wallet/store.ts'
import type { Payment } from './store.ts'

/**
 * The part of a settled payment that stayed in the wallet (R-MONEY-016): all of a funding and of a payment for a class that could
 * not be joined or is free now, else what the class did not cost.
 */
export async function readUnspent(
  db: Db,
  { amount, purchase }: Pick<Payment, 'amount' | 'purchase'>,
): Promise<Kobo> {
  if (!purchase) return amount
  const spent = (await findLedgerEntry(db, purchase))?.amount ?? amount
  return amount - spent
}
