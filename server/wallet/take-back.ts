import type { Kobo } from '../../contract/kobo.ts'
import type { Tx } from '../kernel/db.ts'
import { credit, debit } from './move.ts'
import { findMovement, lockWallet, type Movement } from './store.ts'

type TakeBack = Omit<Movement, 'service'> & {
  /** Whether the money went into the wallet; what paid for a class is not taken from other money there. */
  isInWallet: boolean
}

/**
 * Writes down that the provider gave money back: a debit of the whole sum, and before it a credit of the part that the
 * wallet does not hold, which the student owes the school. A balance so never goes below zero, and the ledger has what the
 * provider has. Returns the part that is owed. Does nothing when it was done before.
 */
export async function takeBack(tx: Tx, { isInWallet, ...movement }: TakeBack): Promise<Kobo> {
  if (await findMovement(tx, movement.once)) return 0
  const { balance = 0 } = (await lockWallet(tx, movement.personId)) ?? {}
  const owed = movement.amount - (isInWallet ? Math.min(balance, movement.amount) : 0)
  if (owed > 0) {
    await credit(tx, {
      ...movement,
      amount: owed,
      service: 'owed',
      description: `Owed to the school: ${movement.description}`,
      once: `${movement.once}:owed`,
    })
  }
  await debit(tx, { ...movement, service: 'refund' })
  return owed
}
