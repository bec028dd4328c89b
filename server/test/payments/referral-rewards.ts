import { expect } from 'vitest'
import { getUserData } from '../../../contract/auth/auth.ts'
import { signup } from '../../../contract/auth/sign-up.ts'
import { updateAppSettings } from '../../../contract/settings/settings-form.ts'
import { callApi } from '../call-api.ts'
import { openTestSchool, seedAdministrator, seedStudent, type TestSchool } from '../test-school.ts'

let friendCount = 0

/** Signs up a friend with a referral code. */
export async function signUpFriend(school: TestSchool, refBy: string) {
  const account = { name: 'Bilal Sani', phonenumber: '08030000000', password: 'a good password' }
  const email = `friend${friendCount++}@example.org`
  return callApi(school, signup, { ...account, email, refBy })
}

/** Signs up a friend with a referral code and returns the new wallet's balance in naira. */
export const signUpAndReadWallet = async (school: TestSchool, refBy: string): Promise<number> =>
  (await signUpFriend(school, refBy)).data.wallet

/** Signs up friends at the same time, with these codes in turn; returns their balances. */
export const signUpFriendsConcurrently = (count: number, school: TestSchool, codes: string[]) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      signUpAndReadWallet(school, codes[index % codes.length] ?? ''),
    ),
  )

/** The referral code of a student. */
export const readReferralCode = async (
  school: TestSchool,
  student: { token: string },
): Promise<string> => (await callApi(school, getUserData, {}, student)).data.referral_code

/** A school with these settings and a student; referrals are rewarded at sign-up. */
export async function openSchoolWithReferrer(settings: Record<string, unknown>) {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school)
  const changed = { siteName: 'Lisan', referral_credit: 'signup', ...settings }
  expect(await callApi(school, updateAppSettings, changed, maryam)).toMatchObject({ status: true })
  return { school, amina, code: await readReferralCode(school, amina) }
}
