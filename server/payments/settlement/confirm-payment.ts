import { confirmingMessage } from '../../../contract/payments/payments.ts'
import { say } from '../../../messages/message.ts'
import type { AppContext } from '../../platform/app-context.ts'
import { decline } from '../../platform/errors.ts'
import type { Payment } from '../store.ts'
import { type PaymentOutcome, type PaymentReport, reconcile } from './reconcile.ts'

/**
 * Reconciles a payment and returns it settled (R-MONEY-010, R-MONEY-011). Otherwise declines without moving money:
 * `payment_confirming` while the outcome is unknown, `payment_not_made` if the page
 * reports a closed window and nothing was charged, `card_declined`, or `payment_mismatch` for a charge with another
 * amount or currency. Throws 404 for an unknown reference and for another user's payment.
 */
export async function confirmPayment(school: AppContext, report: PaymentReport): Promise<Payment> {
  const { payment, outcome } = await reconcile(school, report)
  if (outcome === 'paid') return payment
  const { source } = report
  if (outcome === 'unpaid' && source.kind === 'payer' && source.isWindowClosed)
    decline('payment_not_made', say('rules_payments_nothing_charged_pay_again'))
  return declineUnpaid(outcome, payment)
}

function declineUnpaid(outcome: Exclude<PaymentOutcome, 'paid'>, { amount }: Payment): never {
  switch (outcome) {
    case 'unpaid':
    case 'processing':
    case 'unavailable':
      return decline('payment_confirming', confirmingMessage(amount))
    case 'declined':
      return decline('card_declined', say('rules_payments_card_not_charged_try_again'))
    case 'mismatch':
      return decline('payment_mismatch', say('rules_payments_charge_does_not_match_payment'))
  }
}
