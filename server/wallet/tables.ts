import type { Generated } from 'kysely'
import type { PaymentMethod } from '../../contract/wallet/payment-method.ts'

declare module '../platform/tables.ts' {
  interface Tables {
    ledger: LedgerTable
    ledger_totals: LedgerTotalsTable
    ledger_search: LedgerSearchTable
    referrals: ReferralsTable
    wallet_refunds: WalletRefundsTable
    kept_rewards: KeptRewardsTable
  }
}

export type LedgerTable = {
  id: Generated<number>
  user_id: number
  type: 'credit' | 'debit'
  /** Kobo, above zero. */
  amount: number
  /** Kobo in the wallet after this row. */
  balance: number
  /** The reason: fund, enrolment, renewal, referral, quiz, … */
  service: string
  description: string
  /** Unique, so that the same action cannot be entered twice. */
  reference: string
  class_id: number | null
  /** The administrator of a funding or a correction; null for other entries. */
  actor_id: Generated<number | null>
  /** 1 for an entry of a payment of the sandbox, which moves no money (decision 0060). */
  is_test: Generated<number>
  /** How the money came in or went out; '' for an entry that is neither. */
  method: Generated<PaymentMethod | ''>
  /** Kobo of the amount that the card provider kept; null if it is not known, or if there was no provider. */
  fee: Generated<number | null>
  at: number
}

type LedgerTotalsTable = {
  /** Whole days since 1970 in UTC: ledger.at / 86400. */
  day: number
  type: 'credit' | 'debit'
  service: string
  method: PaymentMethod | ''
  movements: number
  /** Kobo. */
  amount: number
  /** The part of them that belongs to payments of the sandbox. */
  test_movements: number
  test_amount: number
}

type LedgerSearchTable = {
  type: 'credit' | 'debit'
  service: string
  /** A description that occurs in the ledger with this type and service. */
  title: string
  /** Description and service, folded for search. */
  search_text: string
}

type ReferralsTable = {
  id: Generated<number>
  /** The student who joined by a referral code; unique. */
  referred_user_id: number
  /** waiting: for the first payment of the referred student. claimed: a transaction is deciding the outcome. */
  state: 'waiting' | 'claimed' | 'credited' | 'refused'
  /** The message of a denial, else ''. */
  reason: string
  decided_at: number | null
}

/** A refund of a payment for a class to the wallet (decision 0660). */
type WalletRefundsTable = {
  id: Generated<number>
  user_id: number
  /** The idempotency key of the debit that paid for the class. */
  purchase: string
  /** The idempotency key of the credit. The refund of a removal credits several purchases at once. */
  entry: string
  /** Kobo, above zero; in total at most the amount of the purchase. */
  amount: number
  reason: Generated<string>
  /** Unique: the administrator and the idempotency key of the request; '' for the refund of a removal. */
  request_key: Generated<string>
  actor_id: Generated<number | null>
  at: number
}

/** Rewards of the quiz that wait for the first payment of their student (decision 0350). */
type KeptRewardsTable = {
  id: Generated<number>
  user_id: number
  /** Unique: the idempotency key of the ledger entry. */
  reference: string
  description: string
  /** Kobo, above zero. */
  amount: number
  kept_at: number
  /** Null while the reward waits. */
  credited_at: number | null
}
