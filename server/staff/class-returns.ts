import type { Kobo } from '../../contract/platform/kobo.ts'

/**
 * An entry of the ledger about a payment for a class: `class-refund`, a refund to the wallet; `refund`, money that left for the card;
 * `refund-returned`, money of a failed refund that came back into the wallet.
 */
export type ReturnEntry = {
  service: 'class-refund' | 'refund' | 'refund-returned'
  /** Above zero. */
  amount: Kobo
  /** Unix seconds. */
  at: number
}

/**
 * What each entry returned of the amount that a class cost, in the order of the ledger; in total at most this amount. A refund to the
 * card that the school made, and money that a bank took back, leaves first from what is in the wallet of the payment: the part that the
 * class did not cost (`unspent`), and what was refunded to the wallet before (decision 0912).
 */
export function listClassReturns(
  { cost, unspent }: { cost: Kobo; unspent: Kobo },
  entries: readonly ReturnEntry[],
): { at: number; amount: Kobo }[] {
  let inWallet = unspent
  let left = cost
  return entries.map(({ service, amount, at }) => {
    if (service === 'refund-returned') {
      inWallet += amount
      return { at, amount: 0 }
    }
    const covered = service === 'refund' ? Math.min(amount, inWallet) : 0
    inWallet += service === 'refund' ? -covered : amount
    const returned = Math.min(amount - covered, left)
    left -= returned
    return { at, amount: returned }
  })
}
