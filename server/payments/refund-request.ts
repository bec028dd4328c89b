import type { RefundContinuation, RefundTarget } from '../../contract/payments/refunds.ts'
import type { Kobo } from '../../contract/platform/kobo.ts'

/** A refund that an administrator requests. */
export type RefundRequest = {
  /** The reference of the receipt. */
  reference: string
  amount: Kobo
  target: RefundTarget
  reason: string
  endsEnrolment: boolean
  /** Months of the subscription that are taken back; undefined for none. */
  monthsTaken?: number | undefined
  idempotencyKey: string
  /** The administrator. */
  actorId: number
  /** Unix seconds. */
  now: number
}

/** The outcome: the id of a refund to a card; null for one to the wallet, which is complete. */
export type RefundOutcome = { userId: number; refundId: number | null }

/** The action of an administrator on a refund to a card. */
export type ContinuationRequest = {
  refundId: number
  how: RefundContinuation
  /** The number of attempts that the administrator was shown. */
  attempts: number
  actorId: number
  /** Unix seconds. */
  now: number
}
