import { expect, test } from 'vitest'
import { updateAppSettings } from '../../contract/settings/settings-form.ts'
import { getReferralOffer } from '../../contract/wallet/referral-offer.ts'
import { newReferralCode } from '../auth/sign-up.ts'
import { callApi } from '../test/call-api.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'

test('the offer of a referral code follows the settings, and an unknown code has none', async () => {
  const school = await openTestSchool()
  const teacher = await seedAdministrator(school)
  const email = 'zainab@example.org'
  const zainab = await seedStudent(school, { email })
  const { referral_code } = await school.db
    .selectFrom('users')
    .select('referral_code')
    .where('id', '=', zainab.id)
    .executeTakeFirstOrThrow()
  const offer = async (code: string) => (await callApi(school, getReferralOffer, { code })).data
  const set = (fields: object) =>
    callApi(school, updateAppSettings, { siteName: 'Lisan', ...fields }, teacher)

  expect(await offer(referral_code)).toEqual({
    known: true,
    reward: 100,
    referral_credit: 'first_payment',
  })
  await set({ referral_credit: 'signup' })
  expect(await offer(referral_code)).toMatchObject({ reward: 100, referral_credit: 'signup' })
  for (const code of [newReferralCode(email), '', 'x'])
    expect(await offer(code)).toMatchObject({ known: false, reward: 0 })
  await set({ referralCredit: '0' })
  expect(await offer(referral_code)).toMatchObject({ known: true, reward: 0 })
})
