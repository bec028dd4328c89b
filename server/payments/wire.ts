import { inShortNaira } from '../../contract/kobo.ts'
import {
  findPayments,
  getPaymentHistory,
  NO_PAYMENT_KEY,
  openPayment,
  verifyPayment,
} from '../../contract/payments.ts'
import { answer } from '../http/answers.ts'
import type { Db } from '../kernel/db.ts'
import { inTransaction } from '../kernel/db.ts'
import { refuse } from '../kernel/refusal.ts'
import { readSettings } from '../settings/store.ts'
import { providerOf } from './configured.ts'
import { findPayments as find } from './history.ts'
import { openPayment as open } from './open.ts'
import type { Provider } from './provider.ts'
import { settle } from './settle.ts'
import { balanceOf, CURRENCY, listNewestMovements, type Payment } from './store.ts'

/** How many movements the administrators' list holds (decision 0063). */
const HISTORY_MAX = 5_000

export const paymentsCalls = [
  answer(openPayment, async ({ school, asker, asked, now }) => {
    const provider = providerOf(school) ?? refuse(NO_PAYMENT_KEY)
    const publicKey = await publicKeyOf(school.db, provider)
    const timezone = school.config.SITE_TIMEZONE
    const opening = { personId: asker.id, now, timezone, provider, publicKey }
    const wish = { amount: asked.amount, classRef: asked.class_id }
    const { reference, amount } = await inTransaction(school.db, (tx) => open(tx, wish, opening))
    const { scriptUrl } = provider
    return { reference, amount, currency: CURRENCY, email: asker.email, publicKey, scriptUrl }
  }),

  answer(verifyPayment, async ({ school, asker, asked, now }) => {
    const payment = await settle(school, {
      reference: asked.reference,
      personId: asker.id,
      now,
    })
    const wallet = await balanceOf(school.db, asker.id)
    if (payment.state !== 'to_wallet') return { wallet, state: 'settled' as const, note: '' }
    return { wallet, state: 'to_wallet' as const, note: stayedInWallet(payment) }
  }),

  answer(getPaymentHistory, ({ school }) => listNewestMovements(school.db, HISTORY_MAX)),

  answer(findPayments, ({ school, asked }) => {
    const { page = 1, ...filter } = asked
    return find(school.db, { filter, page, timezone: school.config.SITE_TIMEZONE })
  }),
]

/** What the browser opens the window with: the key of the settings, else the configured one; '' for none. */
async function publicKeyOf(db: Db, { name, publicKey }: Provider): Promise<string> {
  // a key that was entered for the real provider opens nothing here
  if (name === 'sandbox') return publicKey
  return (await readSettings(db)).paystackKey || publicKey
}

function stayedInWallet({ remark, amount }: Payment) {
  return `${remark.replace(/\.?$/, '.')} Your ${inShortNaira(amount)} is in your wallet.`
}
