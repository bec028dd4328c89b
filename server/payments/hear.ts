import type { School } from '../kernel/school.ts'
import type { Notice } from './paystack-events.ts'
import { recordReversal } from './reverse.ts'
import { settle } from './settle.ts'

/** The reference of the payment that a notice is about. */
export function referenceOf(notice: Notice): string {
  return notice.kind === 'charge' ? notice.charge.reference : notice.reference
}

/** Does what a signed notice reports: settles a payment, or records its refund or dispute. Refuses like those two. */
export async function hear(school: School, notice: Notice, now: number): Promise<void> {
  if (notice.kind === 'reversal') return recordReversal(school, { ...notice, now })
  const { charge } = notice
  await settle(school, { reference: charge.reference, by: { notice: charge }, now })
}
