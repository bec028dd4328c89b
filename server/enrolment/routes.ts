import { enrolInClass, getClassStudents, renewSubscription } from '../../contract/enrolment.ts'
import { type Context, handle } from '../rpc/handler.ts'
import { enrolFromWallet, renewFromWallet, type WalletPurchase } from './pay-from-wallet.ts'
import { listRoster } from './roster.ts'

export const enrolmentRoutes = {
  enrolInClass: handle(
    enrolInClass,
    { auditDetail: ({ classId }) => `joined class ${classId}` },
    async (context) => {
      const purchase = toWalletPurchase(context)
      const receipt = await enrolFromWallet(context.school.db, purchase)
      // older clients expect no data
      return purchase.seenPrice === undefined ? null : receipt
    },
  ),

  renewSubscription: handle(
    renewSubscription,
    { auditDetail: ({ classId }) => `renewed class ${classId}` },
    async (context) => {
      const purchase = toWalletPurchase(context)
      const { paidUntil, receipt } = await renewFromWallet(context.school.db, purchase)
      return purchase.seenPrice === undefined ? { paidUntil } : { paidUntil, receipt }
    },
  ),

  getClassStudents: handle(getClassStudents, ({ school, input, now }) =>
    listRoster(school.db, input.classId, now),
  ),
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
