import type { RefundResult } from '../../../contract/payments/refunds.ts'
import * as calls from '../../../contract/payments/refunds.ts'
import { HOUR } from '../../../contract/platform/duration.ts'
import type { Locale } from '../../../messages/languages.ts'
import { handle } from '../../rpc/handler.ts'
import { byUser } from '../../rpc/rate-limits.ts'
import { continueRefund } from './continue-refund.ts'
import { previewRefund, readRefundResult, refundPayment } from './refund-payment.ts'
import { noteIn } from './reversals-store.ts'

/** Limited, because each call can send a request to the card provider. */
const byAdministrator = { limits: [{ points: 300, seconds: HOUR, keyBy: byUser }] }

const inLanguage = (result: RefundResult, locale: Locale): RefundResult => ({
  ...result,
  note: noteIn(locale, result.note),
})

/** Refunds by administrators (R-TRUST-007). */
export const refundRoutes = {
  previewRefund: handle(calls.previewRefund, ({ school, input }) =>
    previewRefund(school.db, input.reference),
  ),

  refundPayment: handle(
    calls.refundPayment,
    byAdministrator,
    async ({ school, input, caller, now, locale }) => {
      const outcome = await refundPayment(school, { ...input, actorId: caller.id, now })
      return inLanguage(await readRefundResult(school.db, outcome), locale)
    },
  ),

  continueRefund: handle(
    calls.continueRefund,
    byAdministrator,
    async ({ school, input, caller, now, locale }) => {
      const outcome = await continueRefund(school, { ...input, actorId: caller.id, now })
      return inLanguage(await readRefundResult(school.db, outcome), locale)
    },
  ),
}
