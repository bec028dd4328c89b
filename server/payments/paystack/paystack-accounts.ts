import * as z from 'zod/mini'
import {
  type AccountHolder,
  type AccountResponse,
  type IncomingTransfer,
  ProviderUnavailable,
} from '../provider.ts'
import type { PaystackApi } from './paystack-refunds.ts'

/**
 * Dedicated virtual accounts of Paystack (https://paystack.com/docs/payments/dedicated-virtual-accounts, as of November 2026). Tried
 * with recorded responses only; see docs/features/payments.md.
 */

const customerSchema = z.object({
  status: z.literal(true),
  data: z.object({ customer_code: z.string() }),
})
const accountSchema = z.object({
  status: z.literal(true),
  data: z.object({
    account_name: z.string(),
    account_number: z.string().check(z.regex(/^\d{6,20}$/)),
    bank: z.object({ name: z.string(), slug: z.nullish(z.string()) }),
  }),
})
const providersSchema = z.object({
  status: z.literal(true),
  data: z.array(z.object({ provider_slug: z.string() })),
})
const rejectionSchema = z.object({ status: z.literal(false), message: z.string() })

/** Makes an account number for a student: the customer first, then the account with a bank that the school can use. */
export async function openPaystackAccount(
  api: PaystackApi,
  { email, firstName, lastName, phone }: AccountHolder,
): Promise<AccountResponse> {
  const person = { email, first_name: firstName, last_name: lastName, phone }
  const customer = await post(api, '/customer', person)
  const known = customerSchema.safeParse(customer.content)
  if (!known.success) return refusal(customer)
  const customerCode = known.data.data.customer_code
  const slug = await findBank(api)
  const made = await post(api, '/dedicated_account', {
    customer: customerCode,
    preferred_bank: slug,
  })
  const account = accountSchema.safeParse(made.content)
  if (!account.success) return refusal(made)
  const { account_number: number, account_name: name, bank } = account.data.data
  const providerSlug = bank.slug ?? slug
  return {
    outcome: 'opened',
    account: { number, name, bank: bank.name, customerCode, providerSlug },
  }
}

/** The bank of test mode, else the first one that Paystack offers to the school. */
async function findBank(api: PaystackApi): Promise<string> {
  if (api.secretKey.startsWith('sk_test_')) return 'test-bank'
  const { content } = await send(api, '/dedicated_account/available_providers')
  const parsed = providersSchema.safeParse(content)
  return (parsed.success ? parsed.data.data[0]?.provider_slug : undefined) ?? 'wema-bank'
}

type Answer = { status: number; content: unknown }

/** Why no account was made, from the sentence of the provider: it has no codes. */
function refusal({ status, content }: Answer): AccountResponse {
  const rejected = rejectionSchema.safeParse(content)
  if (!rejected.success || status >= 500 || status === 429) throwUnavailable(status)
  const detail = rejected.data.message.slice(0, 200)
  if (
    /\blimit\b|exhaust|no (dedicated )?(account|nuban)s? (is |are )?(left|available)/i.test(detail)
  )
    return { outcome: 'refused', reason: 'none_left', detail }
  if (/identi|validat|bvn|phone|first_name|last_name|customer name/i.test(detail))
    return { outcome: 'refused', reason: 'identity', detail }
  return { outcome: 'refused', reason: 'not_available', detail }
}

// the documented fields of a transfer in `charge.success` and in the list of transactions
const party = z.nullish(z.string())
export const transferSchema = z.object({
  status: z.string(),
  reference: z.string().check(z.minLength(1), z.maxLength(100)),
  amount: z.int().check(z.positive()),
  currency: z.string(),
  channel: z.nullish(z.string()),
  fees: z.catch(z.nullish(z.int()), null),
  authorization: z.nullish(
    z.object({
      channel: z.nullish(z.string()),
      receiver_bank_account_number: party,
      sender_name: party,
      sender_bank: party,
    }),
  ),
  customer: z.nullish(z.object({ customer_code: z.nullish(z.string()) })),
  metadata: z.nullish(z.unknown()),
})

const metadataSchema = z.object({ receiver_account_number: z.nullish(z.string()) })

/** A successful transfer to an account of a student; null for another transaction. */
export function toTransfer(data: unknown): IncomingTransfer | null {
  const parsed = transferSchema.safeParse(data)
  if (!parsed.success || parsed.data.status !== 'success') return null
  const { reference, amount, currency, channel, authorization, customer, metadata, fees } =
    parsed.data
  if (channel !== 'dedicated_nuban' && authorization?.channel !== 'dedicated_nuban') return null
  const meta = metadataSchema.safeParse(metadata)
  const fromMeta = meta.success ? meta.data.receiver_account_number : undefined
  const accountNumber = authorization?.receiver_bank_account_number || fromMeta || ''
  const sender = [authorization?.sender_name, authorization?.sender_bank].filter(Boolean)
  return {
    ...{ reference, amount, currency, accountNumber },
    customerCode: customer?.customer_code ?? '',
    sender: sender.join(', ').slice(0, 200),
    fee: typeof fees === 'number' ? Math.max(0, Math.min(fees, amount)) : null,
  }
}

const listSchema = z.object({ status: z.literal(true), data: z.array(z.unknown()) })
const PER_PAGE = 100
const PAGES_MAX = 50

/** The successful transfers to accounts of students since a time, newest first as the provider lists them. */
export async function listPaystackTransfers(
  api: PaystackApi,
  since: number,
): Promise<IncomingTransfer[]> {
  const transfers: IncomingTransfer[] = []
  for (let page = 1; page <= PAGES_MAX; page++) {
    const query = new URLSearchParams({
      ...{ status: 'success', from: new Date(since * 1000).toISOString() },
      ...{ perPage: String(PER_PAGE), page: String(page) },
    })
    const { status, content } = await send(api, `/transaction?${query}`)
    const list = listSchema.safeParse(content)
    if (!list.success) throwUnavailable(status)
    transfers.push(...list.data.data.flatMap((it) => toTransfer(it) ?? []))
    if (list.data.data.length < PER_PAGE) break
  }
  return transfers
}

/** Asks the provider to look for transfers to an account that its bank has not reported; they arrive by webhook. */
export async function requeryPaystackAccount(
  api: PaystackApi,
  { number, providerSlug, day }: { number: string; providerSlug: string; day: string },
): Promise<void> {
  const query = new URLSearchParams({
    account_number: number,
    provider_slug: providerSlug,
    date: day,
  })
  const { status } = await send(api, `/dedicated_account/requery?${query}`)
  if (status >= 500) throwUnavailable(status)
}

function post(api: PaystackApi, path: string, body: object): Promise<Answer> {
  return send(api, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

async function send(
  { url, secretKey, timeoutMs }: PaystackApi,
  path: string,
  init: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  const response = await fetch(`${url}${path}`, {
    ...init,
    headers: { ...init.headers, authorization: `Bearer ${secretKey}`, accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  }).catch((error: unknown) => {
    throw new ProviderUnavailable('The card provider could not be reached', { cause: error })
  })
  return { status: response.status, content: await response.json().catch(() => null) }
}

function throwUnavailable(status: number): never {
  throw new ProviderUnavailable(`The card provider answered ${status}`)
}
