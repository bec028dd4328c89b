import { getMessages } from '../../../contract/messages/messages.ts'
import { recheckDuePayments } from '../../payments/settlement/recheck-worker.ts'
import { callApi } from '../call-api.ts'
import { freezeClock } from '../freeze-clock.ts'
import { openTestSchool, seedStudent, type TestSchool, type TestUser } from '../test-school.ts'
import { findPaymentRow, type OpenedPayment, seedPayment } from './card-payments.ts'

/** When the payment was created. */
export const OPENED = '2026-11-20T10:00:00Z'

/** Sets the clock to this many seconds after the payment was created. */
export const atSeconds = (seconds: number) => freezeClock(OPENED, seconds)

/** Amina has created a payment of ₦5,000 at ten o'clock and closed her page. */
export async function openSchoolWithPayment(
  payment: { amount?: number; class_id?: string } = { amount: 5000 },
) {
  freezeClock(OPENED)
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  return { school, amina, opened: await seedPayment(school, amina, payment) }
}

/** Runs the worker once and returns its warnings. */
export async function runWorkerPass(school: TestSchool) {
  const warnings: string[] = []
  await recheckDuePayments(school, (trouble) => warnings.push(trouble))
  return warnings
}

/** The subjects in a user's inbox. */
export async function messagesOf(
  school: TestSchool,
  to: TestUser,
): Promise<{ subject: string; body: string; class_id: string }[]> {
  return (await callApi(school, getMessages, {}, to)).data
}

/** The state of a payment. */
export const stateOf = async (school: TestSchool, { reference }: OpenedPayment) =>
  (await findPaymentRow(school, reference)).state
