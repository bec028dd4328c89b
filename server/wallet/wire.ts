import { getWalletHistory } from '../../contract/wallet.ts'
import { answer } from '../http/answers.ts'
import { listMovements } from './store.ts'

export const walletCalls = [
  answer(getWalletHistory, ({ school, asker }) => listMovements(school.db, asker.id)),
]
