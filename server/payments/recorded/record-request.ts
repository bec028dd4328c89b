import type { NewRecordedPayment } from '../../../contract/payments/recorded-payments.ts'

/** A payment by transfer or in cash that an administrator records (R-PAY-001). */
export type RecordRequest = NewRecordedPayment & {
  /** Payments of other students that are recorded together with it, by `entryOf`: one transfer can be for several. */
  together?: readonly string[]
  actorId: number
  /** Unix seconds. */
  now: number
  timezone: string
}

/** The idempotency key of the credit of a payment. */
export const entryOf = ({
  actorId,
  idempotencyKey,
}: Pick<RecordRequest, 'actorId' | 'idempotencyKey'>) => `recorded:${actorId}:${idempotencyKey}`
