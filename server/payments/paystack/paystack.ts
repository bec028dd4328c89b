import * as z from 'zod/mini'
import type { Config } from '../../platform/config.ts'
import { type Charge, type PaymentProvider, ProviderUnavailable } from '../provider.ts'
import {
  listPaystackTransfers,
  openPaystackAccount,
  requeryPaystackAccount,
} from './paystack-accounts.ts'
import { findPaystackRefund, requestPaystackRefund } from './paystack-refunds.ts'

// the documented fields of Paystack's `transaction/verify` and `charge.success` that are used here
export const transactionSchema = z.object({
  status: z.string(),
  reference: z.string(),
  amount: z.int(),
  currency: z.string(),
  // what the provider keeps of the amount, and the amount that was asked for
  fees: z.catch(z.nullish(z.int()), null),
  requested_amount: z.catch(z.nullish(z.int()), null),
})
const verifyResponseSchema = z.object({ status: z.literal(true), data: transactionSchema })

/** Parses a response of `transaction/verify`; null if it is invalid. */
export function parseVerifyResponse(body: unknown): Charge | null {
  const parsed = verifyResponseSchema.safeParse(body)
  return parsed.success ? toCharge(parsed.data.data) : null
}

/**
 * Maps a Paystack transaction to a charge. A fee that the provider adds to the charge is not a part of its amount: the payer pays it,
 * and the school is credited with what was asked for (R-PAY-004).
 */
export function toCharge(transaction: z.output<typeof transactionSchema>): Charge {
  const { status, fees, requested_amount: requested, ...paid } = transaction
  const added = requested && requested > 0 ? Math.max(0, paid.amount - requested) : 0
  const fee = typeof fees === 'number' ? Math.max(0, fees - added) : null
  const charge = { ...paid, amount: paid.amount - added, fee }
  if (status === 'success') return { ...charge, status }
  // reversed: the money was returned to the payer
  if (status === 'failed' || status === 'reversed') return { ...charge, status: 'failed' }
  // ongoing, pending, processing, queued; after 'abandoned' another attempt with the same reference may still pay
  return { ...charge, status: status === 'abandoned' ? 'unpaid' : 'processing' }
}

const TIMEOUT_MS = 8_000

/**
 * The Paystack API (https://paystack.com/docs/api/transaction/#verify, OpenAPI description 1.0.0, as of November 2026).
 */
export function createPaystackProvider(
  config: Pick<Config, 'PAYSTACK_URL' | 'PAYSTACK_PUBLIC_KEY' | 'PAYSTACK_SCRIPT_URL'>,
  secretKey: string,
  { timeoutMs = TIMEOUT_MS } = {},
): PaymentProvider {
  const apiUrl = config.PAYSTACK_URL.replace(/\/$/, '')
  const verifyUrl = `${apiUrl}/transaction/verify`
  const api = { url: apiUrl, secretKey, timeoutMs }
  return {
    name: 'paystack',
    publicKey: config.PAYSTACK_PUBLIC_KEY,
    scriptUrl: config.PAYSTACK_SCRIPT_URL,
    webhookSecret: async () => secretKey,
    verify: (reference) =>
      verify(`${verifyUrl}/${encodeURIComponent(reference)}`, secretKey, timeoutMs),
    refund: (request) => requestPaystackRefund(api, request),
    findRefund: (query) => findPaystackRefund(api, query),
    openAccount: (holder) => openPaystackAccount(api, holder),
    listTransfers: (since) => listPaystackTransfers(api, since),
    requery: (account) => requeryPaystackAccount(api, account),
  }
}

async function verify(url: string, secretKey: string, timeoutMs: number): Promise<Charge | null> {
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${secretKey}`, accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
    // only a response from the configured address is trusted
    redirect: 'error',
  }).catch((error: unknown) => {
    throw new ProviderUnavailable('The card provider could not be reached', { cause: error })
  })
  // 'Transaction reference not found.' has status 400, formerly 404
  if (response.status === 400 || response.status === 404) return null
  if (response.status === 401 || response.status === 403) {
    throw new Error('The card provider does not accept PAYSTACK_SECRET_KEY')
  }
  const body = response.ok ? await response.json().catch(() => null) : null
  return parseVerifyResponse(body) ?? throwUnavailable(response.status)
}

function throwUnavailable(status: number): never {
  throw new ProviderUnavailable(`The card provider answered ${status}`)
}
