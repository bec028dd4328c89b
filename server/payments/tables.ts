import type { Generated } from 'kysely'
import type { RecordOutcome } from '../../contract/payments/recorded-payments.ts'
import type { RecordedMethod } from '../../contract/wallet/payment-method.ts'

declare module '../platform/tables.ts' {
  interface Tables {
    payments: PaymentsTable
    payment_reversals: PaymentReversalsTable
    provider_requests: ProviderRequestsTable
    recorded_payments: RecordedPaymentsTable
    sandbox_charges: SandboxChargesTable
    sandbox_refunds: SandboxRefundsTable
    transfer_accounts: TransferAccountsTable
    transfers: TransfersTable
    transfer_scans: TransferScansTable
    sandbox_transfers: SandboxTransfersTable
  }
}

export type PaymentsTable = {
  id: Generated<number>
  /** Unique: FUND_… or CLASS_{classId}_…; the provider's reference of the payment. */
  reference: string
  user_id: number
  purpose: 'fund' | 'class' | 'renewal'
  class_id: number | null
  /** Kobo, above zero, as created by the server. */
  amount: number
  currency: string
  /** to_wallet: paid for a class that could no longer be joined, so the money stayed in the wallet. */
  state: 'pending' | 'settled' | 'failed' | 'to_wallet'
  provider: 'paystack' | 'sandbox'
  /** The reason for an unusual outcome of the payment; '' otherwise. */
  failure_reason: Generated<string>
  opened_at: number
  settled_at: number | null
  /** When the worker next checks the payment, or notifies the payer once it is paid. Null for never. */
  due_at: number | null
  /** When a newer payment of the same student replaced it among the open ones; null for never (decision 0341). */
  superseded_at: Generated<number | null>
  /** Until when the outcome of a payment for a class is awaited; null for a wallet funding (decision 0440). */
  awaited_until: Generated<number | null>
  /** Kobo refunded to the card after settlement; never above `amount`. */
  refunded: Generated<number>
  /** The part of `refunded` that the wallet could not cover. */
  owed: Generated<number>
  /** The idempotency key of the debit for the class that the payment paid for; '' for none. */
  purchase: Generated<string>
  /** 1 if it pays the first part of a class that is joined in parts. */
  in_parts: Generated<number>
  /** The coupon with which the class is joined. */
  coupon_id: Generated<number | null>
  /** How it was paid at the provider. */
  channel: Generated<'card' | 'transfer'>
}

/** A bank account number of a student (R-PAY-003). */
type TransferAccountsTable = {
  id: Generated<number>
  user_id: number
  provider: PaymentsTable['provider']
  /** Unique for the provider. */
  account_number: string
  bank: string
  /** As the sender sees it. */
  account_name: string
  customer_code: string
  provider_slug: string
  created_at: number
  /** When the student last had the provider asked for transfers. */
  asked_at: Generated<number>
}

/** A transfer to an account number, recorded once. */
export type TransfersTable = {
  id: Generated<number>
  /** Unique: the provider's. */
  reference: string
  provider: PaymentsTable['provider']
  account_number: string
  amount: number
  currency: string
  /** Name and bank of the sender; '' if they are not known. */
  sender: string
  /** The owner of the account, or to whom a case was credited. */
  user_id: number | null
  /** credited: at once. case: it waits for the accountant. resolved: a case that was closed. */
  state: 'credited' | 'case' | 'resolved'
  /** Why it is a case; '' for others. */
  reason: string
  /** What was done with a case. */
  note: Generated<string>
  received_at: number
  resolved_at: number | null
  resolved_by: number | null
}

type TransferScansTable = {
  id: Generated<number>
  /** Unique. */
  provider: PaymentsTable['provider']
  scanned_until: number
  next_at: number
}

/** Transfers that were played in the sandbox, of the last day. */
type SandboxTransfersTable = {
  id: Generated<number>
  reference: string
  account_number: string
  amount: number
  at: number
}

/** A refund or dispute of a card payment: reported by the provider (decision 0342), or requested here (decision 0660). */
export type PaymentReversalsTable = {
  id: Generated<number>
  payment_id: number
  kind: 'refund' | 'dispute'
  /** The provider's id: 'id:…' or 'ref:…'; unique for the payment and kind. */
  provider_key: string
  /** An alternative id, for a report that contains only that one; '' for none. */
  other_key: Generated<string>
  /** The identifiers of earlier attempts, which have failed, separated by ', '; '' for none. */
  failed_keys: Generated<string>
  /** Kobo, above zero, as reported. */
  amount: number
  state: 'requested' | 'pending' | 'failed' | 'returned' | 'processed' | 'open' | 'won' | 'lost'
  /** The provider's category or resolution; '' for none. */
  note: Generated<string>
  /** The deadline for the response to a dispute; null for refunds. */
  due_at: number | null
  /** Kobo moved in the ledger, at most the rest of the payment; null before. */
  moved: number | null
  /** The part of `moved` that the wallet could not cover. */
  owed: Generated<number>
  /** The administrator who requested the refund; null if it was made at the provider's dashboard. */
  requested_by: number | null
  /** Why it was requested; '' for reported ones. */
  reason: Generated<string>
  /** Unique: the administrator and the idempotency key of the request; '' for reported ones. */
  request_key: Generated<string>
  /** The merchant's note that identifies the last attempt at the provider; '' for reported ones. */
  marker: Generated<string>
  /** The number of requests to the provider, and the time of the last one. */
  attempts: Generated<number>
  sent_at: Generated<number | null>
  /** When the worker next queries the provider for its state; null for never. */
  check_at: Generated<number | null>
  /** When the amount of a failed refund was put into the wallet instead. */
  returned_at: Generated<number | null>
  opened_at: number
  changed_at: number
}

type ProviderRequestsTable = {
  /** 'schedule' for requests of the worker, 'person' for those that a user waits for. */
  kind: string
  /** Minutes since 1970. */
  minute: number
  requests: number
}

type SandboxChargesTable = {
  id: Generated<number>
  reference: string
  status: 'success' | 'failed' | 'abandoned'
  amount: number
  currency: string
  email: string
  /** The time at which the outcome of the charge is known (Unix seconds). */
  resolves_at: number
}

type SandboxRefundsTable = {
  id: Generated<number>
  reference: string
  amount: number
  marker: string
  status: 'pending' | 'processed' | 'failed'
  /** When a pending refund is processed without a further request (Unix seconds). */
  resolves_at: number
}

/** A payment that a member of the staff recorded (decision 0960). */
export type RecordedPaymentsTable = {
  id: Generated<number>
  user_id: number
  /** The class that it was for; null for none. */
  class_id: number | null
  /** Kobo, above zero. */
  amount: number
  method: RecordedMethod
  /** The day on which it was paid, 'YYYY-MM-DD'. */
  paid_on: string
  /** As typed; '' for none. */
  bank_reference: string
  /** `hashReference` of it; '' for none. */
  reference_key: string
  /** Who paid; '' for the student. */
  payer: string
  outcome: RecordOutcome
  /** Unique: the idempotency key of the credit. */
  entry: string
  /** The idempotency key of the debit for the class; '' for none. */
  purchase: string
  actor_id: number
  at: number
}
