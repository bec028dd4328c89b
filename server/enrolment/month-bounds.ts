import { boundsOfPeriod } from '../../contract/payments/payment-history.ts'
import { say } from '../../messages/message.ts'
import { httpError } from '../platform/errors.ts'

/** The first second of a month 'YYYY-MM' of the school and that after it; open without a month. Throws 400 for an invalid one. */
export function monthBoundsOf(month: string | undefined, timezone: string) {
  const { from, to } = boundsOfPeriod({ month }, timezone)
  if (Number.isNaN(from))
    httpError('invalid_request', say('rules_wire_field_not_month', { field: 'month' }))
  return { from, until: to === undefined ? undefined : to + 1 }
}
