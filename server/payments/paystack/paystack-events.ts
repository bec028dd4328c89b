import * as z from 'zod/mini'
import type { Kobo } from '../../../contract/platform/kobo.ts'
import type { Charge, IncomingTransfer } from '../provider.ts'
import type { Reversal } from '../reversal.ts'
import { toCharge, transactionSchema } from './paystack.ts'
import { toTransfer } from './paystack-accounts.ts'
import { refundStateOf } from './paystack-refunds.ts'

/** An event of a signed webhook about a payment. */
export type PaystackEvent =
  | { kind: 'charge'; charge: Charge }
  | { kind: 'transfer'; transfer: IncomingTransfer }
  | { kind: 'reversal'; reference: string; currency: string; reversal: Reversal }

const eventSchema = z.object({ event: z.string(), data: z.optional(z.unknown()) })

// the documentation has refund amounts as numbers and as digit strings
const koboSchema = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^\d{1,15}$/))]),
  z.pipe(z.transform(Number), z.int().check(z.positive())),
)
const providerIdSchema = z.nullish(z.union([z.int(), z.string().check(z.maxLength(100))]))

const refundSchema = z.object({
  id: providerIdSchema,
  refund_reference: providerIdSchema,
  transaction_reference: z.nullish(z.string()),
  transaction: z.optional(z.unknown()),
  amount: koboSchema,
  currency: z.string(),
})

const optionalText = z.nullish(z.string())
const disputeSchema = z.object({
  id: providerIdSchema,
  refund_amount: z.nullish(z.union([z.int(), z.string()])),
  currency: optionalText,
  resolution: optionalText,
  category: optionalText,
  dueAt: optionalText,
  transaction: z.nullish(
    z.object({ reference: z.string(), amount: z.nullish(z.int()), currency: optionalText }),
  ),
  transaction_reference: optionalText,
})

/** Parses the body of a webhook; null for invalid bodies and for events that are not about payments. */
export function parseEvent(body: string): PaystackEvent | null {
  const result = eventSchema.safeParse(parseJson(body))
  if (!result.success) return null
  const { event, data } = result.data
  if (event === 'charge.success') return parseChargeEvent(data)
  // hasOwn does not narrow the name
  if (Object.hasOwn(refundStates, event)) return parseRefundEvent(data, event as RefundEvent)
  if (disputeEvents.has(event)) return parseDisputeEvent(data, event)
  return null
}

function parseChargeEvent(data: unknown): PaystackEvent | null {
  const transfer = toTransfer(data)
  if (transfer) return { kind: 'transfer', transfer }
  const result = transactionSchema.safeParse(data)
  return result.success ? { kind: 'charge', charge: toCharge(result.data) } : null
}

const refundStates = {
  'refund.pending': 'pending',
  'refund.processing': 'pending',
  'refund.needs-attention': 'pending',
  'refund.processed': 'processed',
  'refund.failed': 'failed',
} as const
type RefundEvent = keyof typeof refundStates

function parseRefundEvent(data: unknown, event: RefundEvent): PaystackEvent | null {
  const state = refundStates[event]
  const result = refundSchema.safeParse(data)
  if (!result.success) return null
  const { id, refund_reference, transaction_reference, amount, currency } = result.data
  const reference = transaction_reference ?? readReference(result.data.transaction)
  if (!reference) return null
  const keys = providerKeys(id, refund_reference)
  // a pending refund without an id cannot be distinguished from the next one; later reports have an id, or are identified by
  // amount
  if (keys.length === 0 && state === 'pending') return null
  const [providerKey = `sum:${amount}`, alternateKey = ''] = keys
  const keyed = { kind: 'refund' as const, providerKey, alternateKey }
  const { note } = refundStateOf(event.slice('refund.'.length))
  const reversal = { ...keyed, amount, state, note, dueAt: null }
  return { kind: 'reversal', reference, currency, reversal }
}

const referenceSchema = z.object({ reference: z.string() })

// the refunds API nests the reference in the transaction object
function readReference(value: unknown): string | undefined {
  const result = referenceSchema.safeParse(value)
  return result.success ? result.data.reference : undefined
}

const disputeEvents = new Set([
  'charge.dispute.create',
  'charge.dispute.remind',
  'charge.dispute.resolve',
])

function parseDisputeEvent(data: unknown, event: string): PaystackEvent | null {
  const result = disputeSchema.safeParse(data)
  if (!result.success) return null
  const { id, resolution, category, dueAt, transaction: charge } = result.data
  const reference = charge?.reference ?? result.data.transaction_reference
  const amount = parsePositiveKobo(result.data.refund_amount) ?? parsePositiveKobo(charge?.amount)
  if (!reference || amount === null) return null
  const [providerKey = 'only'] = providerKeys(id, null)
  const state = event === 'charge.dispute.resolve' ? toDisputeState(resolution) : ('open' as const)
  const note = [category, resolution].filter(Boolean).join(', ').slice(0, 200)
  const due = dueAt ? Math.trunc(Date.parse(dueAt) / 1000) : Number.NaN
  const keyed = { kind: 'dispute' as const, providerKey, alternateKey: '' }
  return {
    kind: 'reversal',
    reference,
    currency: result.data.currency ?? charge?.currency ?? '',
    reversal: { ...keyed, amount, state, note, dueAt: Number.isNaN(due) ? null : due },
  }
}

/**
 * 'declined' is won; 'merchant-accepted', 'auto-accepted' and other '…accepted' are lost. Unknown resolutions stay open
 * for an administrator.
 */
function toDisputeState(resolution: string | null | undefined): 'won' | 'lost' | 'open' {
  if (resolution?.endsWith('accepted')) return 'lost'
  return resolution === 'declined' ? 'won' : 'open'
}

function parsePositiveKobo(value: number | string | null | undefined): Kobo | null {
  const result = koboSchema.safeParse(value)
  return result.success ? result.data : null
}

function providerKeys(id: string | number | null | undefined, reference: typeof id): string[] {
  return [id ? `id:${id}` : '', reference ? `ref:${reference}` : ''].filter(Boolean)
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
