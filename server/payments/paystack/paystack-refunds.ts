import * as z from 'zod/mini'
import { DAY, HOUR } from '../../../contract/platform/duration.ts'
import { say } from '../../../messages/message.ts'
import { storedText } from '../../platform/stored-text.ts'
import {
  type ProviderRefund,
  ProviderUnavailable,
  type RefundQuery,
  type RefundRequest,
  type RefundResponse,
} from '../provider.ts'

/** The refunds of the Paystack API (https://paystack.com/docs/api/refund, OpenAPI description 1.0.0, November 2026). */
export type PaystackApi = { url: string; secretKey: string; timeoutMs: number }

const refundSchema = z.object({
  id: z.int(),
  status: z.string(),
  merchant_note: z.nullish(z.string()),
  transaction_reference: z.nullish(z.string()),
})
const refundResponseSchema = z.object({ status: z.literal(true), data: refundSchema })
const refundListSchema = z.object({
  status: z.literal(true),
  data: z.array(refundSchema),
  meta: z.nullish(z.object({ pageCount: z.nullish(z.int()) })),
})
const rejectionSchema = z.object({ status: z.literal(false), message: z.string() })

/** Statuses with which the provider rejects a request without executing it. */
const REJECTION_STATUSES: readonly number[] = [400, 401, 403, 404, 422, 429]

/** Requests a refund. The marker is the merchant's note, by which `findPaystackRefund` finds it. */
export async function requestPaystackRefund(
  api: PaystackApi,
  { reference, amount, currency, marker }: RefundRequest,
): Promise<RefundResponse> {
  const body = { transaction: reference, amount, currency, merchant_note: marker }
  const { status, content } = await send(api, '/refund', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const accepted = refundResponseSchema.safeParse(content)
  if (accepted.success) return { outcome: 'accepted', refund: toRefund(accepted.data.data) }
  const rejected = rejectionSchema.safeParse(content)
  if (!REJECTION_STATUSES.includes(status)) throwUnavailable(status)
  const reason = rejected.success
    ? rejected.data.message
    : storedText(say('reasons_provider_answered', { status: String(status) }))
  return { outcome: 'rejected', reason: reason.slice(0, 200) }
}

/** Finds a refund by its id, or by its marker among the refunds of the day in which it was requested. */
export async function findPaystackRefund(
  api: PaystackApi,
  { reference, marker, id, sentAt }: RefundQuery,
): Promise<ProviderRefund | null> {
  if (id !== null) {
    const { status, content } = await send(api, `/refund/${encodeURIComponent(id)}`)
    if (status === 404) return null
    const found = refundResponseSchema.safeParse(content)
    return found.success ? toRefund(found.data.data) : throwUnavailable(status)
  }
  for await (const refund of listRefunds(api, sentAt)) {
    const isOfPayment = !refund.transaction_reference || refund.transaction_reference === reference
    if (refund.merchant_note === marker && isOfPayment) return toRefund(refund)
  }
  return null
}

const REFUNDS_PER_PAGE = 100
/** A search that needs more pages has no result: the administrator decides by the provider's dashboard. */
const PAGES_MAX = 20

async function* listRefunds(api: PaystackApi, sentAt: number) {
  const iso = (at: number) => new Date(at * 1000).toISOString()
  const period = { from: iso(sentAt - HOUR), to: iso(sentAt + DAY) }
  for (let page = 1; page <= PAGES_MAX; page++) {
    const paging = { perPage: String(REFUNDS_PER_PAGE), page: String(page) }
    const query = new URLSearchParams({ ...period, ...paging })
    const { status, content } = await send(api, `/refund?${query}`)
    const list = refundListSchema.safeParse(content)
    if (!list.success) throwUnavailable(status)
    yield* list.data.data
    const pageCount = list.data.meta?.pageCount
    const isLast = pageCount ? page >= pageCount : list.data.data.length < REFUNDS_PER_PAGE
    if (isLast) return
  }
  throw new ProviderUnavailable('The card provider has too many refunds to search')
}

async function send({ url, secretKey, timeoutMs }: PaystackApi, path: string, init?: RequestInit) {
  const response = await fetch(url + path, {
    ...init,
    headers: {
      ...init?.headers,
      authorization: `Bearer ${secretKey}`,
      accept: 'application/json',
    },
    signal: AbortSignal.timeout(timeoutMs),
    redirect: 'error',
  }).catch((error: unknown) => {
    throw new ProviderUnavailable('The card provider could not be reached', { cause: error })
  })
  // a truncated or invalid JSON body does not show the state of the refund
  const content: unknown = await response.json().catch(() => null)
  return { status: response.status, content }
}

/** Maps the provider's status of a refund to its state and note; only 'processed' and 'failed' are final. */
export function refundStateOf(status: string): Pick<ProviderRefund, 'state' | 'note'> {
  if (status === 'processed') return { state: 'processed', note: '' }
  if (status === 'failed') return { state: 'failed', note: storedText(say('reasons_not_paid_out')) }
  return { state: 'pending', note: status === 'needs-attention' ? NEEDS_ATTENTION : '' }
}

const NEEDS_ATTENTION = storedText(say('reasons_needs_attention'))

function toRefund({ id, status }: z.output<typeof refundSchema>): ProviderRefund {
  return { id: String(id), ...refundStateOf(status) }
}

function throwUnavailable(status: number): never {
  throw new ProviderUnavailable(`The card provider answered ${status}`)
}
