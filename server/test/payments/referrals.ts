import { expect } from 'vitest'
import { getUserData } from '../../../contract/auth/auth.ts'
import { signup } from '../../../contract/auth/sign-up.ts'
import { verifyPayment } from '../../../contract/payments/payments.ts'
import { callApi } from '../call-api.ts'
import {
  openTestSchool,
  seedStudent,
  type TestSchool,
  type TestUser,
  walletOf,
} from '../test-school.ts'
import { payByCard, seedPayment } from './card-payments.ts'

let friendCount = 0

/** Signs up a friend with a student's referral code. */
export async function signUpFriend(
  school: TestSchool,
  referrer: TestUser,
  email = `hauwa${friendCount++}@example.org`,
): Promise<TestUser> {
  const { referral_code: refBy } = (await callApi(school, getUserData, {}, referrer)).data
  const account = { name: 'Hauwa Idris', phonenumber: '08030000000', password: 'a good password' }
  const { data, token } = await callApi(school, signup, { ...account, email, refBy })
  return { id: Number(data.id), name: account.name, email, token: String(token) }
}

/** Amina has referred a friend. */
export async function openSchoolWithReferral(email?: string) {
  const school = await openTestSchool()
  const amina = await seedStudent(school, { email: 'amina.bello@example.org' })
  return { school, amina, hauwa: await signUpFriend(school, amina, email) }
}

/** Pays by card; returns the reference, the provider's webhook and a function that verifies the payment. */
export async function startPayment(
  school: TestSchool,
  student: TestUser,
  options: Parameters<typeof seedPayment>[2] = { amount: 500 },
) {
  const payment = await seedPayment(school, student, options)
  const webhook = await payByCard(school, payment)
  const verify = () => callApi(school, verifyPayment, { reference: payment.reference }, student)
  return { reference: payment.reference, webhook, verify }
}

/** A student's wallet in kobo. */
export const balanceOf = async (school: TestSchool, { id }: { id: number }) => {
  const { balance, sum } = await walletOf(school.db, id)
  expect(sum).toBe(balance)
  return balance
}
