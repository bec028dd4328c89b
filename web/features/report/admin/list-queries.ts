import { findEnrolments, findFailedEmails } from '../../../../contract/admin/admin-overview.ts'
import type { LISTED_PAYMENTS } from '../../../../contract/enrolment/enrolment-payment.ts'
import type { PageSize } from '../../../../contract/platform/page-size.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { pageQuery } from '../../../api/page-query.ts'

export type EnrolmentFilters = {
  month: string
  state: '' | 'lapsing'
  how: '' | (typeof LISTED_PAYMENTS)[number]
  page: number
  size: PageSize
}

/** One page of enrolments; the previous one is displayed while it loads. */
export function enrolmentsQuery(filters: EnrolmentFilters) {
  return pageQuery(findEnrolments, filters, adminKeys.enrolmentList(filters))
}

/** One page of failed emails; the previous one is displayed while it loads. */
export function failedEmailsQuery(page: { page: number; size: PageSize }) {
  return pageQuery(findFailedEmails, page, adminKeys.failedEmailList(page))
}
