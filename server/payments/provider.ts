import type { Kobo } from '../../contract/kobo.ts'

/** What a provider knows of one payment. `open`: begun, and neither paid nor declined so far. */
export type Charge = {
  reference: string
  status: 'success' | 'failed' | 'open'
  amount: Kobo
  currency: string
}

/** Whoever takes cards for the school. */
export type PaymentProvider = {
  name: 'paystack' | 'sandbox'
  /** What the browser opens the window with; '' when nobody has given one. */
  publicKey: string
  /** Address of the script that brings the window. */
  scriptUrl: string
  /** Signs the provider's notices: HMAC-SHA512 of the raw body. */
  webhookSecret(): Promise<string>
  /** What became of a payment; null when the provider has never heard of it. Throws `Silent` when it does not answer. */
  verify(reference: string, now: number): Promise<Charge | null>
}

/** The provider did not answer, or not in a way that says anything of the payment: worth asking again later. */
export class ProviderUnavailable extends Error {}
