import { call } from '../platform/call.ts'
import { formatNaira, type Kobo } from '../platform/kobo.ts'
import { id, naira, rand, requiredText } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { INVALID_AMOUNT, isFundable } from './wallet.ts'

/** Why a correction is declined, for the field of its amount. */
export type CorrectionError = {
  code: 'invalid_amount' | 'correction_above_balance'
  message: string
}

/**
 * Decides whether an administrator can take an amount out of a wallet: an amount that could also be put in, and not more
 * than the wallet contains. Null if it can be taken (decision 0160).
 */
export function correctionError(amount: Kobo, balance: Kobo): CorrectionError | null {
  if (!isFundable(amount)) return { code: 'invalid_amount', message: INVALID_AMOUNT }
  if (amount > balance) {
    const message = `The wallet contains ${formatNaira(balance)}. A correction cannot take more.`
    return { code: 'correction_above_balance', message }
  }
  return null
}

/**
 * Takes an amount out of a student's wallet, with a reason that the student reads in the wallet history. Repeated
 * requests with the same `once` (idempotency key) take it once. Audited.
 */
export const correctWallet = call({
  method: 'POST',
  path: '/adminActions.php',
  action: 'correctWallet',
  access: 'admin',
  effect: 'create',
  reauthentication: 'money',
  request: { student_id: id, amount: naira, reason: requiredText(200), once: rand },
  fieldNames: { idempotencyKey: 'once' },
  response: z.object({ wallet: naira }),
  successMessage: 'Wallet corrected successfully!',
})
