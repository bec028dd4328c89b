import type { Kobo } from '../../contract/kobo.ts'

/** The provider's record of a payment. `unpaid`: no card was entered. `processing`: neither paid nor declined yet. */
export type Charge = {
  reference: string
  status: 'success' | 'failed' | 'unpaid' | 'processing'
  amount: Kobo
  currency: string
}

/** A card payment provider. */
export type PaymentProvider = {
  name: 'paystack' | 'sandbox'
  /** The public key for the checkout; '' if none is configured. */
  publicKey: string
  /** The address of the checkout script. */
  scriptUrl: string
  /** Signs webhooks: HMAC-SHA512 of the raw body. */
  webhookSecret(): Promise<string>
  /**
   * The charge with this reference; null if the provider does not know it. Throws `ProviderUnavailable` without a
   * usable response.
   */
  verify(reference: string, now: number): Promise<Charge | null>
}

/** The provider did not respond, or not with the state of the payment. The request may be retried. */
export class ProviderUnavailable extends Error {}
