import * as z from 'zod/mini'
import { call } from './call.ts'
import { classRef, id, naira, time } from './wire.ts'

/** Decisions §7: the browser reports a reference; the server asks the provider what it is worth. */
export const verifyPayment = call({
  method: 'POST',
  path: '/api.php',
  action: 'verifyPayment',
  may: 'student',
  asks: {
    reference: z.string().check(z.regex(/^[\w.=-]{1,100}$/)),
    class_id: z.optional(classRef),
  },
  answers: z.object({ wallet: naira }),
  says: 'Payment successful!',
})

/** Wallet-and-admin §3 and §7: every movement of every wallet, newest first. */
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
