import type { ManagedClass } from '../../contract/classes/classes.ts'
import { couponError, discountOf } from '../../contract/enrolment/coupon-rules.ts'
import {
  firstPart,
  nextPart,
  type PartPlan,
  partOf,
  partsFor,
} from '../../contract/enrolment/parts.ts'
import type { Kobo } from '../../contract/platform/kobo.ts'
import { say } from '../../messages/message.ts'
import type { Db } from '../platform/db.ts'
import { decline } from '../platform/errors.ts'
import { readSettings } from '../settings/store.ts'
import { type Coupon, findCoupon } from './coupons/store.ts'
import { findEnrolment, findOwedPlan } from './store.ts'

/** What joining a class costs a student. */
export type JoinTerms = {
  /** The price less the coupon. */
  total: Kobo
  /** What is paid on joining: all, or the first part. */
  dueNow: Kobo
  /** In how many parts the total may be paid; 0 for none. */
  parts: number
  plan: PartPlan | null
  coupon: Coupon | null
}

export type JoinChoice = {
  inParts?: boolean | undefined
  coupon?: string | undefined
  now: number
  timezone: string
}

/**
 * The terms on which a student joins a class (R-PAY-006, R-PAY-007). Declines a coupon that cannot be used, and parts that the
 * class does not offer.
 */
export async function joinTerms(
  db: Db,
  target: Pick<ManagedClass, 'id' | 'price' | 'monthly' | 'parts'>,
  { inParts = false, coupon: typed = '', now, timezone }: JoinChoice,
): Promise<JoinTerms> {
  const coupon = typed === '' ? null : await usableCoupon(db, typed, { target, now, timezone })
  const total = target.price - (coupon ? discountOf(coupon, target.price) : 0)
  const parts = target.monthly ? 0 : partsFor(total, target.parts ?? 0)
  if (!inParts) return { total, dueNow: total, parts, plan: null, coupon }
  if (parts === 0) decline('parts_not_offered', say('rules_enrolment_parts_not_offered'))
  const { partGraceDays: graceDays } = await readSettings(db)
  const plan = firstPart({ total, parts }, { now, timezone, graceDays })
  return { total, dueNow: partOf(total, parts, 1), parts, plan, coupon }
}

/**
 * What a student pays for a class now: to join, for another month, or the next part of a class paid in parts. Declines like
 * `joinTerms`.
 */
export async function priceNow(
  db: Db,
  target: ManagedClass,
  { studentId, ...choice }: JoinChoice & { studentId: number },
): Promise<Kobo> {
  const plan = await findOwedPlan(db, { studentId, classId: target.id })
  if (plan) return nextPart(plan)
  if ((choice.coupon ?? '') === '' && !choice.inParts) return target.price
  if (await findEnrolment(db, studentId, target.id)) return target.price
  return (await joinTerms(db, target, choice)).dueNow
}

async function usableCoupon(
  db: Db,
  typed: string,
  { target, now, timezone }: { target: { id: number }; now: number; timezone: string },
): Promise<Coupon> {
  const coupon = await findCoupon(db, typed)
  const error = couponError(coupon, { classId: target.id, now, timezone })
  if (error || !coupon)
    return decline(
      error?.code ?? 'coupon_unknown',
      error?.message ?? say('rules_enrolment_coupon_unknown'),
    )
  return coupon
}
