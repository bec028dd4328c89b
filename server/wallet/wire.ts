import { fundWallet, getWalletHistory } from '../../contract/wallet.ts'
import { answer } from '../http/answers.ts'
import { inTransaction } from '../kernel/db.ts'
import { fund } from './fund.ts'
import { listMovements } from './store.ts'

export const walletCalls = [
  answer(getWalletHistory, ({ school, asker }) => listMovements(school.db, asker.id)),

  answer(fundWallet, async ({ school, asker, asked, now }) => {
    const { student_id: studentId, amount, once } = asked
    const funding = { studentId, amount, once, funderId: asker.id, now }
    return { wallet: await inTransaction(school.db, (tx) => fund(tx, funding)) }
  }),
]
