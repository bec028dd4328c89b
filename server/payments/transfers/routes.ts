import * as calls from '../../../contract/payments/transfers.ts'
import { HOUR } from '../../../contract/platform/duration.ts'
import { say } from '../../../messages/message.ts'
import { inTransaction } from '../../platform/db.ts'
import { handle } from '../../rpc/handler.ts'
import { byUser } from '../../rpc/rate-limits.ts'
import { readBalance } from '../../wallet/store.ts'
import { closeTransferCase, readCases } from './cases.ts'
import { checkTransfersOf, openTransferAccount, readTransferAccount } from './transfer-account.ts'

/** Payments by bank transfer (R-PAY-003). */
export const transferRoutes = {
  getTransferAccount: handle(calls.getTransferAccount, ({ school, caller }) =>
    readTransferAccount(school, caller.id),
  ),

  openTransferAccount: handle(
    calls.openTransferAccount,
    {
      limits: [{ points: 10, seconds: HOUR, keyBy: byUser }],
      auditDetail: () => say('audited_act_opened_account'),
    },
    ({ school, caller, now }) => openTransferAccount(school, { userId: caller.id, now }),
  ),

  checkTransfers: handle(
    calls.checkTransfers,
    {
      limits: [{ points: 60, seconds: HOUR, keyBy: byUser }],
      auditDetail: () => say('audited_act_checked_transfers'),
    },
    async ({ school, caller, now }) => {
      await checkTransfersOf(school, { userId: caller.id, now })
      return { wallet: await readBalance(school.db, caller.id) }
    },
  ),

  findTransferCases: handle(calls.findTransferCases, ({ school }) =>
    readCases(school.db, calls.CASES_LISTED),
  ),

  closeTransferCase: handle(calls.closeTransferCase, async ({ school, caller, input, now }) => {
    const timezone = school.config.SITE_TIMEZONE
    const closing = { ...input, actorId: caller.id, now, timezone }
    await inTransaction(school.db, (tx) => closeTransferCase(tx, closing))
  }),
}
