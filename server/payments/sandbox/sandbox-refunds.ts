import { sql } from 'kysely'
import { MINUTE } from '../../../contract/platform/duration.ts'
import type { Kobo } from '../../../contract/platform/kobo.ts'
import { type Db, inTransaction } from '../../platform/db.ts'
import { lockWallet } from '../../wallet/store.ts'
import type { ProviderRefund, RefundQuery, RefundRequest, RefundResponse } from '../provider.ts'
import { findPayment } from '../store.ts'

/** A refund without a decision on the sandbox's page is paid out after this time. */
const PAYOUT_SECONDS = MINUTE

/** Accepts a refund of a sandbox payment unless it and the earlier ones exceed the payment. */
export function requestSandboxRefund(
  db: Db,
  { reference, amount, marker }: RefundRequest,
  now: number,
): Promise<RefundResponse> {
  return inTransaction(db, async (tx) => {
    const payment = await findPayment(tx, reference)
    if (!payment) return { outcome: 'rejected', reason: 'Transaction not found' }
    // concurrent requests wait, and then see this one
    await lockWallet(tx, payment.userId)
    if ((await sumRefunds(tx, reference)) + amount > payment.amount)
      return { outcome: 'rejected', reason: 'Refund amount is more than the transaction amount' }
    const { id } = await tx
      .insertInto('sandbox_refunds')
      .values({ reference, amount, marker, status: 'pending', resolves_at: now + PAYOUT_SECONDS })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { outcome: 'accepted', refund: { id: String(id), state: 'pending', note: '' } }
  })
}

async function sumRefunds(db: Db, reference: string): Promise<Kobo> {
  const { total } = await db
    .selectFrom('sandbox_refunds')
    .select(sql<Kobo>`cast(coalesce(sum(amount), 0) as bigint)`.as('total'))
    .where('reference', '=', reference)
    .where('status', '<>', 'failed')
    .executeTakeFirstOrThrow()
  return total
}

/** The refund of an attempt. A pending one is paid out when it is due. */
export async function findSandboxRefund(
  db: Db,
  { reference, marker }: RefundQuery,
  now: number,
): Promise<ProviderRefund | null> {
  const row = await db
    .selectFrom('sandbox_refunds')
    .selectAll()
    .where('reference', '=', reference)
    .where('marker', '=', marker)
    .executeTakeFirst()
  if (!row) return null
  const isPaidOut = row.status === 'pending' && row.resolves_at <= now
  if (isPaidOut) await setSandboxRefundStatus(db, row.id, 'processed')
  return { id: String(row.id), state: isPaidOut ? 'processed' : row.status, note: '' }
}

/** Sets the final status of a refund. */
export async function setSandboxRefundStatus(
  db: Db,
  id: number,
  status: 'processed' | 'failed',
): Promise<void> {
  await db.updateTable('sandbox_refunds').set({ status }).where('id', '=', id).execute()
}
