import { confirmingMessage } from '../../contract/payments.ts'
import type { AppContext } from '../platform/app-context.ts'
import { decline } from '../platform/errors.ts'
import type { PaymentOutcome } from './query-provider.ts'
import { type PaymentReport, reconcile } from './reconcile.ts'
import type { Payment } from './store.ts'

/**
 * Reconciles a payment and returns it settled (R-MONEY-010, R-MONEY-011). Otherwise declines without moving money:
 * `payment_confirming` while the outcome is unknown, `card_declined`, or `payment_mismatch` for a charge with another
 * amount or currency. Throws 404 for an unknown reference and for another user's payment.
 */
export async function confirmPayment(school: AppContext, report: PaymentReport): Promise<Payment> {
  const { payment, outcome } = await reconcile(school, report)
  return outcome === 'paid' ? payment : declineUnpaid(outcome, payment)
}

function declineUnpaid(outcome: Exclude<PaymentOutcome, 'paid'>, { amount }: Payment): never {
  switch (outcome) {
    case 'open':
    case 'unavailable':
      return decline('payment_confirming', confirmingMessage(amount))
    case 'declined':
      return decline('card_declined', 'Your card was not charged. Please try again.')
    case 'mismatch':
      return decline(
        'payment_mismatch',
        'The charge does not match this payment. Please contact us.',
      )
  }
}
