import type { AppContext } from '../platform/app-context.ts'
import type { PaystackEvent } from './paystack-events.ts'
import { recordReversal } from './record-reversal.ts'
import { settle } from './settle.ts'

/** The reference of the payment that a notice is about. */
export function paymentReference(event: PaystackEvent): string {
  return event.kind === 'charge' ? event.charge.reference : event.reference
}

/** Does what a signed notice reports: settles a payment, or records its refund or dispute. Refuses like those two. */
export async function handleWebhookEvent(
  school: AppContext,
  event: PaystackEvent,
  now: number,
): Promise<void> {
  if (event.kind === 'reversal') return recordReversal(school, { ...event, now })
  const { charge } = event
  await settle(school, { reference: charge.reference, source: { notice: charge }, now })
}
