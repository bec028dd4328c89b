import * as z from 'zod/mini'
import type { Db } from '../../platform/db.ts'
import { paymentNotFound } from '../errors.ts'
import { CURRENCY } from '../store.ts'
import { type SignedEvent, signEvent } from './sandbox.ts'
import { setSandboxRefundStatus } from './sandbox-refunds.ts'

/** A decision about the newest pending refund of a payment. */
export const sandboxRefundDecision = z.object({
  reference: z.string().check(z.regex(/^[\w.=-]{1,100}$/)),
  outcome: z.enum(['processed', 'failed']),
})
type RefundDecision = z.output<typeof sandboxRefundDecision>

/** Decides a pending refund and returns the webhook to send. Throws 404 if the payment has none. */
export async function decideSandboxRefund(
  db: Db,
  { reference, outcome }: RefundDecision,
): Promise<SignedEvent> {
  const row = await findPendingRefund(db, reference)
  if (!row) paymentNotFound()
  await setSandboxRefundStatus(db, row.id, outcome)
  return signEvent(db, {
    event: `refund.${outcome}`,
    data: {
      status: outcome,
      id: row.id,
      transaction_reference: reference,
      refund_reference: `TRF_${row.id}`,
      amount: row.amount,
      currency: CURRENCY,
      domain: 'test',
    },
  })
}

const findPendingRefund = (db: Db, reference: string) =>
  db
    .selectFrom('sandbox_refunds')
    .selectAll()
    .where('reference', '=', reference)
    .where('status', '=', 'pending')
    .orderBy('id', 'desc')
    .executeTakeFirst()
