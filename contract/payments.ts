import * as z from 'zod/mini'
import { call } from './call.ts'
import { inShortNaira, type Kobo } from './kobo.ts'
import { classRef, id, naira, time } from './wire.ts'

/** Student-area §5, wallet-and-admin §5: nobody has given the school a public key. */
export const NO_PAYMENT_KEY = 'Payment configuration is missing'

const CONFIRMING = 'We are confirming your'

/** What to say while the provider has not told how a payment ended: 'We are confirming your ₦5,000.' */
export function confirming(amount: Kobo): string {
  return `${CONFIRMING} ${inShortNaira(amount)}.`
}

/** Whether a refusal only means that the answer is not known yet, so that it is worth asking again. */
export function isConfirming(message: string): boolean {
  return message.startsWith(CONFIRMING)
}

/**
 * Writes a payment down before the provider's window opens (decision 0061): for a wallet (`amount`), or for
 * a class (`class_id`), whose price the server knows and which is renewed when the student is in it.
 * The answer is what the window is opened with; `amount` is naira like everywhere on this wire.
 */
export const openPayment = call({
  method: 'POST',
  path: '/api.php',
  action: 'openPayment',
  may: 'student',
  asks: { amount: z.optional(naira), class_id: z.optional(classRef) },
  answers: z.object({
    reference: z.string(),
    amount: naira,
    currency: z.string(),
    email: z.string(),
    publicKey: z.string(),
    // the provider's inline script, which brings its window
    scriptUrl: z.string(),
  }),
})

/**
 * Decisions §7: the browser reports a reference; the server asks the provider what it is worth. `to_wallet`
 * means that the class could not be joined any more, which `note` explains: the money is in the wallet.
 */
export const verifyPayment = call({
  method: 'POST',
  path: '/api.php',
  action: 'verifyPayment',
  may: 'student',
  asks: {
    reference: z.string().check(z.regex(/^[\w.=-]{1,100}$/)),
    class_id: z.optional(classRef),
  },
  answers: z.object({
    wallet: naira,
    state: z.enum(['settled', 'to_wallet']),
    note: z.string(),
  }),
  says: 'Payment successful!',
})

/** Wallet-and-admin §3 and §7: every movement of every wallet, the newest 5,000 of them (decision 0063), newest first. */
export const getPaymentHistory = call({
  method: 'POST',
  path: '/adminActions.php',
  action: 'getPaymentHistory',
  may: 'admin',
  answers: z.array(
    z.object({
      id,
      name: z.string(),
      amount: naira,
      type: z.enum(['credit', 'debit']),
      service: z.string(),
      title: z.string(),
      date: time,
    }),
  ),
})
