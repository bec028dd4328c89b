import type { Kobo } from '../../contract/platform/kobo.ts'

/** The provider's record of a payment. `unpaid`: no card was entered. `processing`: neither paid nor declined yet. */
export type Charge = {
  reference: string
  status: 'success' | 'failed' | 'unpaid' | 'processing'
  /** What the payer was asked for, without a fee that the provider added. */
  amount: Kobo
  /** What the provider keeps of the amount; null if it did not say so. */
  fee: Kobo | null
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
  /**
   * Requests a refund to the card. Throws `ProviderUnavailable` if it is unknown whether the provider received the request: call
   * `findRefund` before sending it again.
   */
  refund(request: RefundRequest, now: number): Promise<RefundResponse>
  /** A refund that was requested before; null if the provider does not know it. Throws `ProviderUnavailable`. */
  findRefund(query: RefundQuery, now: number): Promise<ProviderRefund | null>
  /** Opens an account number for a student (R-PAY-003). Throws `ProviderUnavailable`. */
  openAccount(holder: AccountHolder, now: number): Promise<AccountResponse>
  /** The successful transfers to account numbers since a time in Unix seconds. Throws `ProviderUnavailable`. */
  listTransfers(since: number): Promise<IncomingTransfer[]>
  /** Asks the provider to look for transfers to an account that its bank has not reported. Throws `ProviderUnavailable`. */
  requery(account: { number: string; providerSlug: string; day: string }): Promise<void>
}

/** Whom an account number is for. */
export type AccountHolder = {
  userId: number
  email: string
  firstName: string
  lastName: string
  phone: string
}

/** An account number at a bank. */
export type OpenedAccount = {
  number: string
  bank: string
  /** As the sender sees it. */
  name: string
  /** The provider's code of the holder, and of the bank. */
  customerCode: string
  providerSlug: string
}

/** `not_available`: the business is not registered for it. `none_left`: no numbers. `identity`: of the holder. */
export type AccountResponse =
  | { outcome: 'opened'; account: OpenedAccount }
  | { outcome: 'refused'; reason: 'not_available' | 'none_left' | 'identity'; detail: string }

/** Money that was transferred to an account number of a student. */
export type IncomingTransfer = {
  /** Of the provider; unique. */
  reference: string
  amount: Kobo
  currency: string
  /** '' if the provider names only the customer. */
  accountNumber: string
  customerCode: string
  /** Name and bank of the sender. */
  sender: string
  /** What the provider takes of it; null if it does not say (R-PAY-004). */
  fee: Kobo | null
}

/** A refund of a card payment at the provider. */
export type ProviderRefund = { id: string; state: 'pending' | 'processed' | 'failed'; note: string }

export type RefundRequest = {
  /** The reference of the payment. */
  reference: string
  amount: Kobo
  currency: string
  /** Unique for the attempt; stored in the provider's record. */
  marker: string
}

/** `rejected`: the provider has not accepted the request, and no money will move. */
export type RefundResponse =
  | { outcome: 'accepted'; refund: ProviderRefund }
  | { outcome: 'rejected'; reason: string }

/** `id` is the provider's id if it is known; otherwise the refund is found by its marker. */
export type RefundQuery = Pick<RefundRequest, 'reference' | 'marker'> & {
  id: string | null
  /** Unix seconds. */
  sentAt: number
}

/** The provider did not respond, or not with the state of the payment. The request may be retried. */
export class ProviderUnavailable extends Error {}
