import { type Message, say } from '../../messages/message.ts'
import { call } from '../platform/call.ts'
import type { Kobo } from '../platform/kobo.ts'
import { exactMoney, money } from '../platform/sentence-values.ts'
import { id, naira, rand, requiredText, text } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { walletEntry } from './ledger-entry.ts'

/** Maximum of one funding, in kobo; catches typing errors. */
export const MAX_FUNDING = 10_000_000_00
/** For an amount that is missing or not above zero (R-WALLET-017). */
export const INVALID_AMOUNT = say('rules_wallet_enter_valid_amount')

export const AMOUNT_TOO_HIGH = say('rules_wallet_amount_at_most', { amount: money(MAX_FUNDING) })

/** Minimum of a card payment into a wallet, in kobo (R-WALLET-011). */
export const MIN_CARD_FUNDING = 100_00

/** True if an administrator can fund a wallet with this amount: above zero and at most ten million naira. */
export function isFundable(amount: Kobo): boolean {
  return Number.isSafeInteger(amount) && amount > 0 && amount <= MAX_FUNDING
}

/**
 * The error of a card payment into a wallet, or null for an amount from ₦100 to ₦10,000,000 (decision 0341). A card
 * payment for a class has no minimum, because the school sets the price.
 */
export function cardFundingError(amount: Kobo): Message | null {
  if (!Number.isSafeInteger(amount) || amount <= 0) return INVALID_AMOUNT
  if (amount < MIN_CARD_FUNDING)
    return say('rules_wallet_amount_at_least', { amount: money(MIN_CARD_FUNDING) })
  if (amount > MAX_FUNDING) return AMOUNT_TOO_HIGH
  return null
}

/** The card payment that covers a missing amount: at least ₦100; the remainder stays in the wallet. */
export function topUpFor(missing: Kobo): Kobo {
  return Math.max(missing, MIN_CARD_FUNDING)
}

/** The caller's ledger entries, newest first (R-WALLET-021). */
export const getWalletHistory = call({
  path: '/api.php',
  action: 'get_wallet_history',
  access: 'student',
  effect: 'read',
  response: z.array(walletEntry),
})

/**
 * Credits a student's wallet (R-ASTUD-010). A repeated request with the same `once` (idempotency key) credits once;
 * without it, each request is a separate credit. The student reads `reason` in the wallet history; older clients omit it.
 */
export const fundWallet = call({
  path: '/adminActions.php',
  action: 'fundWallet',
  access: { can: 'moveMoney' },
  effect: 'create',
  reauthentication: 'money',
  request: {
    student_id: id,
    amount: naira,
    reason: z.optional(text(200)),
    once: z.optional(rand),
  },
  fieldNames: { idempotencyKey: 'once' },
  response: z.object({ wallet: naira }),
  successMessage: say('rules_wallet_wallet_funded_successfully'),
})

/** Why a correction is declined, for the field of its amount. */
export type CorrectionError = {
  code: 'invalid_amount' | 'correction_above_balance'
  message: Message
}

/**
 * Decides whether an administrator can take an amount out of a wallet: an amount that could also be put in, and not more
 * than the wallet contains. Null if it can be taken (decision 0160).
 */
export function correctionError(amount: Kobo, balance: Kobo): CorrectionError | null {
  if (!isFundable(amount)) return { code: 'invalid_amount', message: INVALID_AMOUNT }
  if (amount > balance) {
    const message = say('rules_wallet_correction_above_balance', { balance: exactMoney(balance) })
    return { code: 'correction_above_balance', message }
  }
  return null
}

/**
 * Takes an amount out of a student's wallet, with a reason that the student reads in the wallet history. Repeated
 * requests with the same `once` (idempotency key) take it once. Audited.
 */
export const correctWallet = call({
  path: '/adminActions.php',
  action: 'correctWallet',
  access: { can: 'moveMoney' },
  effect: 'create',
  reauthentication: 'money',
  request: { student_id: id, amount: naira, reason: requiredText(200), once: rand },
  fieldNames: { idempotencyKey: 'once' },
  response: z.object({ wallet: naira }),
  successMessage: say('rules_wallet_wallet_corrected_successfully'),
})
