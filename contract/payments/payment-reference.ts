import * as z from '../platform/zod.ts'

/** The reference of a payment, the same at the provider. */
export const paymentReference = z.string().check(z.regex(/^[\w.=-]{1,100}$/))
