import type { Kobo } from '../../../contract/platform/kobo.ts'
import { say } from '../../../messages/message.ts'
import { findClass } from '../../classes/store.ts'
import { findCouponById } from '../../enrolment/coupons/store.ts'
import { enrol } from '../../enrolment/enrol.ts'
import { priceNow } from '../../enrolment/join-terms.ts'
import { renew } from '../../enrolment/renew.ts'
import type { Tx } from '../../platform/db.ts'
import { decline, httpError } from '../../platform/errors.ts'

/** A class or a month of a class that a card payment is for. */
export type Purchase = {
  userId: number
  purpose: 'class' | 'renewal'
  classId: number
  /** Kobo paid by card. */
  amount: Kobo
  /** True if it was paid in the sandbox. */
  isTest?: boolean
  inParts?: boolean | undefined
  couponId?: number | null | undefined
  now: number
  timezone: string
}

/**
 * Enrols the student or renews the enrolment from the wallet that the payment has credited, and returns the idempotency key
 * of the debit; '' for a class that is free now. Declines like `enrol` and `renew`, and if the price is now above the amount
 * paid, so that no other money of the wallet is spent.
 */
export async function fulfil(tx: Tx, purchase: Purchase): Promise<string> {
  const target =
    (await findClass(tx, purchase.classId)) ??
    httpError('class_not_found', say('rules_classes_class_not_found'))
  const { inParts, couponId } = purchase
  const coupon = couponId ? (await findCouponById(tx, couponId))?.code : undefined
  const choice = { studentId: purchase.userId, inParts, coupon }
  const price = await priceNow(tx, target, { ...choice, ...momentOf(purchase) })
  if (price > purchase.amount) decline('price_changed', say('rules_payments_price_class_changed'))
  const request = {
    ...choice,
    classRef: String(purchase.classId),
    ...momentOf(purchase),
    isTest: purchase.isTest ?? false,
  }
  if (purchase.purpose === 'renewal') return (await renew(tx, request)).paidAs
  return (await enrol(tx, request)) ?? ''
}

const momentOf = ({ now, timezone }: Purchase) => ({ now, timezone })
