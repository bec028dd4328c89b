import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db.ts'
import { httpError, RetryLater } from '../platform/errors.ts'
import { getOrCreateSecret } from '../platform/secrets.ts'
import { parseVerifyResponse } from './paystack-schema.ts'
import type { PaymentProvider } from './provider.ts'
import { countCharges, deleteCharges, findCharge, saveCharge } from './sandbox-store.ts'
import { signBody } from './signature.ts'
import { findPayment } from './store.ts'

/** The sandbox in the place of the card provider (R-MONEY-014): its charges are rows, so any number of processes may run. */
export function createSandboxProvider(db: Db, config: Config): PaymentProvider {
  return {
    name: 'sandbox',
    publicKey: config.PAYSTACK_PUBLIC_KEY,
    scriptUrl: '/sandbox/inline.js',
    webhookSecret: () => sandboxSecret(db),
    verify: async (reference, now) => parseVerifyResponse(await verifyCharge(db, reference, now)),
  }
}

/** The sandbox's secret key, which signs its notices; made once per school. */
export function sandboxSecret(db: Db): Promise<string> {
  return getOrCreateSecret(db, 'sandbox', () => `sk_test_${randomBytes(24).toString('hex')}`)
}

/** A press of a button on the sandbox's page. The first three end the window; the rest are what goes wrong in the world. */
export const sandboxRequest = z.object({
  reference: z.string().check(z.regex(/^[\w.=-]{1,100}$/)),
  amount: z.int().check(z.positive()),
  currency: z.string().check(z.maxLength(3)),
  email: z.string().check(z.maxLength(254)),
  outcome: z.enum(['success', 'failure', 'closed', 'late', 'twice']),
})
export type SandboxRequest = z.output<typeof sandboxRequest>

const LATE_EVENT_SECONDS = 4
const DAY = 86_400
/** Charges that the sandbox stores at most; each belongs to a payment that the school opened. */
const CHARGES_MAX = 10_000

/** A notice for the webhook, exactly as it is signed and sent. */
export type SignedEvent = { body: string; signature: string }

/**
 * Charges a payment that the school opened with the sandbox, as anybody may from the window, and deletes charges that are
 * more than a day old. Rejects with 404 a reference that was not opened, with 429 while there are too many charges.
 */
export async function chargeExistingPayment(db: Db, request: SandboxRequest, now: number) {
  const payment = await findPayment(db, request.reference)
  if (payment?.provider !== 'sandbox')
    httpError('sandbox_payment_not_found', 'This payment is not known.')
  await deleteCharges(db, now - DAY)
  const isNew = (await findCharge(db, request.reference)) === undefined
  if (isNew && (await countCharges(db)) >= CHARGES_MAX)
    throw new RetryLater(
      'sandbox_full',
      'The sandbox has too many charges. Please try again later.',
      3600,
    )
  return chargeCard(db, request, now)
}

/**
 * Charges the card that does not exist, and answers the notices that the provider would send for it, each with
 * the seconds to wait first. A payment that succeeded stays so, whatever is pressed afterwards.
 */
export async function chargeCard(
  db: Db,
  { outcome, ...transaction }: SandboxRequest,
  now: number,
): Promise<{ afterSeconds: number; event: SignedEvent }[]> {
  const delay = outcome === 'late' ? LATE_EVENT_SECONDS : 0
  const status = outcome === 'failure' ? 'failed' : outcome === 'closed' ? 'abandoned' : 'success'
  await saveCharge(db, { ...transaction, status, resolves_at: now + delay })
  if (status !== 'success') return []
  const event = await signEvent(db, {
    event: 'charge.success',
    data: toTransactionData({ ...transaction, status }),
  })
  const delivery = { afterSeconds: delay, event }
  return outcome === 'twice' ? [delivery, delivery] : [delivery]
}

async function signEvent(db: Db, event: unknown): Promise<SignedEvent> {
  const body = JSON.stringify(event)
  return { body, signature: signBody(body, await sandboxSecret(db)) }
}

/** What `transaction/verify` answers, in the provider's own shapes; `status: false` for an unknown reference. */
export async function verifyCharge(db: Db, reference: string, now: number) {
  const charge = await findCharge(db, reference)
  if (!charge) return { status: false as const, message: 'Transaction reference not found.' }
  const status = now < charge.resolves_at ? 'ongoing' : charge.status
  return {
    status: true as const,
    message: 'Verification successful',
    data: toTransactionData({ ...charge, status }),
  }
}

type SandboxTransaction = {
  reference: string
  amount: number
  currency: string
  email: string
  status: string
}

function toTransactionData({ email, ...transaction }: SandboxTransaction) {
  const { reference, amount, currency, status } = transaction
  const gateway_response = status === 'success' ? 'Successful' : 'Declined'
  return {
    domain: 'test',
    reference,
    amount,
    currency,
    status,
    gateway_response,
    customer: { email },
  }
}
