import type { Db } from '../platform/db.ts'
import { type Charge, type PaymentProvider, ProviderUnavailable } from './provider.ts'
import { takeProviderQuota } from './provider-quota.ts'
import type { Payment } from './store.ts'

export type ProviderQuery = {
  reference: string
  /** True if the request is already taken from the minute's quota. */
  hasQuota: boolean
  /** Unix seconds. */
  now: number
}

/** The provider's charge for a reference; null if it has none. Returns `ProviderUnavailable` instead of throwing it. */
export async function queryProvider(
  db: Db,
  provider: PaymentProvider,
  { reference, hasQuota, now }: ProviderQuery,
): Promise<Charge | ProviderUnavailable | null> {
  if (!hasQuota && !(await takeProviderQuota(db, provider, 'person', now)))
    return new ProviderUnavailable('The requests per minute to the card provider are used up')
  try {
    return await provider.verify(reference, now)
  } catch (error) {
    if (error instanceof ProviderUnavailable) return error
    throw error
  }
}

/** `mismatch`: the charge has another reference, amount or currency. For the others see `Charge`. */
export type PaymentOutcome =
  | 'paid'
  | 'unpaid'
  | 'processing'
  | 'unavailable'
  | 'declined'
  | 'mismatch'

/** Compares the provider's charge with the payment that it should pay (R-MONEY-010). */
export function compareCharge(
  { reference, amount, currency }: Payment,
  charge: Charge | ProviderUnavailable | null,
): PaymentOutcome {
  if (charge instanceof ProviderUnavailable) return 'unavailable'
  if (charge === null) return 'unpaid'
  if (charge.reference !== reference || charge.amount !== amount || charge.currency !== currency)
    return 'mismatch'
  if (charge.status === 'success') return 'paid'
  return charge.status === 'failed' ? 'declined' : charge.status
}
