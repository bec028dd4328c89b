import type { PartOfRegistry } from '../registry-types.ts'

const OWN_ROWS = 'user_id = :id'
const BOOKS = 'always: the books of the school must add up'

/** Wallets and payments: rows stay, names do not. */
export const moneyTables = {
  payment_reversals: {
    why: 'Refunds and disputes of card payments.',
    kept: BOOKS,
    rows: 'payment_id in (select id from payments where user_id = :id)',
    exportAs: 'refunds',
    onErasure: 'keep',
    columns: {
      kind: 'code',
      provider_key: 'code',
      other_key: 'code',
      state: 'code',
      note: 'mention',
      reason: 'mention',
      request_key: 'code',
      marker: 'code',
    },
  },
  wallet_refunds: {
    why: 'What was returned to the wallet of a payment for a class.',
    kept: BOOKS,
    rows: OWN_ROWS,
    exportAs: 'wallet-refunds',
    onErasure: 'keep',
    columns: { purchase: 'code', entry: 'code', reason: 'mention', request_key: 'code' },
  },
  kept_rewards: {
    why: 'Rewards of the quiz that wait for the first payment of the student.',
    kept: BOOKS,
    rows: OWN_ROWS,
    exportAs: 'kept-rewards',
    onErasure: 'keep',
    columns: { reference: 'code', description: 'code' },
  },
  payments: {
    why: 'Card payments. The provider, Paystack, has its own records of the payer.',
    kept: BOOKS,
    rows: OWN_ROWS,
    exportAs: 'payments',
    onErasure: 'keep',
    columns: {
      reference: 'code',
      purpose: 'code',
      currency: 'code',
      state: 'code',
      provider: 'code',
      failure_reason: 'mention',
      purchase: 'code',
    },
  },
  income_shares: {
    why: 'Which part of the income of a class a teacher gets, and from when.',
    kept: BOOKS,
    rows: OWN_ROWS,
    exportAs: 'income-shares',
    onErasure: 'keep',
    columns: { from_day: 'code' },
  },
  ledger: {
    why: 'Every ledger entry of a wallet.',
    kept: BOOKS,
    rows: OWN_ROWS,
    exportAs: 'wallet',
    onErasure: 'keep',
    // the reward of a referrer names the student who joined
    columns: { type: 'code', service: 'code', description: 'mention', reference: 'code' },
  },
  ledger_search: {
    why: 'Finds entries of the ledger by their description.',
    kept: BOOKS,
    onErasure: 'keep',
    columns: { type: 'code', service: 'code', title: 'mention', search_text: 'mention' },
  },
  ledger_totals: {
    why: 'Sums of the ledger by day.',
    kept: BOOKS,
    onErasure: 'keep',
    columns: { type: 'code', service: 'code' },
  },
  referrals: {
    why: 'The reward for an invitation.',
    kept: 'always; without a name once the account is erased',
    rows: 'referred_user_id = :id',
    exportAs: 'invitation',
    onErasure: 'keep',
    columns: { state: 'code', reason: 'mention' },
  },
  sandbox_charges: {
    why: 'Card payments of a school without a payment provider.',
    kept: 'always; the address until the account is erased',
    rows: 'lower(email) in (:emails)',
    exportAs: 'test-payments',
    onErasure: 'keep',
    columns: { reference: 'code', status: 'code', currency: 'code', email: 'own' },
  },
  sandbox_refunds: {
    why: 'Refunds of card payments of a school without a payment provider.',
    kept: 'always',
    rows: 'reference in (select reference from payments where user_id = :id)',
    exportAs: 'test-refunds',
    onErasure: 'keep',
    columns: { reference: 'code', marker: 'code', status: 'code' },
  },
  provider_requests: {
    why: 'Limits the requests to the payment provider.',
    kept: 'a few minutes',
    onErasure: 'keep',
    columns: { kind: 'internal' },
  },
} satisfies PartOfRegistry
