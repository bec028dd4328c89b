import * as z from 'zod/mini'
import type { Kobo } from '../../contract/kobo.ts'
import { chargeOf, transaction } from './charge.ts'
import type { Charge } from './provider.ts'
import type { Reversal } from './reversal.ts'

/** What a signed notice reports about one of our payments. */
export type Notice =
  | { kind: 'charge'; charge: Charge }
  | { kind: 'reversal'; reference: string; currency: string; reversal: Reversal }

const notice = z.object({ event: z.string(), data: z.optional(z.unknown()) })

// the documentation has amounts of refunds as numbers and as texts of digits
const kobo = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^\d{1,15}$/))]),
  z.pipe(z.transform(Number), z.int().check(z.positive())),
)
const name = z.nullish(z.union([z.int(), z.string().check(z.maxLength(100))]))

const refund = z.object({
  id: name,
  refund_reference: name,
  transaction_reference: z.nullish(z.string()),
  transaction: z.optional(z.unknown()),
  amount: kobo,
  currency: z.string(),
})

const words = z.nullish(z.string())
const dispute = z.object({
  id: name,
  refund_amount: z.nullish(z.union([z.int(), z.string()])),
  currency: words,
  resolution: words,
  category: words,
  dueAt: words,
  transaction: z.nullish(
    z.object({ reference: z.string(), amount: z.nullish(z.int()), currency: words }),
  ),
  transaction_reference: words,
})

/** Reads the body of a notice; null for what says nothing of a payment of ours, and for what cannot be read. */
export function readNotice(body: string): Notice | null {
  const read = notice.safeParse(parsed(body))
  if (!read.success) return null
  const { event, data } = read.data
  if (event === 'charge.success') return readCharge(data)
  if (Object.hasOwn(refundStates, event))
    return readRefund(data, refundStates[event as RefundEvent])
  if (disputeEvents.has(event)) return readDispute(data, event)
  return null
}

function readCharge(data: unknown): Notice | null {
  const read = transaction.safeParse(data)
  return read.success ? { kind: 'charge', charge: chargeOf(read.data) } : null
}

const refundStates = {
  'refund.pending': 'pending',
  'refund.processing': 'pending',
  'refund.needs-attention': 'pending',
  'refund.processed': 'processed',
  'refund.failed': 'failed',
} as const
type RefundEvent = keyof typeof refundStates

function readRefund(data: unknown, state: 'pending' | 'processed' | 'failed'): Notice | null {
  const read = refund.safeParse(data)
  if (!read.success) return null
  const { id, refund_reference, transaction_reference, amount, currency } = read.data
  const reference = transaction_reference ?? referenceIn(read.data.transaction)
  if (!reference) return null
  const keys = keysOf(id, refund_reference)
  // one that has no name yet cannot be told from the next; the report that ends it has one, or its sum has to do
  if (keys.length === 0 && state === 'pending') return null
  const [key = `sum:${amount}`, otherKey = ''] = keys
  const reversal = { kind: 'refund' as const, key, otherKey, amount, state, note: '', dueAt: null }
  return { kind: 'reversal', reference, currency, reversal }
}

const withReference = z.object({ reference: z.string() })

// as the object of the refunds API has it, where the notice does not name the reference itself
function referenceIn(given: unknown): string | undefined {
  const read = withReference.safeParse(given)
  return read.success ? read.data.reference : undefined
}

const disputeEvents = new Set([
  'charge.dispute.create',
  'charge.dispute.remind',
  'charge.dispute.resolve',
])

function readDispute(data: unknown, event: string): Notice | null {
  const read = dispute.safeParse(data)
  if (!read.success) return null
  const { id, resolution, category, dueAt, transaction: paid } = read.data
  const reference = paid?.reference ?? read.data.transaction_reference
  const amount = positive(read.data.refund_amount) ?? paid?.amount
  if (!reference || !amount || amount <= 0) return null
  const [key = 'only'] = keysOf(id, null)
  const state = event === 'charge.dispute.resolve' ? outcomeOf(resolution) : ('open' as const)
  const note = [category, resolution].filter(Boolean).join(', ').slice(0, 200)
  const due = dueAt ? Math.trunc(Date.parse(dueAt) / 1000) : Number.NaN
  const reversal = { kind: 'dispute' as const, key, otherKey: '', amount, state, note }
  return {
    kind: 'reversal',
    reference,
    currency: read.data.currency ?? paid?.currency ?? '',
    reversal: { ...reversal, dueAt: Number.isNaN(due) ? null : due },
  }
}

/**
 * 'declined' keeps the money; 'merchant-accepted', 'auto-accepted' and whatever else is accepted give it back. Another word
 * is left open for people to look at.
 */
function outcomeOf(resolution: string | null | undefined): 'won' | 'lost' | 'open' {
  if (resolution?.endsWith('accepted')) return 'lost'
  return resolution === 'declined' ? 'won' : 'open'
}

function positive(sum: number | string | null | undefined): Kobo | null {
  const read = kobo.safeParse(sum)
  return read.success ? read.data : null
}

function keysOf(id: string | number | null | undefined, reference: typeof id): string[] {
  return [id ? `id:${id}` : '', reference ? `ref:${reference}` : ''].filter(Boolean)
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
