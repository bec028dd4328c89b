import { openPayment } from '../../contract/payments.ts'
import { now } from '../kernel/clock.ts'
import { charge, type Notice, type Press, sandboxSecret } from '../payments/sandbox.ts'
import { signatureOf } from '../payments/signature.ts'
import { ask } from './ask.ts'
import type { TestPerson, TestSchool } from './school.ts'

export type OpenedPayment = { reference: string; amount: number; currency: string; email: string }

/** Opens a payment as the browser does: `{ amount }` in naira, or `{ class_id }`. */
export async function aPayment(
  school: TestSchool,
  student: TestPerson,
  wish: { amount?: number; class_id?: string },
): Promise<OpenedPayment> {
  const { data, message } = await ask(school, openPayment, wish, student)
  if (!data) throw new Error(message)
  return data
}

/**
 * Pays in the sandbox's window and answers the notice that the provider signs for it, which nobody has sent yet.
 * `otherwise` is what a dishonest browser makes of it; its amount is kobo, like the provider's.
 */
export async function payByCard(
  school: TestSchool,
  { reference, amount, currency, email }: OpenedPayment,
  otherwise: Partial<Press> = {},
): Promise<Notice> {
  const kobo = Math.round(amount * 100)
  const paid = { reference, amount: kobo, currency, email, outcome: 'success' as const }
  const [sent] = await charge(school.db, { ...paid, ...otherwise }, now())
  return sent?.notice ?? { body: '', signature: '' }
}

/** Delivers a notice to the webhook, as the provider does. */
export async function deliverNotice(school: TestSchool, { body, signature }: Notice) {
  const response = await school.app.inject({
    method: 'POST',
    url: '/webhooks/paystack',
    headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
    payload: body,
  })
  return { http: response.statusCode, ...response.json() }
}

/** A payment's row as it stands. */
export function paymentRow({ db }: TestSchool, reference: string) {
  return db
    .selectFrom('payments')
    .select(['state', 'remark', 'purpose', 'settled_at'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
}

/** Delivers an event to the webhook with the signature of the school's own sandbox. */
export async function deliverEvent(school: TestSchool, event: unknown) {
  const body = JSON.stringify(event)
  const signature = signatureOf(body, await sandboxSecret(school.db))
  return deliverNotice(school, { body, signature })
}

/** A payment of a student that has arrived: `{ amount }` in naira, or `{ class_id }`. */
export async function aSettledPayment(
  school: TestSchool,
  student: TestPerson,
  wish: { amount?: number; class_id?: string },
): Promise<OpenedPayment> {
  const opened = await aPayment(school, student, wish)
  await deliverNotice(school, await payByCard(school, opened))
  return opened
}
