import { type Message, say } from '../../messages/message.ts'
import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { id, idOrZero, naira, requiredText, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

/** Payments by bank transfer to an account number of the student's own (R-PAY-003). */

const ADMIN = '/adminActions.php'
/** The number of cases in the list. */
export const CASES_LISTED = 300

const account = z.object({ number: z.string(), bank: z.string(), name: z.string() })
export type TransferAccount = z.output<typeof account>

/** The caller's account number; null before it is opened. `available` is false for a school without a provider. */
export const getTransferAccount = call({
  path: '/api.php',
  action: 'getTransferAccount',
  access: 'student',
  effect: 'read',
  response: withFieldNames(
    z.object({ account: z.nullable(account), available: z.boolean(), test: z.boolean() }),
    { isAvailable: 'available', isTest: 'test' },
  ),
})

/**
 * Opens an account number for the caller at the first use, and returns it; a repeated request returns the same one. Declined with
 * a sentence if the provider cannot: `transfers_not_available`, `transfers_none_left`, `transfers_identity`.
 */
export const openTransferAccount = call({
  path: '/api.php',
  action: 'openTransferAccount',
  access: 'student',
  effect: 'change',
  response: account,
})

/** Asks the provider for transfers of the caller that have not arrived, at most once a minute. Returns the balance. */
export const checkTransfers = call({
  path: '/api.php',
  action: 'checkTransfers',
  access: 'student',
  effect: 'change',
  response: z.object({ wallet: naira }),
})

/** Why a transfer was not credited. */
export const CASE_REASONS = {
  unknown_account: say('rules_payments_case_unknown_account'),
  account_deleted: say('rules_payments_case_account_deleted'),
  account_closed: say('rules_payments_case_account_closed'),
  too_small: say('rules_payments_case_too_small'),
  other_currency: say('rules_payments_case_other_currency'),
} as const satisfies Record<string, Message>
export type CaseReason = keyof typeof CASE_REASONS
// Object.keys widens the names
const reasons = Object.keys(CASE_REASONS) as [CaseReason, ...CaseReason[]]

const transferCase = withFieldNames(
  z.object({
    id,
    reference: z.string(),
    amount: naira,
    currency: z.string(),
    account: z.string(),
    sender: z.string(),
    // the owner of the account, if it was one of the school; 0 and '' for none
    student_id: idOrZero,
    name: z.string(),
    why: z.enum(reasons),
    received: unixSeconds,
    // 0 while it is open; how it was closed
    closed: unixSeconds,
    note: z.string(),
    test: z.boolean(),
  }),
  { reason: 'why', receivedAt: 'received', closedAt: 'closed', isTest: 'test' },
)
export type TransferCase = z.output<typeof transferCase>

/** Transfers that were not credited, the open ones first, then the newest. */
export const findTransferCases = call({
  path: ADMIN,
  action: 'findTransferCases',
  access: { can: 'viewMoney' },
  effect: 'read',
  response: z.array(transferCase),
})

/**
 * Closes a case, audited: credits it to the wallet of a student, or notes what was done with it, as a return in the provider's
 * dashboard. A repeated request changes nothing.
 */
export const closeTransferCase = call({
  path: ADMIN,
  action: 'closeTransferCase',
  access: { can: 'moveMoney' },
  effect: 'change',
  reauthentication: 'money',
  request: {
    transfer_id: id,
    // the student whose wallet is credited; without it no money moves
    student_id: z.optional(id),
    note: requiredText(300),
  },
  successMessage: say('rules_payments_case_closed'),
})
