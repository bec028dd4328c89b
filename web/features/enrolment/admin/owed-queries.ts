import { findCoupons, getCouponUses } from '../../../../contract/enrolment/coupons.ts'
import { findOwed } from '../../../../contract/enrolment/owed.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callQuery } from '../../../api/call-query.ts'
import { pageQuery } from '../../../api/page-query.ts'
import type { PageSize } from '../../../kit/page-size.ts'

type OwedFilters = { state: 'due' | 'all'; page: number; size: PageSize }

/** A page of what students owe; the previous one is displayed while it loads. */
export const owedQuery = (filters: OwedFilters) =>
  pageQuery(findOwed, filters, adminKeys.owedPage(filters))

/** The coupons of the school. */
export const couponsQuery = callQuery(findCoupons, {}, adminKeys.coupons)

/** The students who used a coupon. */
export const couponUsesQuery = (couponId: number) =>
  callQuery(getCouponUses, { couponId }, adminKeys.couponUses(couponId))
