import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { Config } from '../kernel/config.ts'
import type { Db } from '../kernel/db.ts'
import { RetryLater, reject } from '../kernel/refusal.ts'
import { secret } from '../kernel/secrets.ts'
import { readVerified } from './charge.ts'
import type { Provider } from './provider.ts'
import { countCharges, findCharge, forgetCharges, keepCharge } from './sandbox-store.ts'
import { signatureOf } from './signature.ts'
import { findPayment } from './store.ts'

/** The sandbox in the place of the card provider (decisions §7): its charges are rows, so any number of processes may run. */
export function openSandbox(db: Db, config: Config): Provider {
  return {
    name: 'sandbox',
    publicKey: config.PAYSTACK_PUBLIC_KEY,
    scriptUrl: '/sandbox/inline.js',
    webhookSecret: () => sandboxSecret(db),
    verify: async (reference, now) => readVerified(await verifyCharge(db, reference, now)),
  }
}

/** The sandbox's secret key, which signs its notices; made once per school. */
export function sandboxSecret(db: Db): Promise<string> {
  return secret(db, 'sandbox', () => `sk_test_${randomBytes(24).toString('hex')}`)
}

/** A press of a button on the sandbox's page. The first three end the window; the rest are what goes wrong in the world. */
export const press = z.object({
  reference: z.string().check(z.regex(/^[\w.=-]{1,100}$/)),
  amount: z.int().check(z.positive()),
  currency: z.string().check(z.maxLength(3)),
  email: z.string().check(z.maxLength(254)),
  outcome: z.enum(['success', 'failure', 'closed', 'late', 'twice']),
})
export type Press = z.output<typeof press>

const LATE_SECONDS = 4
const DAY = 86_400
/** Charges that the sandbox stores at most; each belongs to a payment that the school opened. */
const CHARGES_MAX = 10_000

/** A notice for the webhook, exactly as it is signed and sent. */
export type Notice = { body: string; signature: string }

/**
 * Charges a payment that the school opened with the sandbox, as anybody may from the window, and deletes charges that are
 * more than a day old. Rejects with 404 a reference that was not opened, with 429 while there are too many charges.
 */
export async function chargeOpened(db: Db, pressed: Press, now: number) {
  const payment = await findPayment(db, pressed.reference)
  if (payment?.provider !== 'sandbox') reject(404, 'This payment is not known.')
  await forgetCharges(db, now - DAY)
  const isNew = (await findCharge(db, pressed.reference)) === undefined
  if (isNew && (await countCharges(db)) >= CHARGES_MAX)
    throw new RetryLater('The sandbox has too many charges. Please try again later.', 429, 3600)
  return charge(db, pressed, now)
}

/**
 * Charges the card that does not exist, and answers the notices that the provider would send for it, each with
 * the seconds to wait first. A payment that succeeded stays so, whatever is pressed afterwards.
 */
export async function charge(
  db: Db,
  { outcome, ...paid }: Press,
  now: number,
): Promise<{ afterSeconds: number; notice: Notice }[]> {
  const delay = outcome === 'late' ? LATE_SECONDS : 0
  const status = outcome === 'failure' ? 'failed' : outcome === 'closed' ? 'abandoned' : 'success'
  await keepCharge(db, { ...paid, status, known_from: now + delay })
  if (status !== 'success') return []
  const notice = await signed(db, { event: 'charge.success', data: dataOf({ ...paid, status }) })
  const once = { afterSeconds: delay, notice }
  return outcome === 'twice' ? [once, once] : [once]
}

async function signed(db: Db, event: unknown): Promise<Notice> {
  const body = JSON.stringify(event)
  return { body, signature: signatureOf(body, await sandboxSecret(db)) }
}

/** What `transaction/verify` answers, in the provider's own shapes; `status: false` for an unknown reference. */
export async function verifyCharge(db: Db, reference: string, now: number) {
  const found = await findCharge(db, reference)
  if (!found) return { status: false as const, message: 'Transaction reference not found.' }
  const status = now < found.known_from ? 'ongoing' : found.status
  return {
    status: true as const,
    message: 'Verification successful',
    data: dataOf({ ...found, status }),
  }
}

type Paid = { reference: string; amount: number; currency: string; email: string; status: string }

function dataOf({ email, ...paid }: Paid) {
  const { reference, amount, currency, status } = paid
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
