import type { AppContext } from '../platform/app-context.ts'
import { confirmPayment } from './confirm-payment.ts'
import type { PaystackEvent } from './paystack-events.ts'
import { recordReversal } from './record-reversal.ts'

/** The reference of the payment that an event is about. */
export function paymentReference(event: PaystackEvent): string {
  return event.kind === 'charge' ? event.charge.reference : event.reference
}

/**
 * Processes a signed webhook event: settles a payment, or records a refund or a dispute. Declines like `settle` and
 * `recordReversal`.
 */
export async function handleWebhookEvent(
  school: AppContext,
  event: PaystackEvent,
  now: number,
): Promise<void> {
  if (event.kind === 'reversal') return recordReversal(school, { ...event, now })
  const { charge } = event
  const source = { kind: 'webhook' as const, charge }
  await confirmPayment(school, { reference: charge.reference, source, now })
}
