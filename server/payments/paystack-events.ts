import * as z from 'zod/mini'
import type { Kobo } from '../../contract/kobo.ts'
import { toCharge, transactionSchema } from './paystack-schema.ts'
import type { Charge } from './provider.ts'
import type { Reversal } from './reversal.ts'

/** What a signed notice reports about one of our payments. */
export type PaystackEvent =
  | { kind: 'charge'; charge: Charge }
  | { kind: 'reversal'; reference: string; currency: string; reversal: Reversal }

const eventSchema = z.object({ event: z.string(), data: z.optional(z.unknown()) })

// the documentation has amounts of refunds as numbers and as texts of digits
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

/** Reads the body of a notice; null for what says nothing of a payment of ours, and for what cannot be read. */
export function parseEvent(body: string): PaystackEvent | null {
  const result = eventSchema.safeParse(parseJson(body))
  if (!result.success) return null
  const { event, data } = result.data
  if (event === 'charge.success') return parseChargeEvent(data)
  if (Object.hasOwn(refundStates, event))
    return parseRefundEvent(data, refundStates[event as RefundEvent])
  if (disputeEvents.has(event)) return parseDisputeEvent(data, event)
  return null
}

function parseChargeEvent(data: unknown): PaystackEvent | null {
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

function parseRefundEvent(
  data: unknown,
  state: 'pending' | 'processed' | 'failed',
): PaystackEvent | null {
  const result = refundSchema.safeParse(data)
  if (!result.success) return null
  const { id, refund_reference, transaction_reference, amount, currency } = result.data
  const reference = transaction_reference ?? readReference(result.data.transaction)
  if (!reference) return null
  const keys = providerKeys(id, refund_reference)
  // one that has no name yet cannot be told from the next; the report that ends it has one, or its sum has to do
  if (keys.length === 0 && state === 'pending') return null
  const [key = `sum:${amount}`, otherKey = ''] = keys
  const reversal = { kind: 'refund' as const, key, otherKey, amount, state, note: '', dueAt: null }
  return { kind: 'reversal', reference, currency, reversal }
}

const referenceSchema = z.object({ reference: z.string() })

// as the object of the refunds API has it, where the notice does not name the reference itself
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
  const amount = parsePositiveKobo(result.data.refund_amount) ?? charge?.amount
  if (!reference || !amount || amount <= 0) return null
  const [key = 'only'] = providerKeys(id, null)
  const state = event === 'charge.dispute.resolve' ? toDisputeState(resolution) : ('open' as const)
  const note = [category, resolution].filter(Boolean).join(', ').slice(0, 200)
  const due = dueAt ? Math.trunc(Date.parse(dueAt) / 1000) : Number.NaN
  const reversal = { kind: 'dispute' as const, key, otherKey: '', amount, state, note }
  return {
    kind: 'reversal',
    reference,
    currency: result.data.currency ?? charge?.currency ?? '',
    reversal: { ...reversal, dueAt: Number.isNaN(due) ? null : due },
  }
}

/**
 * 'declined' keeps the money; 'merchant-accepted', 'auto-accepted' and whatever else is accepted give it back. Another word
 * is left open for people to look at.
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
