import { findCardPayments } from '../../contract/payments.ts'
import { getWalletHistory } from '../../contract/wallet.ts'
import { aSettledPayment } from './a-card.ts'
import { ask } from './ask.ts'
import {
  anAdministrator,
  aStudent,
  openSchool,
  type TestPerson,
  type TestSchool,
} from './school.ts'

/** A student whose ₦5,000 are in the wallet. */
export async function aFunding() {
  const school = await openSchool()
  const amina = await aStudent(school)
  const { reference } = await aSettledPayment(school, amina, { amount: 5000 })
  return { school, amina, reference }
}

/** The list of card payments, narrowed to a reference and a state. */
export async function listed(school: TestSchool, reference: string, state = '') {
  const maryam = await anAdministrator(school)
  const { data } = await ask(school, findCardPayments, { search: reference, state }, maryam)
  return data
}

/** The row of a card payment. */
export const rowOf = async (school: TestSchool, reference: string) =>
  (await listed(school, reference)).rows[0]

/** The wallet's rows as the student reads them, newest first. */
export async function historyOf(school: TestSchool, student: TestPerson): Promise<string[]> {
  const { data } = await ask(school, getWalletHistory, {}, student)
  return data.map(
    (it: { type: string; amount: number; description: string }) =>
      `${it.type === 'credit' ? '+' : '-'}${it.amount} ${it.description}`,
  )
}
