import { say } from '../../../messages/message.ts'
import type { AppContext } from '../../platform/app-context.ts'
import { writeAuditEntry } from '../../platform/audit.ts'
import { inTransaction } from '../../platform/db.ts'
import { decline } from '../../platform/errors.ts'
import { paymentNotFound } from '../errors.ts'
import { findPayment } from '../store.ts'
import { reconcile } from './reconcile.ts'

/**
 * Reconciles one payment for an administrator. The audit entry is committed first, so that every settlement of this
 * kind has an actor. Throws 404 for an unknown reference; declines while the provider is unavailable.
 */
export async function recheckPayment(
  school: AppContext,
  { reference, actorId, now }: { reference: string; actorId: number; now: number },
): Promise<void> {
  const payment = (await findPayment(school.db, reference)) ?? paymentNotFound()
  const entry = {
    actorId,
    action: 'recheckPayment' as const,
    subjectId: payment.userId,
    detail: reference,
  }
  await inTransaction(school.db, (tx) => writeAuditEntry(tx, { ...entry, now }))
  const source = { kind: 'server' as const, hasQuota: false }
  const { outcome } = await reconcile(school, { reference, source, now })
  if (outcome === 'unavailable')
    decline('provider_unavailable', say('rules_payments_card_provider_did_not_answer'))
}
