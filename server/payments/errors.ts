import { say } from '../../messages/message.ts'
import { httpError } from '../platform/errors.ts'

/** Throws 404 for a reference that is unknown, or that the caller must not see. `logDetail` is logged, not sent. */
export function paymentNotFound(logDetail?: string): never {
  httpError('payment_not_found', say('rules_payments_payment_not_found'), logDetail)
}

/** Throws 404 for an unknown refund. */
export function refundNotFound(): never {
  httpError('refund_not_found', say('rules_payments_refund_not_found'))
}
