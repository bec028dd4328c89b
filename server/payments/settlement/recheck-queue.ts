import { MINUTE } from '../../../contract/platform/duration.ts'
import { say } from '../../../messages/message.ts'
import type { Db } from '../../platform/db.ts'
import { defineJobQueue, type Job, type JobQueue } from '../../platform/job-queue.ts'
import { storedText } from '../../platform/stored-text.ts'
import { MAX_RECHECK_DELAY_SECONDS } from '../recheck-schedule.ts'
import { type Payment, selectPayments, toPayment, unsettledStates } from '../store.ts'
import type { PaymentsTable } from '../tables.ts'

/** Payments with a scheduled recheck or message to the payer. A claim postpones it. */
export const rechecks = defineJobQueue<'payments'>({
  table: 'payments',
  columns: {
    ...{ claimedUntil: 'due_at', attempts: null },
    ...{ finishedAt: null, failedAt: null, lastError: null },
  },
  batchSize: 10,
  // longer than the provider's timeout
  leaseSeconds: 5 * MINUTE,
  maxDelaySeconds: MAX_RECHECK_DELAY_SECONDS,
})

/** The payments of one provider. */
export function rechecksOf(provider: PaymentsTable['provider']): JobQueue {
  return { ...rechecks, isOpen: (row) => row('provider', '=', provider) }
}

/** The claimed payments. Their due time is the end of the claim, so a payment changed since then has another. */
export async function findClaimedPayments(
  db: Db,
  jobs: readonly Job[],
): Promise<(Payment & { job: Job })[]> {
  const byId = new Map(jobs.map((job) => [job.id, job]))
  const rows = await selectPayments(db)
    .where('payments.id', 'in', [...byId.keys()])
    .execute()
  return rows.flatMap((row) => {
    const job = byId.get(row.id)
    return job ? { ...toPayment(row), dueAt: job.claimedUntil, job } : []
  })
}

/** Records that the payer was informed of the outcome of a settled payment. False if this was recorded before. */
export async function markPayerNotified(
  db: Db,
  { id, dueAt }: Pick<Payment, 'id' | 'dueAt'>,
): Promise<boolean> {
  if (dueAt === null) return false
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ due_at: null })
    .where('id', '=', id)
    .where('due_at', '=', dueAt)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Postpones the next recheck of a payment unless it has settled meanwhile. */
export async function scheduleRecheck(db: Db, paymentId: number, at: number): Promise<void> {
  await db
    .updateTable('payments')
    .set({ due_at: at })
    .where('id', '=', paymentId)
    .where('state', 'in', unsettledStates)
    .execute()
}

/** Stops the rechecks of a payment. A pending payment without a recorded reason becomes 'failed'. */
export async function stopRechecking(db: Db, paymentId: number): Promise<void> {
  const update = db.updateTable('payments').where('id', '=', paymentId)
  await update.set({ due_at: null }).where('state', 'in', unsettledStates).execute()
  await update
    .set({ state: 'failed', failure_reason: storedText(say('reasons_nothing_paid')) })
    .where('state', '=', 'pending')
    .where('failure_reason', '=', '')
    .execute()
}
