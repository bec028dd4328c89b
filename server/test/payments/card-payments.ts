import { expect } from 'vitest'
import { getMyClasses } from '../../../contract/enrolment/enrolment.ts'
import { openPayment, verifyPayment } from '../../../contract/payments/payments.ts'
import { signBody } from '../../payments/paystack/signature.ts'
import {
  chargeCard,
  type SandboxRequest,
  type SignedEvent,
  sandboxSecret,
} from '../../payments/sandbox/sandbox.ts'
import { now } from '../../platform/clock.ts'
import { verifyLedger } from '../../wallet/verify-ledger.ts'
import { callApi } from '../call-api.ts'
import { type TestSchool, type TestUser, walletOf } from '../test-school.ts'

export type OpenedPayment = { reference: string; amount: number; currency: string; email: string }

/** Opens a payment as the browser does: `{ amount }` in naira, or `{ class_id }`. */
export async function seedPayment(
  school: TestSchool,
  student: TestUser,
  input: { amount?: number; class_id?: string; in_parts?: string; coupon?: string },
): Promise<OpenedPayment> {
  const { data, message } = await callApi(school, openPayment, input, student)
  if (!data) throw new Error(message)
  return data
}

/**
 * Pays in the sandbox window and returns the signed notice without delivering it. `overrides` are values that a manipulated
 * browser could send; amounts are kobo.
 */
export async function payByCard(
  school: TestSchool,
  { reference, amount, currency, email }: OpenedPayment,
  overrides: Partial<SandboxRequest> = {},
): Promise<SignedEvent> {
  const kobo = Math.round(amount * 100)
  const chargeRequest = { reference, amount: kobo, currency, email, outcome: 'success' as const }
  const [delivery] = await chargeCard(school.db, { ...chargeRequest, ...overrides }, now())
  return delivery?.event ?? { body: '', signature: '' }
}

/** Delivers a signed notice to the webhook. */
export async function deliverNotice(school: TestSchool, { body, signature }: SignedEvent) {
  const response = await school.app.inject({
    method: 'POST',
    url: '/webhooks/paystack',
    headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
    payload: body,
  })
  return { http: response.statusCode, ...response.json() }
}

/** Reports that the card window of a payment was closed, as the browser does. */
export function closeCardWindow(
  school: TestSchool,
  student: TestUser,
  { reference }: Pick<OpenedPayment, 'reference'>,
) {
  return callApi(school, verifyPayment, { reference, closed: '1' }, student)
}

/** The row of a payment. */
export function findPaymentRow({ db }: TestSchool, reference: string) {
  return db
    .selectFrom('payments')
    .select(['state', 'failure_reason', 'purpose', 'settled_at'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
}

/** Signs an event with the sandbox's key and delivers it to the webhook. */
export async function deliverEvent(school: TestSchool, event: unknown) {
  const body = JSON.stringify(event)
  const signature = signBody(body, await sandboxSecret(school.db))
  return deliverNotice(school, { body, signature })
}

/** Opens a payment, pays it and delivers its notice: `{ amount }` in naira, or `{ class_id }`. */
export async function seedSettledPayment(
  school: TestSchool,
  student: TestUser,
  input: { amount?: number; class_id?: string },
): Promise<OpenedPayment> {
  const opened = await seedPayment(school, student, input)
  await deliverNotice(school, await payByCard(school, opened))
  return opened
}

/** Reports a payment as the browser does after the payment window has closed. */
export const verifyCardPayment = (school: TestSchool, reference: string, as: TestUser) =>
  callApi(school, verifyPayment, { reference, email: as.email }, as)

/** The classes of a student, as the API returns them. */
export const enrolmentsOf = async (school: TestSchool, student: TestUser) =>
  (await callApi(school, getMyClasses, {}, student)).data

/** Expects that the balance equals the sum of the ledger entries, and that the ledger has no difference. */
export async function expectBalanced(school: TestSchool, student: TestUser, balance = 0) {
  expect(await walletOf(school.db, student.id)).toMatchObject({ balance, sum: balance })
  expect(await verifyLedger(school.db)).toEqual([])
}
