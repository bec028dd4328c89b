import { httpError } from '../platform/errors.ts'

/** Throws 404 for a reference that is unknown, or that the caller must not see. `logDetail` is logged, not sent. */
export function paymentNotFound(logDetail?: string): never {
  httpError('payment_not_found', 'Payment not found.', logDetail)
}

/** Throws 404 for an unknown refund. */
export function refundNotFound(): never {
  httpError('refund_not_found', 'Refund not found.')
}
