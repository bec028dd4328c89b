import type { RefundResult, RefundStakes } from '../../contract/payments/refunds.ts'
import type { Db } from '../platform/db.ts'
import { readBalance } from '../wallet/store.ts'
import { refundNotFound } from './errors.ts'
import type { RefundOutcome } from './refund-request.ts'
import { findRefundSubject, readRefundable } from './refund-subject.ts'
import { findRefund } from './refunds-store.ts'

/** The refundable amounts of a payment and the consequences of a refund. Throws and declines like `findRefundSubject`. */
export async function previewRefund(db: Db, reference: string): Promise<RefundStakes> {
  const subject = await findRefundSubject(db, reference)
  const { userId, payment, bought, paid } = subject
  const { name, deleted_at } = await db
    .selectFrom('users')
    .select(['name', 'deleted_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const balance = await readBalance(db, userId)
  const { limits, returned } = await readRefundable(db, subject, balance)
  return {
    ...{ reference, studentId: userId, name, balance, refunded: returned },
    className: paid.className,
    paid: paid.amount,
    paidAt: paid.at,
    isByCard: payment !== null,
    toWallet: deleted_at === null ? limits.wallet : 0,
    toCard: limits.card,
    enrolment: bought?.enrolment
      ? { className: bought.enrolment.className, paidUntil: bought.enrolment.paidUntil }
      : null,
  }
}

/** The state of a refund after a request. A refund to the wallet is complete at once. */
export async function readRefundResult(
  db: Db,
  { userId, refundId }: RefundOutcome,
): Promise<RefundResult> {
  const balance = await readBalance(db, userId)
  if (refundId === null) return { state: 'processed', note: '', wallet: balance }
  const { state, note } = (await findRefund(db, refundId)) ?? refundNotFound()
  // the states of a dispute do not occur
  return { state: state as RefundResult['state'], note, wallet: balance }
}
