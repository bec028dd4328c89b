import { formatShortNaira, type Kobo } from '../platform/kobo.ts'
import { INVALID_AMOUNT } from '../wallet/wallet.ts'

/** Rules of refunds by administrators, for the screen and the server (decision 0660). */

/** Where a refund goes: into the wallet at once, or to the card by the provider. */
export const REFUND_TARGETS = ['wallet', 'card'] as const
export type RefundTarget = (typeof REFUND_TARGETS)[number]

/** The purpose of a payment, and the amounts returned of it before. */
export type RefundablePayment = {
  /** The amount paid for the class; null for money that went into the wallet. */
  bought: { amount: Kobo; returned: Kobo } | null
  /** The amount charged to the card; null for a payment from the wallet. */
  card: { amount: Kobo; returned: Kobo } | null
  /** The current balance of the wallet. */
  balance: Kobo
}

/** The largest refund to the wallet and to the card. */
export type RefundLimits = Record<RefundTarget, Kobo>

/**
 * The largest possible refunds of a payment. The amount paid for a class is returned at most once, to the wallet or the card.
 * Money that went into the wallet can go back to its card as far as the wallet still contains it.
 */
export function refundLimits({ bought, card, balance }: RefundablePayment): RefundLimits {
  const cardRest = card ? card.amount - card.returned : 0
  if (!bought) return { wallet: 0, card: Math.max(0, Math.min(cardRest, balance)) }
  const rest = Math.max(0, bought.amount - bought.returned)
  return { wallet: rest, card: Math.max(0, Math.min(rest, cardRest)) }
}

/** Why a refund is declined, for the field of its amount. */
export type RefundError = { code: 'invalid_amount' | 'refund_above_paid'; message: string }

/** Decides whether an amount can be refunded to a target; null if it can. */
export function refundError(amount: Kobo, limit: Kobo): RefundError | null {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    return { code: 'invalid_amount', message: INVALID_AMOUNT }
  if (amount <= limit) return null
  const message =
    limit === 0
      ? 'Nothing of this payment can be refunded any more.'
      : `At most ${formatShortNaira(limit)} of this payment can be refunded.`
  return { code: 'refund_above_paid', message }
}
