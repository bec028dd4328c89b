import { COUPON_SPENT, COUPON_USED } from '../../../contract/enrolment/coupon-rules.ts'
import type { Tx } from '../../platform/db.ts'
import { decline } from '../../platform/errors.ts'
import { type CouponUse, insertUse, takeUse } from './store.ts'

/**
 * Spends one use of a coupon in the transaction of the enrolment (R-PAY-007). Declines a coupon of which all uses are spent, and a
 * student who has used it before.
 */
export async function spendCoupon(tx: Tx, couponId: number, use: CouponUse): Promise<void> {
  // before the row of the coupon is locked, so that one student's second try does not make others wait
  if (!(await insertUse(tx, couponId, use))) decline(COUPON_USED.code, COUPON_USED.message)
  if (!(await takeUse(tx, couponId))) decline(COUPON_SPENT.code, COUPON_SPENT.message)
}
