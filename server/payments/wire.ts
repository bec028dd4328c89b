import * as calls from '../../contract/payments.ts'
import { NO_PAYMENT_KEY, openPayment, verifyPayment } from '../../contract/payments.ts'
import { answer } from '../http/answers.ts'
import { isSameMode } from '../kernel/config.ts'
import { inTransaction } from '../kernel/db.ts'
import { refuse } from '../kernel/refusal.ts'
import type { School } from '../kernel/school.ts'
import { readSettings } from '../settings/store.ts'
import { findCard, findCards } from './cards.ts'
import { providerOf } from './configured.ts'
import { findPayments } from './history.ts'
import { openPayment as open } from './open.ts'
import type { Provider } from './provider.ts'
import { recheck } from './recheck.ts'
import { settle } from './settle.ts'
import { balanceOf, CURRENCY, listNewestMovements } from './store.ts'
import { stayedInWallet } from './tell.ts'

/** How many movements the administrators' list holds (decision 0063). */
const HISTORY_MAX = 5_000

export const paymentsCalls = [
  answer(openPayment, async ({ school, asker, asked, now }) => {
    const provider = providerOf(school) ?? refuse(NO_PAYMENT_KEY)
    const publicKey = await publicKeyOf(school, provider)
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
      by: { payerId: asker.id },
      now,
    })
    const wallet = await balanceOf(school.db, asker.id)
    if (payment.state !== 'to_wallet') return { wallet, state: 'settled' as const, note: '' }
    return { wallet, state: 'to_wallet' as const, note: stayedInWallet(payment) }
  }),

  answer(calls.getPaymentHistory, ({ school }) => listNewestMovements(school.db, HISTORY_MAX)),

  answer(calls.findPayments, ({ school, asked }) => {
    const { page = 1, ...filter } = asked
    return findPayments(school.db, { filter, page, timezone: school.config.SITE_TIMEZONE })
  }),

  answer(calls.findCardPayments, ({ school, asked }) => findCards(school.db, asked)),

  answer(calls.recheckPayment, async ({ school, asked, asker, now }) => {
    await recheck(school, { reference: asked.reference, actorId: asker.id, now })
    return (await findCard(school.db, asked.reference)) ?? refuse('This payment is not known.')
  }),
]

/** The public key of the settings, else the configured one; '' for none. */
async function publicKeyOf({ db, config }: School, { name, publicKey }: Provider): Promise<string> {
  // a key that was entered for the real provider opens nothing here
  if (name === 'sandbox') return publicKey
  const { paystackKey } = await readSettings(db)
  // with a key of the other mode a card would be charged in an account that the server does not ask
  const isUsable = paystackKey && isSameMode(paystackKey, config.PAYSTACK_SECRET_KEY ?? '')
  return isUsable ? paystackKey : publicKey
}
