import { findEnrolments } from '../../contract/admin/admin-overview.ts'
import {
  enrolInClass,
  getClassStudents,
  renewSubscription,
} from '../../contract/enrolment/enrolment.ts'
import { boundsOfPeriod } from '../../contract/payments/payment-history.ts'
import { PAGE_SIZES } from '../../contract/platform/page-size.ts'
import { say } from '../../messages/message.ts'
import { httpError } from '../platform/errors.ts'
import { type Context, handle } from '../rpc/handler.ts'
import { findEnrolmentPage, findLapsingPage } from './enrolment-list-store.ts'
import { enrolFromWallet, renewFromWallet, type WalletPurchase } from './pay-from-wallet.ts'
import { listRoster } from './roster.ts'

export const enrolmentRoutes = {
  enrolInClass: handle(
    enrolInClass,
    { auditDetail: ({ classId }) => say('audited_act_joined_class', { id: `${classId}` }) },
    async (context) => {
      const purchase = toWalletPurchase(context)
      const receipt = await enrolFromWallet(context.school.db, purchase)
      // older clients expect no data
      return purchase.seenPrice === undefined ? null : receipt
    },
  ),

  renewSubscription: handle(
    renewSubscription,
    { auditDetail: ({ classId }) => say('audited_act_renewed_class', { id: `${classId}` }) },
    async (context) => {
      const purchase = toWalletPurchase(context)
      const { paidUntil, receipt } = await renewFromWallet(context.school.db, purchase)
      return purchase.seenPrice === undefined ? { paidUntil } : { paidUntil, receipt }
    },
  ),

  getClassStudents: handle(getClassStudents, ({ school, input, now }) =>
    listRoster(school.db, input.classId, now),
  ),

  findEnrolments: handle(findEnrolments, ({ school, input, now }) => {
    const { month, state, page = 1, size = PAGE_SIZES[0] } = input
    if (state === 'lapsing') return findLapsingPage(school.db, { page, size, now })
    const { from, to } = boundsOfPeriod({ month }, school.config.SITE_TIMEZONE)
    if (Number.isNaN(from))
      httpError('invalid_request', say('rules_wire_field_not_month', { field: 'month' }))
    const until = to === undefined ? undefined : to + 1
    return findEnrolmentPage(school.db, { from, until, page, size })
  }),
}

type EnrolmentContext = Context<typeof enrolInClass> | Context<typeof renewSubscription>

function toWalletPurchase({ school, caller, input, now }: EnrolmentContext): WalletPurchase {
  return {
    studentId: caller.id,
    classRef: input.classId,
    seenPrice: input.seenPrice,
    now,
    timezone: school.config.SITE_TIMEZONE,
  }
}
