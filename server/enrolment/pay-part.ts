import { afterNextPart, nextPart, type PartPlan } from '../../contract/enrolment/parts.ts'
import { say } from '../../messages/message.ts'
import type { Tx } from '../platform/db.ts'
import { storedText } from '../platform/stored-text.ts'
import { readSettings } from '../settings/store.ts'
import { debit } from '../wallet/ledger.ts'
import { setPlan } from './store.ts'

type OwedPart = {
  /** The enrolment, which is locked. */
  id: number
  studentId: number
  classId: number
  className: string
  plan: PartPlan
  now: number
  timezone: string
  isTest?: boolean
}

/** The idempotency key of the debit for a part, counted from 1; the first one is that of the enrolment. */
export const partKey = (enrolmentId: number, index: number) =>
  `renewal:${enrolmentId}:part:${index}`

/** True for the key of a part, false for that of a month or an enrolment. */
export const isPartKey = (key: string): boolean => /^renewal:\d+:part:/.test(key)

/**
 * Debits the next part of a class and returns the new end of access, 0 after the last part, and the idempotency key of the debit
 * (R-PAY-006). Declines a balance that does not cover it.
 */
export async function payNextPart(
  tx: Tx,
  part: OwedPart,
): Promise<{ paidUntil: number; paidAs: string }> {
  const { id, plan, now } = part
  const paidAs = partKey(id, plan.partsPaid + 1)
  await debit(tx, {
    userId: part.studentId,
    amount: nextPart(plan),
    service: 'renewal',
    description: storedText(
      say('ledger_part', {
        part: String(plan.partsPaid + 1),
        parts: String(plan.parts),
        name: part.className,
      }),
    ),
    classId: part.classId,
    idempotencyKey: paidAs,
    isTest: part.isTest ?? false,
    now,
  })
  const { paidUntil } = await advancePlan(tx, part)
  return { paidUntil, paidAs }
}

/** Counts the next part as settled and returns the plan after it. */
export async function advancePlan(
  tx: Tx,
  { id, plan, now, timezone }: Pick<OwedPart, 'id' | 'plan' | 'now' | 'timezone'>,
): Promise<PartPlan> {
  const { partGraceDays: graceDays } = await readSettings(tx)
  const next = afterNextPart(plan, { now, timezone, graceDays })
  await setPlan(tx, id, next)
  return next
}
