import { type Message, say } from '../../messages/message.ts'
import type { DeclineCode } from '../platform/error-codes.ts'
import type { Kobo } from '../platform/kobo.ts'
import { isoDay } from '../platform/school-time.ts'
import { text } from '../platform/wire.ts'

/** Rules of coupons, for the screen and the server (R-PAY-007). */

export const COUPON_KINDS = ['percent', 'naira'] as const
export type CouponKind = (typeof COUPON_KINDS)[number]

/** A code: 3 to 20 Latin letters, digits and dashes, compared without case and spaces. */
export const COUPON_PATTERN = /^[A-Z0-9-]{3,20}$/

/** A coupon as a student types it. */
export const couponCode = text(40)

/** A typed code in the form that is stored. */
export const normalizeCoupon = (typed: string): string => typed.replaceAll(/\s+/g, '').toUpperCase()

/** A coupon; `value` is percent, or kobo. */
export type CouponTerms = {
  kind: CouponKind
  value: number
  /** 0 for any number. */
  maxUses: number
  uses: number
  /** 'YYYY-MM-DD' of the school, '' for none. */
  lastDay: string
  isEnded: boolean
  /** The classes that it is for; null for all. */
  classIds: readonly number[] | null
}

/** Why the last day of a new coupon is wrong, or null; `today` is that of the school. */
export const lastDayError = (lastDay: string, today: string): Message | null =>
  lastDay !== '' && lastDay < today ? say('rules_enrolment_coupon_day_passed') : null

/** What a coupon takes off a price: whole kobo, and never more than the price. */
export function discountOf(
  { kind, value }: Pick<CouponTerms, 'kind' | 'value'>,
  price: Kobo,
): Kobo {
  return Math.min(price, kind === 'percent' ? Math.floor((price * value) / 100) : value)
}

type CouponError = { code: DeclineCode & `coupon_${string}`; message: Message }

/** Why a coupon cannot be used for a class now, or null. */
export function couponError(
  coupon: CouponTerms | undefined,
  { classId, now, timezone }: { classId: number; now: number; timezone: string },
): CouponError | null {
  if (!coupon) return { code: 'coupon_unknown', message: say('rules_enrolment_coupon_unknown') }
  const { lastDay, maxUses, uses, classIds, isEnded } = coupon
  if (isEnded || (lastDay !== '' && isoDay(now, timezone) > lastDay))
    return { code: 'coupon_over', message: say('rules_enrolment_coupon_over') }
  if (classIds !== null && !classIds.includes(classId))
    return { code: 'coupon_other_class', message: say('rules_enrolment_coupon_other_class') }
  if (maxUses > 0 && uses >= maxUses) return COUPON_SPENT
  return null
}

export const COUPON_SPENT: CouponError = {
  code: 'coupon_spent',
  message: say('rules_enrolment_coupon_spent'),
}

/** The student has used the coupon before. */
export const COUPON_USED: CouponError = {
  code: 'coupon_used',
  message: say('rules_enrolment_coupon_used'),
}
