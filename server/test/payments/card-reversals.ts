import { findCardPayments } from '../../../contract/payments/card-payments.ts'
import { getWalletHistory } from '../../../contract/wallet/wallet.ts'
import { callApi } from '../call-api.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
  type TestUser,
} from '../test-school.ts'
import { seedSettledPayment } from './card-payments.ts'

/** A school with a student who has funded ₦5,000 by card. */
export async function seedFunding() {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const { reference } = await seedSettledPayment(school, amina, { amount: 5000 })
  return { school, amina, reference }
}

/** The page of card payments for a reference and a state. */
export async function findCardPaymentPage(school: TestSchool, reference: string, state = '') {
  const maryam = await seedAdministrator(school)
  const { data } = await callApi(school, findCardPayments, { search: reference, state }, maryam)
  return data
}

/** The row of a card payment. */
export const findCardPaymentRow = async (school: TestSchool, reference: string) =>
  (await findCardPaymentPage(school, reference)).rows[0]

/** The student's wallet history as '+amount description', newest first. */
export async function walletHistoryOf(school: TestSchool, student: TestUser): Promise<string[]> {
  const { data } = await callApi(school, getWalletHistory, {}, student)
  return data.map(
    (it: { type: string; amount: number; description: string }) =>
      `${it.type === 'credit' ? '+' : '-'}${it.amount} ${it.description}`,
  )
}
