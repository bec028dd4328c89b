import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { findCoupons, getCouponUses } from '../../../../contract/enrolment/coupons.ts'
import { findOwed } from '../../../../contract/enrolment/owed.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import type { PageSize } from '../../../kit/page-size.ts'

type OwedFilters = { state: 'due' | 'all'; page: number; size: PageSize }

/** A page of what students owe; the previous one is displayed while it loads. */
export const owedQuery = (filters: OwedFilters) =>
  queryOptions({
    queryKey: adminKeys.owedPage(filters),
    queryFn: ({ signal }) => callApi(findOwed, filters, { signal }),
    placeholderData: keepPreviousData,
  })

/** The coupons of the school. */
export const couponsQuery = queryOptions({
  queryKey: adminKeys.coupons,
  queryFn: ({ signal }) => callApi(findCoupons, {}, { signal }),
})

/** The students who used a coupon. */
export const couponUsesQuery = (couponId: number) =>
  queryOptions({
    queryKey: adminKeys.couponUses(couponId),
    queryFn: ({ signal }) => callApi(getCouponUses, { couponId }, { signal }),
  })
