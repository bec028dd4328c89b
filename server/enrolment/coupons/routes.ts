import {
  COUPONS_LISTED,
  createCoupon,
  endCoupon,
  findCoupons,
  getCouponUses,
  USES_LISTED,
} from '../../../contract/enrolment/coupons.ts'
import { inTransaction } from '../../platform/db.ts'
import { handle } from '../../rpc/handler.ts'
import { closeCoupon, listCouponsForStaff, makeCoupon } from './manage-coupons.ts'
import { listUses } from './store.ts'

/** Coupons of the school (R-PAY-007). */
export const couponRoutes = {
  findCoupons: handle(findCoupons, ({ school }) => listCouponsForStaff(school.db, COUPONS_LISTED)),

  createCoupon: handle(createCoupon, ({ school, caller, input, now }) =>
    inTransaction(school.db, async (tx) => ({
      id: await makeCoupon(tx, {
        ...{ ...input, actorId: caller.id, now },
        timezone: school.config.SITE_TIMEZONE,
      }),
    })),
  ),

  endCoupon: handle(endCoupon, async ({ school, caller, input, now }) => {
    const change = { couponId: input.couponId, actorId: caller.id, now }
    await inTransaction(school.db, (tx) => closeCoupon(tx, change))
  }),

  getCouponUses: handle(getCouponUses, async ({ school, input }) => {
    const uses = await listUses(school.db, input.couponId, USES_LISTED)
    return uses.map((it) => ({
      student: { id: it.studentId, name: it.name },
      class: { id: it.classId, name: it.className },
      off: it.amount,
      at: it.at,
    }))
  }),
}
