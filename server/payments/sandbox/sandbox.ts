import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { DAY, HOUR } from '../../../contract/platform/duration.ts'
import type { Kobo } from '../../../contract/platform/kobo.ts'
import { say } from '../../../messages/message.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db.ts'
import { RetryLater } from '../../platform/errors.ts'
import { getOrCreateSecret } from '../../platform/secrets.ts'
import { paymentNotFound } from '../errors.ts'
import { parseVerifyResponse } from '../paystack/paystack.ts'
import { signBody } from '../paystack/signature.ts'
import type { PaymentProvider } from '../provider.ts'
import { findPayment } from '../store.ts'
import { listSandboxTransfers, openSandboxAccount } from './sandbox-accounts.ts'
import { findSandboxRefund, requestSandboxRefund } from './sandbox-refunds.ts'
import { countCharges, deleteCharges, findCharge, saveCharge } from './sandbox-store.ts'

/** The sandbox in place of the card provider (R-MONEY-014). Charges are rows, so any number of processes may run. */
export function createSandboxProvider(db: Db, config: Config): PaymentProvider {
  return {
    name: 'sandbox',
    publicKey: config.PAYSTACK_PUBLIC_KEY,
    scriptUrl: '/sandbox/inline.js',
    webhookSecret: () => sandboxSecret(db),
    verify: async (reference, now) => parseVerifyResponse(await verifyCharge(db, reference, now)),
    refund: (request, now) => requestSandboxRefund(db, request, now),
    findRefund: (query, now) => findSandboxRefund(db, query, now),
    openAccount: async (holder) => openSandboxAccount(holder),
    listTransfers: (since) => listSandboxTransfers(db, since),
    // what was played is in the list already
    requery: async () => {},
  }
}

/** The secret key of the sandbox, which signs its webhooks; generated once per school. */
export function sandboxSecret(db: Db): Promise<string> {
  return getOrCreateSecret(db, 'sandbox', () => `sk_test_${randomBytes(24).toString('hex')}`)
}

/**
 * A button of the sandbox page. The first three close the checkout; 'late' and 'twice' simulate delayed and duplicate
 * webhooks.
 */
export const sandboxRequest = z.object({
  reference: z.string().check(z.regex(/^[\w.=-]{1,100}$/)),
  amount: z.int().check(z.positive()),
  currency: z.string().check(z.maxLength(3)),
  email: z.string().check(z.maxLength(254)),
  outcome: z.enum(['success', 'failure', 'closed', 'late', 'twice']),
})
export type SandboxRequest = z.output<typeof sandboxRequest>

const LATE_EVENT_SECONDS = 4
/** The maximum number of stored charges; each belongs to a payment of the school. */
const CHARGES_MAX = 10_000

/** A webhook body with its signature, exactly as it is sent. */
export type SignedEvent = { body: string; signature: string }

/**
 * Charges a payment created with the sandbox, as any visitor of the checkout page can, and deletes charges older than a day.
 * Throws 404 for an unknown reference and 429 while there are too many charges.
 */
export async function chargeExistingPayment(db: Db, request: SandboxRequest, now: number) {
  const payment = await findPayment(db, request.reference)
  if (payment?.provider !== 'sandbox') paymentNotFound()
  await deleteCharges(db, now - DAY)
  const isNew = (await findCharge(db, request.reference)) === undefined
  if (isNew && (await countCharges(db)) >= CHARGES_MAX)
    throw new RetryLater('sandbox_full', say('rules_payments_sandbox_too_many_charges_try'), HOUR)
  return chargeCard(db, request, now)
}

/**
 * Charges the test card and returns the webhooks to send, each with a delay in seconds. A successful charge is final.
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

/** Signs an event as the sandbox sends it. */
export async function signEvent(db: Db, event: unknown): Promise<SignedEvent> {
  const body = JSON.stringify(event)
  return { body, signature: signBody(body, await sandboxSecret(db)) }
}

/** The response of `transaction/verify` in the provider's format; `status: false` for an unknown reference. */
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

/** The fee of a local card: 1.5 % and, from ₦2,500, ₦100, at most ₦2,000. */
function sandboxFee(amount: Kobo): Kobo {
  return Math.min(2_000_00, Math.ceil(amount * 0.015) + (amount >= 2_500_00 ? 100_00 : 0))
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
    requested_amount: amount,
    fees: status === 'success' ? sandboxFee(amount) : null,
    currency,
    status,
    gateway_response,
    customer: { email },
  }
}
