import { correctWallet, fundWallet, getWalletHistory } from '../../contract/wallet/wallet.ts'
import { inTransaction } from '../platform/db.ts'
import { handle } from '../rpc/handler.ts'
import { correct } from './correct.ts'
import { titleIn } from './entry-title.ts'
import { fund } from './fund.ts'
import { listLedgerEntries } from './store.ts'

export const walletRoutes = {
  getWalletHistory: handle(getWalletHistory, async ({ school, caller, locale }) => {
    const entries = await listLedgerEntries(school.db, caller.id)
    return entries.map((it) => ({ ...it, description: titleIn(locale, it.description) }))
  }),

  fundWallet: handle(fundWallet, async ({ school, caller, input, now }) => {
    const { studentId, amount, reason, idempotencyKey } = input
    const timezone = school.config.SITE_TIMEZONE
    const payment = { studentId, amount, reason, idempotencyKey, now, timezone }
    const request = { ...payment, funderId: caller.id }
    return { wallet: await inTransaction(school.db, (tx) => fund(tx, request)) }
  }),

  correctWallet: handle(correctWallet, async ({ school, caller, input, now }) => {
    const { studentId, amount, reason, idempotencyKey } = input
    const request = { studentId, amount, reason, idempotencyKey, actorId: caller.id, now }
    return { wallet: await inTransaction(school.db, (tx) => correct(tx, request)) }
  }),
}
